import { isDeepStrictEqual } from 'node:util';
import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import type { Caller, HonoEnv, Platform } from './context';
import type { ErrorName } from './errors';
import { headerNames, type schemeNames } from './headers';
import { sayingOf } from './clubTexts';
import { contentTranslatorFor } from '../content/translations/contentTranslator';
import { nearestLocale, type Locale } from '../locale/locales';
import { sendJson } from './sendJson';
import { ownProfile, requireTicket } from './ticket';
import { readBody, readQuery } from './validate';

/** One call of the services as data: what the documents tell of it (`/openapi.json`, `/docs`). */
export interface OperationDefinition {
  /** Its own name among all: `claimReward`. */
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Every address it answers at, the spec's own first, in the router's notation. */
  paths: readonly string[];
  /** The chapter it stands in. */
  tag: string;
  /** What it does, one sentence. */
  summary: string;
  /** What the summary does not say: limits, orders, what a repeat does. */
  description?: string;
  /** Who may call: a player with a ticket, anybody, or whoever the credentials in `Authorization` say. */
  auth: 'ticket' | 'none' | 'credentials';
  /** The schemes that credentials may come in; any of them where this says nothing. */
  schemes?: readonly (keyof typeof schemeNames)[];
  /** Its own refusals, besides those of every call. */
  errors?: readonly ErrorName[];
  /** True where a repeat of an Idempotency-Key gets the first reply. */
  takesIdempotencyKey?: boolean;
  query?: z.ZodType;
  body?: z.ZodType;
  reply: z.ZodType;
}

/** A call with its handler, ready to be mounted. */
export interface Operation {
  definition: OperationDefinition;
  mount: (app: Hono<HonoEnv>, platform: Platform) => void;
}

/** One file a resource: its calls, mounted by `createApp`. */
export type Calls = (platform: Platform) => readonly Operation[];

/** What every handler is given; `query` and `body` are as the schemas want them. */
export interface OpenCall<Query, Body> {
  c: Context<HonoEnv>;
  query: Query;
  body: Body;
  /** The caller's, or the nearest one that the club speaks. */
  locale: Locale;
  now: Date;
}

export interface PlayerCall<Query, Body> extends OpenCall<Query, Body> {
  caller: Caller;
  /** The caller's own. A path that names another player's is refused with 403, unless the call is of anybody. */
  profileId: string;
}

type Definition<Query extends z.ZodType, Body extends z.ZodType, Reply extends z.ZodType> = OperationDefinition & {
  query?: Query;
  body?: Body;
  reply: Reply;
};

type Answer<Reply extends z.ZodType = z.ZodType<object, object>> = Promise<z.input<Reply>> | z.input<Reply>;

/** A call that needs no ticket, or brings credentials of its own. */
export function openOperation<
  Reply extends z.ZodType,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(
  definition: Definition<Query, Body, Reply> & { auth: 'none' | 'credentials' },
  handle: (call: OpenCall<z.output<Query>, z.output<Body>>) => Answer<Reply>,
): Operation;
// The schemas have said what `query` and `body` are; from here on they are only handed through.
export function openOperation(
  definition: OperationDefinition,
  handle: (call: OpenCall<unknown, unknown>) => Answer,
): Operation {
  const reply = replying(definition);
  return {
    definition,
    mount: (app, platform) =>
      app.on(definition.method, [...definition.paths], async (c) => {
        const call = await readCall(c, platform, definition);
        return reply(call, platform, await handle(call));
      }),
  };
}

type PlayerDefinition<Definition> = Omit<Definition, 'auth'> & {
  /** True where the path may name other players: the handler then decides who may see what. */
  isOfAnybody?: boolean;
};

/** A call that a player makes with a ticket. */
export function playerOperation<
  Reply extends z.ZodType,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(
  definition: PlayerDefinition<Definition<Query, Body, Reply>>,
  handle: (call: PlayerCall<z.output<Query>, z.output<Body>>) => Answer<Reply>,
): Operation;
export function playerOperation(
  { isOfAnybody = false, ...rest }: PlayerDefinition<OperationDefinition>,
  handle: (call: PlayerCall<unknown, unknown>) => Answer,
): Operation {
  const definition: OperationDefinition = { ...rest, auth: 'ticket' };
  const reply = replying(definition);
  return {
    definition,
    mount: (app, platform) =>
      app.on(definition.method, [...definition.paths], requireTicket(platform), async (c) => {
        const caller = c.get('caller');
        const profileId = ownProfile(caller, isOfAnybody ? 'me' : (c.req.param('id') ?? 'me'));
        const call = { ...(await readCall(c, platform, definition)), caller, profileId };
        return reply(call, platform, await handle(call));
      }),
  };
}

async function readCall(
  c: Context<HonoEnv>,
  { clock }: Platform,
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

/** A call names its locale in its query, every client names its own in a header (wire, Rules for every call). */
const localeOf = (c: Context<HonoEnv>): Locale =>
  nearestLocale(c.req.query('locale') ?? c.req.header(headerNames.localeCode) ?? '');

/** Sends what a handler answers, with the club's texts in the caller's language. */
function replying(definition: OperationDefinition) {
  const say = sayingOf(definition.reply);
  return ({ c, locale }: OpenCall<unknown, unknown>, platform: Platform, value: object) => {
    const reply = checked(platform, definition, value);
    return sendJson(c, say?.(reply, contentTranslatorFor(locale)) ?? reply);
  };
}

/** The reply as it is; where the platform is under test, only if it is what the documents promise, field by field. */
function checked(platform: Platform, { id, reply }: OperationDefinition, value: object): object {
  if (!platform.checksReplies) return value;
  const sent: unknown = JSON.parse(JSON.stringify(value));
  if (!isDeepStrictEqual(reply.parse(sent), sent))
    throw new Error(`${id} replies with fields that are not documented.`);
  return value;
}
