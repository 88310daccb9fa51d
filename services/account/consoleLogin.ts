import { wait } from '../http/deadline';
import { type CallContext, request } from '../http/endpoint';
import { errorText } from '../http/errorCatalogue';
import { ServiceError } from '../http/errors';
import { loginWithConsoleAuthCode, requestConsoleAuthCode } from './login';
import type { ConsoleAuthCode, LoginResponse } from './types';

/** The console that a player logs in on. */
export interface ConsoleHost {
  /** Stage 1: the code that stands for the player; `codeFromServices` is one way to get it. */
  requestAuthCode: () => Promise<AuthCodeResponse>;
  /** Ends the app, because the player does not want to log in. */
  endApp: () => unknown;
}

/** What a console answers in stage 1; an errorCode is a failure, whatever else is said (spec 8). */
export type AuthCodeResponse =
  | {
      code: string;
      /** Where the player has still to agree: seconds between two questions, and the moment it is too late. */
      intervalSec?: number;
      expiration?: string;
    }
  | { cancelled: true }
  | { errorCode: number; message?: string };

export type ConsoleLogin = LoginResponse | { kind: 'appEnded' };

/** Why a login on a console failed, and in which of its two stages (spec 8). */
export class ConsoleLoginError extends ServiceError {
  constructor(
    readonly stage: 1 | 2,
    { reason, ...details }: { reason: string; status?: number; errorCode?: ServiceError['errorCode']; cause?: unknown },
  ) {
    super({ ...details, message: errorText(`console/stage${stage}`, { reason }) });
    this.name = 'ConsoleLoginError';
  }
}

/** What the services answer while a code is no session yet (docs/contracts/accounts.md, Consoles). */
const undecided = 2020;
const refused = 2021;

/**
 * Logs in on a console. Stage 1 gets its code, stage 2 exchanges it for a session, patiently where the player has still
 * to agree. Rejects with a ConsoleLoginError; a player who cancels ends the app.
 */
export async function loginOnConsole(
  host: ConsoleHost,
  context: CallContext,
  { rememberMe = false }: { rememberMe?: boolean } = {},
): Promise<ConsoleLogin> {
  const reply = await host.requestAuthCode().catch((cause: unknown) => fail(1, cause));
  if ('errorCode' in reply)
    throw new ConsoleLoginError(1, { reason: reply.message ?? `error ${reply.errorCode}`, errorCode: reply.errorCode });
  if ('cancelled' in reply) return end(host);
  try {
    return await exchange(reply, rememberMe, context);
  } catch (error) {
    return error instanceof ServiceError && error.errorCode === refused ? end(host) : fail(2, error);
  }
}

/** Stage 1 by the services: shows the player's code and goes on at once; stage 2 waits for the player's decision. */
export const codeFromServices =
  (
    context: CallContext,
    show: (code: ConsoleAuthCode) => unknown,
    deviceName?: string,
  ): ConsoleHost['requestAuthCode'] =>
  async () => {
    const code = await request(requestConsoleAuthCode, { deviceName }, context);
    show(code);
    return code;
  };

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
