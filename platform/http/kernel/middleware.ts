import { randomUUID } from 'node:crypto';
import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { readApplications } from '../../db/stores/games/applicationStore';
import type { HonoEnv } from './honoEnv';
import type { ServiceContext } from '../../serviceContext';
import { Rejection } from '../../useCases/Rejection';
import { errorBody, errorTable, notFoundAt, PlatformError } from './errors';
import { exposedHeaderNames, headerNames, requestHeaderNames } from './headers';
import { sendJson } from './sendJson';

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const dayInSeconds = 24 * 60 * 60;
const maxBodyBytes = 64 * 1024;

/** True for an address of the services, as against pages, pictures and health checks. */
export const isCallPath = (path: string): boolean => /^\/(v\d+|clubwip|customintegrations|ws)\//i.test(path);

/** Names every exchange with a GUID of its own, in the reply's header and in error bodies. */
export const transactionId = createMiddleware<HonoEnv>(async (c, next) => {
  const id = randomUUID();
  c.set('transactionId', id);
  c.header(headerNames.transactionId, id);
  c.header('X-Content-Type-Options', 'nosniff');
  await next();
});

/** Lets pages of the club's own origins call, with credentials; answers any `OPTIONS` with 200 and `{}`. */
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
    // Clients parse the reply, so it may not be empty.
    return c.json({});
  });

/**
 * Calls to the services name the application they come from; pages, pictures and health checks need not. UAT takes any
 * that is well-formed, CERT2 and LIVE the registered ones (wire, Rules for every call).
 */
export const applicationId = ({ db, environment = 'UAT', registeredApps = [] }: ServiceContext) =>
  createMiddleware<HonoEnv>(async (c, next) => {
    if (!isCallPath(c.req.path)) return next();
    c.header('Cache-Control', 'no-store');
    const appId = c.req.header(headerNames.appId) ?? '';
    if (!guid.test(appId)) {
      throw new PlatformError('malformed', { moreInfo: `Header ${headerNames.appId} must be the application's GUID.` });
    }
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

/** What the gateway calls the service behind an address: its first word, or the one after its version. */
const serviceOf = (path: string) => /^\/(?:(?:clubwip\/|ws\/)?v\d+\/)?([^/]*)/i.exec(path)?.[1] ?? '';

/** Refuses bodies over 64 KB before anything reads them. */
export const limitedBody = bodyLimit({
  maxSize: maxBodyBytes,
  onError: () => {
    throw new PlatformError('tooLarge');
  },
});

/** 404 with the publisher's code and the address that was asked for. */
export const unknownPath =
  (services: ServiceContext): NotFoundHandler<HonoEnv> =>
  (c) =>
    sendError(c, services, notFoundAt(c.req.path));

/** Known errors become their reply; others are reported, and told without a detail of our insides. */
export const handleError =
  (services: ServiceContext): ErrorHandler<HonoEnv> =>
  (error, c) => {
    if (error instanceof PlatformError) return sendError(c, services, error);
    if (error instanceof Rejection) return sendError(c, services, new PlatformError(error.reason, error.details));
    const report = services.reportError ?? writeToStderr;
    report(error, c.get('transactionId'));
    return sendError(c, services, new PlatformError(isUnreachable(error) ? 'unavailable' : 'unexpected'));
  };

function sendError(c: Context<HonoEnv>, services: ServiceContext, known: PlatformError) {
  const error = known.reason === 'notFound' ? notFoundAt(c.req.path, known.details) : known;
  for (const [name, value] of Object.entries(error.details.headers ?? {})) c.header(name, value);
  return sendJson(c, errorBody(error, c.get('transactionId'), services), errorTable[error.reason].httpCode);
}

/**
 * True where something we depend on did not answer, the database first of all: by the network's code, by PostgreSQL's
 * own (it stops, has no connection left, took too long), or by the words of its client, which gives no code.
 */
function isUnreachable(error: Error): boolean {
  const cause = error.cause instanceof Error ? error.cause : error;
  const hasCode = 'code' in cause && /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|57|53300|25P03|08)/.test(String(cause.code));
  return hasCode || /^(Connection terminated|timeout e|Client .* not queryable)/.test(cause.message);
}

function writeToStderr(error: unknown, id: string) {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`${JSON.stringify({ level: 'error', transactionId: id, message, stack })}\n`);
}
