import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { GameKey } from '../domain/gameSignature';
import { openGameSession, sendEvents, type PlayedEvent } from './gameServer';
import { challengesBody, consolePages, website } from './progress';
import type { Rng } from './rng';
import { Rejected, type Call, type Game } from './client';
import type { Report, Tally } from './report';

/** A timed and counted call of a virtual user. Rejected calls return null; a 429 is followed by the requested wait. */
export function counted(call: Call, report: Report, end: AbortSignal) {
  return async function countedCall<T>(...[path, schema, options]: Parameters<typeof call<T>>): Promise<T | null> {
    const began = performance.now();
    try {
      const body = await call(path, schema, options);
      report.responded(performance.now() - began);
      return body;
    } catch (error) {
      report.rejected(error instanceof Rejected ? `${error.status} code ${error.errorCode ?? '?'}` : 'no answer');
      const seconds = error instanceof Rejected ? (error.retryAfter ?? 0) : 1;
      await sleep(seconds * 1000, undefined, { signal: end }).catch(() => undefined);
      return null;
    }
  };
}

type CountedCall = ReturnType<typeof counted>;

/** The state of a virtual user. */
interface VirtualUser {
  call: CountedCall;
  ticket: string;
  rng: Rng;
  games: readonly Game[];
  /** The keys of the games' servers, by space. */
  keys: Record<string, GameKey>;
  tally: Tally;
}

const activatedBody = challengesBody.extend({ activated: z.number() });
const bankedBody = z.object({ rewardsGranted: z.object({ units: z.number() }) });
const rewardsBody = z.object({
  rewards: z.array(
    z.object({
      rewardId: z.string(),
      value: z.number(),
      isLocked: z.boolean(),
      quantityLimit: z.number().nullable(),
      quantityPurchased: z.number(),
    }),
  ),
});
const balanceBody = z.object({ units: z.number() });

/** A player's pace without the play time: a short pause between two calls instead of minutes of play. */
const pauseMs = { least: 150, most: 900 };
const batchesInSession = { least: 2, most: 6 };
const sessionSeconds = { least: 10 * 60, most: 90 * 60 };
/** Pages that a player may open between two games. */
const pages = [
  `${website}/playerprofile`,
  `${website}/stats/lastplayedgame`,
  '/v1/profiles/me/club/units/transactions',
  '/v1/spaces/club/games',
];

/** The largest single contribution to a community challenge. */
const communityPart = 12;

/** The probability that a player opens the rewards after a session. */
const shopping = 0.4;

/** Plays sessions of random games until the end, and visits the club after each. */
export async function playSessions(player: VirtualUser, end: AbortSignal): Promise<void> {
  while (!end.aborted) {
    const game = player.rng.pick(player.games);
    if (!game) return;
    await playSession(player, game, end);
    await visitClub(player, game, end);
  }
}

async function playSession(player: VirtualUser, { spaceId }: Game, end: AbortSignal): Promise<void> {
  const { call, ticket: authorization, rng, tally } = player;
  const query = `?spaceId=${spaceId}`;
  const activated = await call(`${consolePages}/challenges/activateall${query}`, activatedBody, {
    method: 'POST',
    authorization,
  });
  tally.activated += activated?.activated ?? 0;
  const session = await openGameSession(call, authorization, { spaceId, keys: player.keys });
  if (!session) return;
  const where = { gameSessionId: randomUUID(), playerSessionId: randomUUID() };
  const send = async (event: PlayedEvent) => {
    if (await sendEvents(call, session, where, [event])) tally.events += 1;
  };
  const open = (activated?.challenges ?? []).filter((challenge) => challenge.status === 'active');
  for (let left = rng.between(batchesInSession.least, batchesInSession.most); left > 0; left -= 1) {
    const picked = rng.pick(open);
    const missing = picked ? picked.target - picked.progress : 1;
    const most = picked?.community ? communityPart : Math.max(1, Math.ceil(missing / 2));
    await send({ name: picked?.event ?? 'session.started', count: rng.between(1, most) });
    await pause(player, end);
    if (end.aborted) return;
  }
  await send({ name: 'session.ended', count: rng.between(sessionSeconds.least, sessionSeconds.most) });
  tally.sessions += 1;
}

/** Banks completed challenges, opens a page, and sometimes claims an affordable reward. */
async function visitClub(player: VirtualUser, { spaceId }: Game, end: AbortSignal): Promise<void> {
  const { call, ticket: authorization, rng, tally } = player;
  const query = `?spaceId=${spaceId}`;
  const details = await call(`${consolePages}/challenges/details${query}`, challengesBody, { authorization });
  for (const { challengeId, status } of details?.challenges ?? []) {
    if (status !== 'completed') continue;
    tally.completed += 1;
    if (end.aborted) continue;
    const request = { method: 'PUT', authorization, body: { challengeId, spaceId } };
    const banked = await call('/v2/profiles/me/club/challenges', bankedBody, request);
    if (banked) tally.banked += 1;
    tally.unitsEarned += banked?.rewardsGranted.units ?? 0;
  }
  await pause(player, end);
  if (end.aborted) return;
  const page = rng.pick(pages);
  if (page) await call(page, z.unknown(), { authorization });
  if (!rng.isTrue(shopping)) return;
  const balance = await call(`${website}/newbalance`, balanceBody, { authorization });
  const listed = await call(`${website}/rewards/details${query}`, rewardsBody, { authorization });
  const wanted = rng.pick(
    (listed?.rewards ?? []).filter(
      ({ value, isLocked, quantityLimit, quantityPurchased }) =>
        !isLocked && value <= (balance?.units ?? 0) && (quantityLimit === null || quantityPurchased < quantityLimit),
    ),
  );
  if (!wanted) return;
  const claim = { method: 'POST', authorization, body: { id: wanted.rewardId, spaceId }, idempotencyKey: randomUUID() };
  if (!(await call('/v1/profiles/me/club/rewards', z.object({}), claim))) return;
  tally.claimed += 1;
  tally.unitsSpent += wanted.value;
}

const pause = ({ rng }: VirtualUser, end: AbortSignal) =>
  sleep(rng.between(pauseMs.least, pauseMs.most), undefined, { signal: end }).catch(() => undefined);
