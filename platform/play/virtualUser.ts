import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Chance } from './rng';
import type { CountedCall } from './countedCall';
import type { Tally } from './report';

export interface CrowdGame {
  spaceId: string;
  slug: string;
}

/** One of the crowd at play. */
interface CrowdPlayer {
  call: CountedCall;
  ticket: string;
  chance: Chance;
  games: readonly CrowdGame[];
  tally: Tally;
}

const website = '/clubwip/v1/profiles/me/club/website';
const consolePages = '/v1/profiles/me/club/console';

const challengesReply = z.object({
  challenges: z.array(
    z.object({
      challengeId: z.string(),
      event: z.string(),
      community: z.object({}).nullish(),
      status: z.string(),
      progress: z.number(),
      target: z.number(),
    }),
  ),
});
const activatedReply = challengesReply.extend({ activated: z.number() });
const bankedReply = z.object({ rewardsGranted: z.object({ units: z.number() }) });
const rewardsReply = z.object({
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
const balanceReply = z.object({ units: z.number() });

/** A player's pace with the hours taken out: a breath between two calls instead of minutes of play. */
const pauseMs = { least: 150, most: 900 };
const batchesInSession = { least: 2, most: 6 };
const sessionSeconds = { least: 10 * 60, most: 90 * 60 };
/** What a player may look at between two games. */
const pages = [
  `${website}/playerprofile`,
  `${website}/stats/lastplayedgame`,
  '/v1/profiles/me/club/units/transactions',
  '/v1/spaces/club/games',
];

/** The most that one does at once of what all players do together. */
const communityPart = 12;

/** How often a player who comes out of a session looks at the rewards. */
const shopping = 0.4;

/** Plays one session after the other until the end: another game each time, and the club in between. */
export async function playSessions(player: CrowdPlayer, end: AbortSignal): Promise<void> {
  while (!end.aborted) {
    const game = player.chance.pick(player.games);
    if (!game) return;
    await playSession(player, game, end);
    await visitClub(player, game, end);
  }
}

async function playSession(player: CrowdPlayer, { spaceId }: CrowdGame, end: AbortSignal): Promise<void> {
  const { call, ticket: authorization, chance, tally } = player;
  const query = `?spaceId=${spaceId}`;
  const activated = await call(`${consolePages}/challenges/activateall${query}`, activatedReply, {
    method: 'POST',
    authorization,
  });
  tally.activated += activated?.activated ?? 0;
  const [gameSessionId, playerSessionId] = [randomUUID(), randomUUID()];
  const send = async (events: { name: string; count: number }[]) => {
    const named = events.map((event) => ({ ...event, id: randomUUID() }));
    const body = { spaceId, gameSessionId, playerSessionId, events: named };
    const sent = await call('/v3/profiles/me/events', z.object({}), { method: 'POST', authorization, body });
    if (sent) tally.events += named.length;
  };
  const open = (activated?.challenges ?? []).filter((challenge) => challenge.status === 'active');
  for (let left = chance.between(batchesInSession.least, batchesInSession.most); left > 0; left -= 1) {
    const picked = chance.pick(open);
    const missing = picked ? picked.target - picked.progress : 1;
    const most = picked?.community ? communityPart : Math.max(1, Math.ceil(missing / 2));
    await send([{ name: picked?.event ?? 'session.started', count: chance.between(1, most) }]);
    await pause(player, end);
    if (end.aborted) return;
  }
  await send([{ name: 'session.ended', count: chance.between(sessionSeconds.least, sessionSeconds.most) }]);
  tally.sessions += 1;
}

/** Banks what is completed, reads a page, and now and then claims a reward that can be paid. */
async function visitClub(player: CrowdPlayer, { spaceId }: CrowdGame, end: AbortSignal): Promise<void> {
  const { call, ticket: authorization, chance, tally } = player;
  const query = `?spaceId=${spaceId}`;
  const found = await call(`${consolePages}/challenges/details${query}`, challengesReply, { authorization });
  for (const { challengeId, status } of found?.challenges ?? []) {
    if (status !== 'completed') continue;
    tally.completed += 1;
    if (end.aborted) continue;
    const request = { method: 'PUT', authorization, body: { challengeId, spaceId } };
    const banked = await call('/v2/profiles/me/club/challenges', bankedReply, request);
    if (banked) tally.banked += 1;
    tally.unitsEarned += banked?.rewardsGranted.units ?? 0;
  }
  await pause(player, end);
  if (end.aborted) return;
  const page = chance.pick(pages);
  if (page) await call(page, z.unknown(), { authorization });
  if (!chance.isLucky(shopping)) return;
  const balance = await call(`${website}/newbalance`, balanceReply, { authorization });
  const shelf = await call(`${website}/rewards/details${query}`, rewardsReply, { authorization });
  const wanted = chance.pick(
    (shelf?.rewards ?? []).filter(
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

const pause = ({ chance }: CrowdPlayer, end: AbortSignal) =>
  sleep(chance.between(pauseMs.least, pauseMs.most), undefined, { signal: end }).catch(() => undefined);
