import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { readLocalKeys } from '../play/localKeys';
import type { Clock } from '../support/clock';
import { logIn, platformClient, readGames, Rejected, type Call, type Game } from './client';
import { openGameSession, sendEvents, type GameSession, type PlayedEvent } from './gameServer';
import type { PlayOptions } from './options';
import { readProgress, describeChanges, type Progress } from './progress';

const claimsBody = z.object({
  claims: z.array(z.object({ name: z.string(), code: z.string().nullable(), deliveryDate: z.string().nullable() })),
});

/** Events in a batch, and how long a session of play lasts. */
const batchSize = 20;
const sessionSeconds = 45 * 60;
/** The share of the missing progress that a session adds to challenges that are not weekly. */
const casualShare = 1 / 4;
/** A session's contribution to a community challenge. */
const communityPart = 12;

/**
 * Plays a session of a game as the game's server: over HTTP, in signed batches. It activates nothing, and completes the
 * active weekly challenges. Returns the changes, a sentence each; throws an error with one sentence.
 */
export async function play(options: PlayOptions, clock?: Clock): Promise<string[]> {
  const call = platformClient(options.platformUrl, clock);
  const game = await findGame(call, options.game);
  const authorization = await signIn(call, options);
  if (options.delivers) return deliver(call, authorization, game, options);
  const before = await readProgress(call, authorization, game.spaceId);
  const events = options.events ?? sessionOf(before);
  const session = await openSession(call, authorization, game, options);
  await sendAll(call, session, options.platform, events);
  const after = await readProgress(call, authorization, game.spaceId);
  const moves = describeChanges(before, after);
  return [
    `${before.profile.username} played ${game.title}: ${events.map(({ name, count }) => `${name} x ${count}`).join(', ')}`,
    ...(moves.length > 0 ? moves : ['Nothing moved.']),
    ...hints(before, options),
  ];
}

async function openSession(call: Call, authorization: string, game: Game, options: PlayOptions): Promise<GameSession> {
  const { spaceId, title } = game;
  const keys = await readLocalKeys(options.keysFile);
  const session = await openGameSession(call, authorization, { spaceId, platform: options.platform, keys });
  if (!session) throw new Error(`${title} runs on no platform.`);
  return session;
}

/** Delivers what the player claimed in a game, as the game does; a line for each reward. */
async function deliver(call: Call, authorization: string, game: Game, options: PlayOptions): Promise<string[]> {
  const claims = await call(`/v1/profiles/me/club/rewards/claims?spaceId=${game.spaceId}&limit=100`, claimsBody, {
    authorization,
  });
  const open = claims.claims.flatMap(({ name, code, deliveryDate }) =>
    code === null || deliveryDate !== null ? [] : { name, code },
  );
  if (open.length === 0) return [`${game.title} has nothing to deliver.`];
  const session = await openSession(call, authorization, game, options);
  const events = open.map(({ code }) => ({ name: 'reward.delivered', count: 1, data: { code } }));
  await sendAll(call, session, options.platform, events);
  return open.map(({ name, code }) => `${game.title} delivered ${name} (${code}).`);
}

async function findGame(call: Call, slug: string) {
  const games = await readGames(call);
  const game = games.find((one) => one.slug === slug);
  if (game) return game;
  throw new Error(`There is no game "${slug}"; the games are ${games.map((one) => one.slug).join(', ')}.`);
}

async function signIn(call: Call, { player, password }: PlayOptions): Promise<string> {
  try {
    return await logIn(call, player, password);
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

async function sendAll(call: Call, session: GameSession, platform: string | undefined, events: PlayedEvent[]) {
  const where = { platform, gameSessionId: randomUUID(), playerSessionId: randomUUID() };
  for (let start = 0; start < events.length; start += batchSize) {
    await sendEvents(call, session, where, events.slice(start, start + batchSize));
  }
}

function hints({ challenges }: Progress, { events }: PlayOptions): string[] {
  const weeklies = challenges.filter((challenge) => challenge.type === 'weekly');
  const waits = weeklies.filter((challenge) => challenge.status === 'available').map((challenge) => challenge.name);
  if (events || waits.length === 0) return [];
  return [`Not counted, because nobody activated ${waits.length === 1 ? 'it' : 'them'} yet: ${waits.join(', ')}.`];
}
