import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { readApplications } from '../../db/stores/games/applicationStore';
import { IdempotencyKeyReused } from '../../db/stores/rewards/idempotencyStore';
import type { HonoEnv } from './honoEnv';
import type { ServiceContext } from '../../serviceContext';
import type { Locale } from '../../locale/locales';
import { translatorFor } from '../../locale/translator';
import { causeOf, codeOf } from '../../support/errorCause';
import { transactionIdFrom } from '../../support/transactionId';
import { errorTable } from '../../useCases/errorTable';
import { InvalidFields, Rejection, TooManyCalls } from '../../useCases/Rejection';
import { errorBody, malformed, PlatformError } from './errors';
import { exposedHeaderNames, headerNames, requestHeaderNames } from './headers';
import { malformedKey } from './idempotencyKey';
import { sendJson } from './sendJson';
import { localeOf } from './operation';
import { rejectUnstorable } from './validate';
import { validationError } from './validationReports';

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const dayInSeconds = 24 * 60 * 60;
const maxBodyBytes = 64 * 1024;

/** True for the path of an operation, not of a page, picture or health check. */
export const isCallPath = (path: string): boolean => /^\/(v\d+|clubwip|customintegrations|ws)\//i.test(path);

/** Gives every exchange a GUID, or keeps that of the server in front, in a response header and in error bodies. */
export const transactionId = createMiddleware<HonoEnv>(async (c, next) => {
  const id = transactionIdFrom(c.req.header(headerNames.transactionId));
  c.set('transactionId', id);
  c.header(headerNames.transactionId, id);
  await next();
});

/** Allows calls with credentials from the club's origins; every `OPTIONS` gets 200 and `{}`. */
export const crossOrigin = ({ allowedOrigins }: ServiceContext) =>
  createMiddleware<HonoEnv>(async (c, next) => {
    const origin = c.req.header('origin');
    c.header('Vary', 'Origin');
    if (origin && allowedOrigins.includes(origin)) {
      c.header('Access-Control-Allow-Origin', origin);
      c.header('Access-Control-Allow-Credentials', 'true');
      c.header('Access-Control-Expose-Headers', exposedHeaderNames.join(', '));
    }
    if (c.req.method !== 'OPTIONS') return next();
    c.header('Access-Control-Allow-Methods', 'GET, HEAD, POST, PUT, DELETE, OPTIONS');
    c.header('Access-Control-Allow-Headers', requestHeaderNames.join(', '));
    c.header('Access-Control-Max-Age', String(dayInSeconds));
    // Clients parse the response, so it may not be empty.
    return c.json({});
  });

/**
 * Requires an application id on operations. UAT accepts any well-formed id, CERT2 and LIVE only registered ones (wire,
 * Rules for every call).
 */
export const applicationId = ({ db, environment = 'UAT', registeredApps = [] }: ServiceContext) =>
  createMiddleware<HonoEnv>(async (c, next) => {
    if (!isCallPath(c.req.path)) return next();
    c.header('Cache-Control', 'no-store');
    const appId = c.req.header(headerNames.appId) ?? '';
    if (!guid.test(appId)) throw malformed(`Header ${headerNames.appId} must be the application's GUID.`);
    if (environment !== 'UAT' && !registeredApps.includes(appId.toLowerCase())) {
      const [game] = await readApplications(db, { applicationIds: [appId] });
      if (!game) throw notForApplication(c.req.path, appId);
    }
    return next();
  });

const notForApplication = (path: string, appId: string) =>
  new PlatformError('notOnGateway', {
    message: `The Service: ${serviceOf(path)}, is not currently available for Application ${appId} on the Gateway.`,
  });

/** The gateway's name of a service: the first path segment after the version. */
const serviceOf = (path: string) => /^\/(?:(?:clubwip\/|ws\/)?v\d+\/)?([^/]*)/i.exec(path)?.[1] ?? '';

/** Rejects a NUL character in the path or the query: 400 code 1, and moreInfo names the place. */
export const textUrl = createMiddleware<HonoEnv>((c, next) => {
  const { pathname, searchParams } = new URL(c.req.url);
  if (/%00/.test(pathname)) rejectUnstorable('\0', 'Path');
  rejectUnstorable(Object.fromEntries(searchParams), 'Query');
  return next();
});

/**
 * Reads a body to its end, at most 64 KB, so that a caller has a turn only once the call is complete. A caller that breaks it
 * off gets 400, as for any body that cannot be read.
 */
export const wholeBody = createMiddleware<HonoEnv>(async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  const bytes = c.req.header('content-length');
  // Only where no header has its length: to look at the body turns the server's request into one of `fetch`, which is slow.
  const isOfUnknownLength = bytes === undefined || c.req.header('transfer-encoding') !== undefined;
  if (!isOfUnknownLength && Number(bytes) > maxBodyBytes) rejectBody();
  const read = async () => {
    await c.req.text();
  };
  await (isOfUnknownLength ? limitedStream(c, read) : read()).catch((error: unknown) => {
    if (error instanceof PlatformError) throw error;
    throw malformed('Body: it was not sent to its end.');
  });
  return next();
});

function rejectBody(): never {
  // The rest of the body is not read, so the connection cannot carry another request.
  throw new PlatformError('tooLarge', { headers: { Connection: 'close' } });
}

const limitedStream = bodyLimit({ maxSize: maxBodyBytes, onError: rejectBody });

/** 404 in the publisher's format. */
export const unknownPath =
  (services: ServiceContext): NotFoundHandler<HonoEnv> =>
  (c) =>
    sendError(c, services, new PlatformError('notFound'));

/** Responds to known errors with their code. Reports other errors, and hides their details from the client. */
export const handleError =
  (services: ServiceContext): ErrorHandler<HonoEnv> =>
  (error, c) => {
    if (error instanceof PlatformError) return sendError(c, services, error);
    if (error instanceof Rejection) return sendError(c, services, errorOf(error, localeOf(c)));
    if (error instanceof IdempotencyKeyReused)
      return sendError(c, services, malformedKey('was used for another request'));
    services.reportError(error, c.get('transactionId'));
    if (isDataError(error)) return sendError(c, services, malformed('A value is outside of what can be stored.'));
    return sendError(c, services, new PlatformError(isUnreachable(error) ? 'unavailable' : 'unexpected'));
  };

/** The error of a rejection, with the reports of invalid fields in the caller's language. */
function errorOf(rejection: Rejection, locale: Locale): PlatformError {
  if (rejection instanceof InvalidFields) return validationError(rejection.problems, translatorFor(locale));
  const headers =
    rejection instanceof TooManyCalls ? { [headerNames.retryAfter]: String(rejection.seconds) } : undefined;
  return new PlatformError(rejection.reason, { ...rejection.details, headers });
}

function sendError(c: Context<HonoEnv>, services: ServiceContext, known: PlatformError) {
  // 404 in the publisher's words. All but an unknown reward read like this.
  const message = `Resource '${c.req.path}' not found.`;
  const error = known.reason === 'notFound' ? new PlatformError('notFound', { ...known.details, message }) : known;
  for (const [name, value] of Object.entries(error.details.headers ?? {})) c.header(name, value);
  return sendJson(c, errorBody(error, c.get('transactionId'), services), errorTable[error.reason].httpCode);
}

/**
 * True where a dependency is unreachable, above all the database: by network code, by PostgreSQL code (shutdown, no
 * connection left, timeout), or by message, because its client gives no code.
 */
function isUnreachable(error: Error): boolean {
  const cause = causeOf(error);
  return (
    /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|57|53300|25P03|08)/.test(codeOf(cause) ?? '') ||
    /^(Connection terminated|timeout e|Client .* not queryable)/.test(cause.message)
  );
}

/** True where the database rejects a value that the schemas let through: PostgreSQL's class 22, data exceptions. */
const isDataError = (error: Error) => /^22[0-9A-Z]{3}$/.test(codeOf(causeOf(error)) ?? '');
