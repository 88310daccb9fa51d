import { wait } from '../http/deadline';
import { type CallContext, request } from '../http/endpoint';
import { errorText } from '../http/errorCatalog';
import { ServiceError } from '../http/errors';
import { loginWithConsoleAuthCode, type LoginResponse } from './sessions';

export interface ConsoleHost {
  /** Stage 1. */
  requestAuthCode: () => Promise<AuthCodeResponse>;
  endApp: () => unknown;
}

/** The result of stage 1; an errorCode means failure, whatever the other fields are (spec 8). */
export type AuthCodeResponse =
  | {
      code: string;
      /** If the player must still approve: the polling interval in seconds, and an ISO instant as the limit. */
      intervalSec?: number;
      expiration?: string;
    }
  | { cancelled: true }
  | { errorCode: number; message?: string };

export type ConsoleLogin = LoginResponse | { kind: 'appEnded' };

/** Spec 8. */
export class ConsoleLoginError extends ServiceError {
  constructor(
    readonly stage: 1 | 2,
    { reason, ...details }: { reason: string; status?: number; errorCode?: ServiceError['errorCode']; cause?: unknown },
  ) {
    super({ ...details, message: errorText(`console/stage${stage}`, { reason }) });
    this.name = 'ConsoleLoginError';
  }
}

/** Error codes while a code is not yet a session (docs/contracts/accounts.md, Consoles). */
const undecided = 2020;
const denied = 2021;

/**
 * Stage 1 gets the code, stage 2 exchanges it for a session and polls until the player decides. Rejects with a
 * ConsoleLoginError; when the player cancels, the app ends.
 */
export async function loginOnConsole(
  host: ConsoleHost,
  context: CallContext,
  { rememberMe = false }: { rememberMe?: boolean } = {},
): Promise<ConsoleLogin> {
  const response = await host.requestAuthCode().catch((cause: unknown) => fail(1, cause));
  if ('errorCode' in response)
    throw new ConsoleLoginError(1, {
      reason: response.message ?? `error ${response.errorCode}`,
      errorCode: response.errorCode,
    });
  if ('cancelled' in response) return end(host);
  try {
    return await exchange(response, rememberMe, context);
  } catch (error) {
    return error instanceof ServiceError && error.errorCode === denied ? end(host) : fail(2, error);
  }
}

type Code = Extract<AuthCodeResponse, { code: string }>;

async function exchange({ code, intervalSec, expiration }: Code, rememberMe: boolean, context: CallContext) {
  const endsAt = expiration === undefined ? 0 : Date.parse(expiration);
  for (;;) {
    try {
      return await request(loginWithConsoleAuthCode, { code, rememberMe }, context);
    } catch (error) {
      const pauseMs = (intervalSec ?? 0) * 1000;
      const mayWait = error instanceof ServiceError && error.errorCode === undecided && pauseMs > 0;
      if (!mayWait || Date.now() + pauseMs >= endsAt) throw error;
      await wait(pauseMs, context.signal);
    }
  }
}

async function end(host: ConsoleHost): Promise<ConsoleLogin> {
  await host.endApp();
  return { kind: 'appEnded' };
}

function fail(stage: 1 | 2, cause: unknown): never {
  const { status, errorCode } = cause instanceof ServiceError ? cause : { status: 0, errorCode: null };
  const reason = cause instanceof Error ? cause.message : String(cause);
  throw new ConsoleLoginError(stage, { reason, status, errorCode, cause });
}
