import unfetch from 'isomorphic-unfetch';
import { type CallPolicy, defaultCallPolicy, visitorTimeoutMs } from './callPolicy';
import { startDeadline } from './deadline';
import type { Environment } from './environment';
import { missingTicketError, ServiceError } from './errors';
import { authorization, buildHeaders, headerNames } from './headers';
import { noteMissing, throwIfMissing } from './missingAdditions';
import { isRecord } from './parse';
import { sendWithRetries } from './retry';

type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Endpoint<Input, Output> {
  /** For logs and tests: `club.claimReward`. */
  name: string;
  method: HttpMethod;
  /** Path below the services' origin; build it with `path` so that values are encoded. */
  path: (input: Input) => string;
  query?: (input: Input) => Record<string, string | number | boolean | undefined>;
  /** JSON body; calls other than GET send `{}` without it. */
  body?: (input: Input) => unknown;
  /** A function gives the Authorization value. */
  auth: 'ticket' | 'none' | ((input: Input) => string);
  /** Throws for an unexpected shape, or a ServiceError for a response that reports an error. */
  parse: (json: unknown) => Output;
  /** True if a repeated Idempotency-Key returns the first response, so that the call may be retried. */
  honorsIdempotencyKey?: boolean;
  /** True for a small write that must arrive even if the player leaves the page while it is sent. */
  outlivesPage?: boolean;
  /** Overrides the policy's time limit. */
  timeoutMs?: number;
  /** True for a call that the specification does not have: a publisher's services may lack it. */
  isAddition?: boolean;
}

export interface CallContext {
  environment: Environment;
  ticket: string | null;
  sessionId: string | null;
  locale: string;
  /** The platform's own by default, in the browser and on the server. */
  fetch?: typeof fetch;
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** `defaultCallPolicy` by default. */
  policy?: CallPolicy;
}

type Definition<Input, Output> = Omit<Endpoint<Input, Output>, 'name' | 'method' | 'path' | 'auth'> &
  Partial<Pick<Endpoint<Input, Output>, 'auth'>> & { path: string | Endpoint<Input, Output>['path'] };

/** By default with the player's ticket. The input is what its functions take; without any, null. */
export const defineEndpoint = <Output, Input = null>(
  name: string,
  method: HttpMethod,
  { path, ...rest }: Definition<Input, Output>,
): Endpoint<Input, Output> => ({
  auth: 'ticket',
  ...rest,
  name,
  method,
  path: typeof path === 'string' ? () => path : path,
});

/** As `defineEndpoint`, for a call that section 7 of the specification does not have. */
export const defineAddition = <Output, Input = null>(
  ...definition: Parameters<typeof defineEndpoint<Output, Input>>
): Endpoint<Input, Output> => ({ ...defineEndpoint(...definition), isAddition: true });

/** Sends these fields of the input by their names: `query: pick<{ spaceId: string }>('spaceId')`. */
export const pick =
  <Input extends object>(...names: (keyof Input & string)[]) =>
  (input: Input) =>
    Object.fromEntries(names.map((name) => [name, input[name]]));

/** For the reads of visitors' pages: no ticket, and a shorter time limit. */
export const forVisitors = { auth: 'none', timeoutMs: visitorTimeoutMs } as const;

export interface PageInput {
  offset: number;
  limit: number;
}

/** Every value is encoded: path`/v1/spaces/${spaceId}/club/configs`. */
export const path = (parts: TemplateStringsArray, ...values: string[]) =>
  parts.reduce((text, part, index) => text + encodeURIComponent(values[index - 1] ?? '') + part);

/**
 * Always rejects with a ServiceError. Reads are retried with back-off after a network or gateway error, writes only
 * with an idempotency key that the endpoint honors.
 */
export async function request<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  input: Input,
  context: CallContext,
): Promise<Output> {
  const policy = context.policy ?? defaultCallPolicy;
  const isRead = endpoint.method === 'GET';
  const isOptional = isRead && endpoint.isAddition === true;
  const url = new URL(endpoint.path(input), context.environment.servicesUrl);
  const address = url.href;
  if (isOptional) throwIfMissing(address);
  const send = prepare(endpoint, input, context, url);
  const deadline = startDeadline(endpoint.timeoutMs ?? policy.timeoutMs, context.signal);
  const sendOnce = async () => {
    deadline.signal.throwIfAborted();
    return send(deadline.signal);
  };
  try {
    const json = mayRetry(endpoint, context)
      ? await sendWithRetries(sendOnce, { policy, deadline, isPatient: isRead })
      : await sendOnce();
    return parseResponse(endpoint, json);
  } catch (error) {
    const failure = deadline.explain(error, endpoint.name);
    if (isOptional) noteMissing(endpoint.name, address, failure);
    throw failure;
  } finally {
    deadline.stop();
  }
}

const mayRetry = (endpoint: Endpoint<never, unknown>, context: CallContext) =>
  endpoint.method === 'GET' || (endpoint.honorsIdempotencyKey === true && context.idempotencyKey !== undefined);

function prepare<Input, Output>(endpoint: Endpoint<Input, Output>, input: Input, context: CallContext, url: URL) {
  const { environment, sessionId, locale } = context;
  const hasJsonBody = endpoint.method !== 'GET';
  for (const [name, value] of Object.entries(endpoint.query?.(input) ?? {})) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  const init: RequestInit = {
    method: endpoint.method,
    headers: buildHeaders({
      environment,
      authorization: authorizationOf(endpoint, input, context),
      sessionId,
      locale,
      idempotencyKey: context.idempotencyKey ?? null,
      hasJsonBody,
    }),
    credentials: 'omit',
    ...(endpoint.outlivesPage && { keepalive: true }),
    ...(hasJsonBody ? { body: JSON.stringify(endpoint.body?.(input) ?? {}) } : {}),
  };
  return async (signal: AbortSignal) => readResponse(await (context.fetch ?? unfetch)(url.href, { ...init, signal }));
}

function authorizationOf<Input>({ auth }: Endpoint<Input, unknown>, input: Input, { ticket }: CallContext) {
  if (auth === 'none') return null;
  if (typeof auth === 'function') return auth(input);
  if (!ticket) throw missingTicketError();
  return authorization.ticket(ticket);
}

async function readResponse(response: Response): Promise<unknown> {
  const json = toJson(await response.text());
  if (response.ok) return json;
  throw readErrorResponse(response, json);
}

/** Wire, Errors; fields of another shape are left out. */
function readErrorResponse({ status, headers }: Response, json: unknown): ServiceError {
  const { message, errorCode, transactionId, moreInfo } = isRecord(json) ? json : {};
  return new ServiceError({
    message: readText(message) ?? `The services answered ${status}.`,
    status,
    errorCode: typeof errorCode === 'number' ? errorCode : null,
    transactionId: readText(transactionId) ?? headers.get(headerNames.transactionId),
    retryAfter: readRetryAfter(headers),
    moreInfo: readText(moreInfo),
  });
}

const readText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Seconds from now; the header holds seconds or a date, which is compared with the response's own: clocks may be wrong. */
function readRetryAfter(headers: Headers): number | null {
  const header = headers.get(headerNames.retryAfter);
  if (header === null) return null;
  const sentAt = Date.parse(headers.get('Date') ?? '') || Date.now();
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : (Date.parse(header) - sentAt) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

function toJson(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parseResponse<Output>(endpoint: Endpoint<never, Output>, json: unknown): Output {
  try {
    return endpoint.parse(json);
  } catch (cause) {
    if (cause instanceof ServiceError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ServiceError({ message: `${endpoint.name}: ${reason}`, status: 200, errorCode: 'unreadable', cause });
  }
}
