import { z } from 'zod';
import { signCall, type GameKey } from '../domain/gameSignature';
import { guid } from '../domain/guid';
import { headerNames, schemeNames } from '../http/kernel/headers';
import { systemClock, type Clock } from '../support/clock';

const errorBody = z.object({ message: z.string(), errorCode: z.number() });

/** A call that the platform rejected, with its status and message. */
export class Rejected extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly errorCode: number | null = null,
    /** The seconds of the Retry-After header; null without one. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}

/** One request of a client. */
export interface CallOptions {
  method?: string;
  authorization?: string;
  body?: unknown;
  idempotencyKey?: string;
  /** The application that calls; the play command's own by default. */
  appId?: string;
  /** The key that a game's server signs the call with, and the player of the ticket. */
  signWith?: { key: GameKey; profileId: string };
}

/** Calls the platform over HTTP as a game does. Throws `Rejected`, or an error with one sentence if nothing responds. */
export function platformClient(platformUrl: string, clock: Clock = systemClock) {
  const ownAppId = guid('application', 'play');

  return async function call<T>(
    path: string,
    schema: z.ZodType<T>,
    { method = 'GET', authorization, body, idempotencyKey, appId = ownAppId, signWith }: CallOptions = {},
  ): Promise<T> {
    const headers = new Headers({ [headerNames.appId]: appId, [headerNames.contentType]: 'application/json' });
    if (authorization) headers.set(headerNames.authorization, authorization);
    if (idempotencyKey) headers.set(headerNames.idempotencyKey, idempotencyKey);
    const sent = body === undefined ? undefined : JSON.stringify(body);
    if (signWith) {
      const { key, profileId } = signWith;
      const { pathname } = new URL(path, platformUrl);
      const call = { method, path: pathname, profileId, body: sent ?? '' };
      headers.set(headerNames.gameSignature, signCall(key, call, clock.now()));
    }
    const request = { method, headers, ...(sent !== undefined && { body: sent }) };
    const response = await fetch(platformUrl + path, request).catch((error: unknown) => {
      throw new Error(`Nobody answers at ${platformUrl}; start the platform with "npm run platform".`, {
        cause: error,
      });
    });
    const json: unknown = await response.json().catch(() => null);
    if (!response.ok) {
      const { data: error } = errorBody.safeParse(json);
      const retryAfter = Number(response.headers.get(headerNames.retryAfter)) || null;
      const message = error?.message ?? `The platform said ${response.status}.`;
      throw new Rejected(response.status, message, error?.errorCode, retryAfter);
    }
    const parsed = schema.safeParse(json);
    if (!parsed.success) throw new Error(`${platformUrl} does not answer as the club's platform does.`);
    return parsed.data;
  };
}

export type Call = ReturnType<typeof platformClient>;

const sessionBody = z.object({ ticket: z.string() });

/** Logs a player in as the club's site does; returns the credentials of the session. */
export async function logIn(call: Call, email: string, password: string): Promise<string> {
  const request = { method: 'POST', authorization: basicOf(email, password), body: { rememberMe: false } };
  return ticketOf((await call('/v3/profiles/sessions', sessionBody, request)).ticket);
}

const gamesBody = z.object({
  games: z.array(z.object({ spaceId: z.string(), slug: z.string(), title: z.string(), status: z.string() })),
});

export const readGames = async (call: Call) => (await call('/v1/spaces/club/games', gamesBody)).games;
export type Game = Awaited<ReturnType<typeof readGames>>[number];

export const basicOf = (email: string, password: string) =>
  `${schemeNames.basic} ${Buffer.from(`${email}:${password}`).toString('base64')}`;

export const ticketOf = (ticket: string) => `${schemeNames.ticket} t=${ticket}`;
