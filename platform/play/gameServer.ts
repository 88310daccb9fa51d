import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { GameKey } from '../domain/gameSignature';
import { schemeNames } from '../http/kernel/headers';
import { ticketOf, type CallOptions } from './client';

/** Calls the platform; null where the call was rejected and the caller goes on without it. */
type Call = <T>(path: string, schema: z.ZodType<T>, options?: CallOptions) => Promise<T | null>;

/** A player's session of a game, as the game's server has it. */
export type GameSession = NonNullable<Awaited<ReturnType<typeof openGameSession>>>;

export interface PlayedEvent {
  name: string;
  count: number;
  data?: { code: string };
}

const applicationsBody = z.object({
  applications: z.array(z.object({ applicationId: z.string(), platform: z.string() })),
});
const switchBody = z.object({ switchTicket: z.string() });
const sessionBody = z.object({ ticket: z.string(), profileId: z.string() });

/** Starts a game with the player's ticket of the club, as a launcher does; null where a call was rejected. */
export async function openGameSession(
  call: Call,
  authorization: string,
  { spaceId, platform, keys }: { spaceId: string; platform?: string | undefined; keys: Record<string, GameKey> },
) {
  const key = keys[spaceId];
  if (!key) throw new Error(`There is no key for the space ${spaceId}; make one with "npm run operate -- keys".`);
  const found = await call(`/v2/applications?spaceIds=${spaceId}`, applicationsBody, { authorization });
  const applications = found?.applications ?? [];
  const appId = (applications.find((one) => one.platform === platform?.toUpperCase()) ?? applications[0])
    ?.applicationId;
  const handOver = { method: 'POST', authorization, body: { appId } };
  const handedOver = appId && (await call('/v3/profiles/switchTickets', switchBody, handOver));
  if (!handedOver) return null;
  const session = await call('/v3/profiles/sessions', sessionBody, {
    method: 'POST',
    authorization: `${schemeNames.switch} t=${handedOver.switchTicket}`,
    appId,
    body: {},
  });
  return session && { spaceId, key, ...session };
}

/** Sends a signed batch of events; null where it was rejected. */
export const sendEvents = (
  call: Call,
  { spaceId, ticket, profileId, key }: GameSession,
  where: { platform?: string | undefined; gameSessionId: string; playerSessionId: string },
  events: readonly PlayedEvent[],
) =>
  call('/v3/profiles/me/events', z.object({}), {
    method: 'POST',
    authorization: ticketOf(ticket),
    body: { spaceId, ...where, events: events.map((event) => ({ ...event, id: randomUUID() })) },
    signWith: { key, profileId },
  });
