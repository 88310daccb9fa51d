import { isDeepStrictEqual } from 'node:util';
import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import type { Caller, HonoEnv } from './honoEnv';
import type { ServiceContext } from '../../serviceContext';
import type { ErrorName } from '../../useCases/errorTable';
import { headerNames, type schemeNames } from './headers';
import { idempotencyKeyOf } from './idempotencyKey';
import { translatorOf } from './clubText';
import { contentTranslatorFor } from '../../content/translations/contentTranslator';
import { nearestLocale, type Locale } from '../../locale/locales';
import { limitPerKey } from '../../support/limitPerKey';
import { sendJson } from './sendJson';
import { ownProfile, requireTicket } from './ticket';
import { readBody, readQuery } from './validate';
import { emptyResponse } from './wireTypes';

/** An operation of the services as data, for routing and for the documents (`/openapi.json`, `/docs`). */
export interface OperationDefinition {
  /** Unique name: `claimReward`. */
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** All paths, the spec's own first, in the router's notation. */
  paths: readonly string[];
  summary: string;
  /** More than the summary: limits, order, what a repeat does. */
  description?: string;
  /** Who may call: a player with a ticket, anyone, or a caller with credentials in `Authorization`. */
  auth: 'ticket' | 'none' | 'credentials';
  /** Accepted schemes of credentials; all by default. */
  schemes?: readonly (keyof typeof schemeNames)[];
  /** Errors besides those of every operation. */
  errors?: readonly ErrorName[];
  /** True where a repeat of an Idempotency-Key returns the first response. */
  takesIdempotencyKey?: boolean;
  /** True where a game's server signs the call. */
  isSigned?: boolean;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
}

export interface Operation {
  definition: OperationDefinition;
  mount: (app: Hono<HonoEnv>, services: ServiceContext) => void;
}

/** Resources, which make operations, by the chapter of the documents that has them. */
export type Chapters = Readonly<Record<string, readonly ((services: ServiceContext) => readonly Operation[])[]>>;

/** An operation with its chapter in the documents. */
export type FiledOperation = Operation & { chapter: string };

/** The input of every handler; `query` and `body` are parsed. */
export interface OpenCall<Query, Body> {
  c: Context<HonoEnv>;
  query: Query;
  body: Body;
  /** The caller's locale, or the nearest supported one. */
  locale: Locale;
  now: Date;
}

export interface PlayerCall<Query, Body> extends OpenCall<Query, Body> {
  caller: Caller;
  /** The caller's own profile. A path with another player's is 403, unless `isOfAnybody` is set. */
  profileId: string;
  /** Of an operation that takes one; undefined without one. */
  idempotencyKey: string | undefined;
}

type Method = OperationDefinition['method'];

/** The path of an operation, or all of them. */
type Paths = string | readonly string[];

/** An operation as its resource defines it; without the shape of a response, it responds with `{}`. */
type Definition<Query, Body, ResponseShape extends z.ZodType, Call> = Omit<
  OperationDefinition,
  'method' | 'paths' | 'auth' | 'response'
> & {
  query?: Query;
  body?: Body;
  response?: ResponseShape;
  handle: (call: Call) => HandlerResult<ResponseShape>;
};

/** A response of the shape, or one that is sent in parts. */
type HandlerResult<ResponseShape extends z.ZodType> =
  | Promise<z.input<ResponseShape> | Response>
  | z.input<ResponseShape>;

type AnyDefinition<Call> = Definition<z.ZodType, z.ZodType, z.ZodType<object | undefined, object | undefined>, Call>;

type OpenDefinition<Given> = Given & { auth?: 'credentials' };

/** An operation without a ticket, public unless it reads other credentials. */
export function openOperation<
  ResponseShape extends z.ZodType = z.ZodVoid,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(
  method: Method,
  paths: Paths,
  definition: OpenDefinition<Definition<Query, Body, ResponseShape, OpenCall<z.output<Query>, z.output<Body>>>>,
): Operation;
// The overload above types `query` and `body`; the implementation only passes them on.
export function openOperation(
  method: Method,
  paths: Paths,
  { handle, auth, ...given }: OpenDefinition<AnyDefinition<OpenCall<unknown, unknown>>>,
): Operation {
  const definition = {
    response: emptyResponse,
    ...given,
    method,
    paths: [paths].flat(),
    auth: auth ?? 'none',
  } as const;
  const response = replying(definition);
  return {
    definition,
    mount: (app, services) =>
      app.on(method, definition.paths, async (c) => {
        const call = await readCall(c, services, definition);
        return response(call, services, await handle(call));
      }),
  };
}

type PlayerDefinition<Given> = Given & {
  /** True where the path may name other players; the handler then checks access. */
  isOfAnybody?: boolean;
};

/** An operation that needs a player's ticket. */
export function playerOperation<
  ResponseShape extends z.ZodType = z.ZodVoid,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(
  method: Method,
  paths: Paths,
  definition: PlayerDefinition<Definition<Query, Body, ResponseShape, PlayerCall<z.output<Query>, z.output<Body>>>>,
): Operation;
export function playerOperation(
  method: Method,
  paths: Paths,
  { isOfAnybody = false, handle, ...given }: PlayerDefinition<AnyDefinition<PlayerCall<unknown, unknown>>>,
): Operation {
  const definition = { response: emptyResponse, ...given, method, paths: [paths].flat(), auth: 'ticket' } as const;
  const response = replying(definition);
  const isRead = method === 'GET';
  return {
    definition,
    mount: (app, services) =>
      app.on(method, definition.paths, requireTicket(services), async (c) => {
        const caller = c.get('caller');
        const profileId = ownProfile(caller, isOfAnybody ? 'me' : (c.req.param('id') ?? 'me'));
        const read = await readCall(c, services, definition);
        const idempotencyKey = given.takesIdempotencyKey ? idempotencyKeyOf(c) : undefined;
        const call = { ...read, caller, profileId, idempotencyKey };
        const value = isRead ? await handle(call) : await writeInTurn(profileId, async () => handle(call));
        return response(call, services, value);
      }),
  };
}

/**
 * Writes of a player take turns: each locks the player's row, and one that waited for the lock in the database would hold
 * a connection meanwhile.
 */
const writeInTurn = limitPerKey({ atOnce: 1, mostWaiting: 512 });

async function readCall(
  c: Context<HonoEnv>,
  { clock }: ServiceContext,
  { query, body }: OperationDefinition,
): Promise<OpenCall<unknown, unknown>> {
  return {
    c,
    query: query && readQuery(c, query),
    body: body && (await readBody(c, body)),
    locale: localeOf(c),
    now: clock.now(),
  };
}

/** The locale comes from the query, else from the client's header (wire, Rules for every call). */
export const localeOf = (c: Context<HonoEnv>): Locale =>
  nearestLocale(c.req.query('locale') ?? c.req.header(headerNames.localeCode) ?? '');

/** Sends a handler's result, with the club's texts in the caller's language. */
function replying(definition: OperationDefinition) {
  const translate = translatorOf(definition.response);
  return ({ c, locale }: OpenCall<unknown, unknown>, services: ServiceContext, value: object = {}) => {
    if (value instanceof Response) return c.newResponse(value.body, value);
    const response = checked(services, definition, value);
    return sendJson(c, translate?.(response, contentTranslatorFor(locale)) ?? response);
  };
}

/** Returns the response. Under test, throws where it differs from its schema. */
function checked(services: ServiceContext, { id, response }: OperationDefinition, value: object): object {
  if (!services.checksResponses) return value;
  const sent: unknown = JSON.parse(JSON.stringify(value));
  if (!isDeepStrictEqual(response.parse(sent), sent))
    throw new Error(`${id} replies with fields that are not documented.`);
  return value;
}
