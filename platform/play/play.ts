import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { basicOf, platformClient, Rejected, ticketOf, type Call } from './client';
import type { PlayOptions } from './options';
import { readProgress, describeChanges, type Progress } from './progress';

interface PlayedEvent {
  name: string;
  count: number;
}

const gamesBody = z.object({ games: z.array(z.object({ spaceId: z.string(), slug: z.string(), title: z.string() })) });
const sessionBody = z.object({ ticket: z.string() });

/** Events in a batch, and how long a session of play lasts. */
const batchSize = 20;
const sessionSeconds = 45 * 60;
/** The share of the missing progress that a session adds to challenges that are not weekly. */
const casualShare = 1 / 4;
/** A session's contribution to a community challenge. */
const communityPart = 12;

/**
 * Plays a session of a game as the player: over HTTP, in the batches that a game sends. It activates nothing, and
 * completes the active weekly challenges. Returns the changes, a sentence each; throws an error with one sentence.
 */
export async function play(options: PlayOptions): Promise<string[]> {
  const call = platformClient(options.platformUrl);
  const game = await findGame(call, options.game);
  const authorization = ticketOf(await signIn(call, options));
  const before = await readProgress(call, authorization, game.spaceId);
  const events = options.events ?? sessionOf(before);
  await sendAll(call, authorization, { spaceId: game.spaceId, platform: options.platform }, events);
  const after = await readProgress(call, authorization, game.spaceId);
  const moves = describeChanges(before, after);
  return [
    `${before.profile.username} played ${game.title}: ${events.map(({ name, count }) => `${name} x ${count}`).join(', ')}`,
    ...(moves.length > 0 ? moves : ['Nothing moved.']),
    ...hints(before, options),
  ];
}

async function findGame(call: Call, slug: string) {
  const { games } = await call('/v1/spaces/club/games', gamesBody);
  const game = games.find((one) => one.slug === slug);
  if (game) return game;
  throw new Error(`There is no game "${slug}"; the games are ${games.map((one) => one.slug).join(', ')}.`);
}

async function signIn(call: Call, { player, password }: PlayOptions): Promise<string> {
  const request = { method: 'POST', authorization: basicOf(player, password), body: { rememberMe: false } };
  try {
    return (await call('/v3/profiles/sessions', sessionBody, request)).ticket;
  } catch (error) {
    if (error instanceof Rejected && error.status === 401) {
      throw new Error(`${player} cannot sign in with that password; give the right one with --password.`, {
        cause: error,
      });
    }
    throw error;
  }
}

/** Events that complete the active weekly challenges and advance the other ones, and the play time. */
function sessionOf({ challenges }: Progress): PlayedEvent[] {
  const counts = new Map<string, number>();
  for (const challenge of challenges) {
    if (challenge.status !== 'active') continue;
    const { event } = challenge;
    const count = partOf(challenge);
    counts.set(event, Math.max(counts.get(event) ?? 0, count));
  }
  counts.delete('session.ended');
  return [...counts].map(([name, count]) => ({ name, count })).concat({ name: 'session.ended', count: sessionSeconds });
}

function partOf({ type, community, progress, target }: Progress['challenges'][number]): number {
  if (community) return communityPart;
  const missing = target - progress;
  return type === 'weekly' ? missing : Math.ceil(missing * casualShare);
}

async function sendAll(
  call: Call,
  authorization: string,
  where: { spaceId: string; platform: string | undefined },
  events: PlayedEvent[],
) {
  const [gameSessionId, playerSessionId] = [randomUUID(), randomUUID()];
  const named = events.map((event) => ({ ...event, id: randomUUID() }));
  for (let start = 0; start < named.length; start += batchSize) {
    const body = { ...where, gameSessionId, playerSessionId, events: named.slice(start, start + batchSize) };
    await call('/v3/profiles/me/events', z.object({}), { method: 'POST', authorization, body });
  }
}

function hints({ challenges }: Progress, { events }: PlayOptions): string[] {
  const weeklies = challenges.filter((challenge) => challenge.type === 'weekly');
  const waits = weeklies.filter((challenge) => challenge.status === 'available').map((challenge) => challenge.name);
  if (events || waits.length === 0) return [];
  return [`Not counted, because nobody activated ${waits.length === 1 ? 'it' : 'them'} yet: ${waits.join(', ')}.`];
}
