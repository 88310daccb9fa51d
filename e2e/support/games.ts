import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { readLocalKeys } from '../../platform/play/localKeys';
import { platformClient, ticketOf } from '../../platform/play/client';
import { openGameSession, sendEvents, type GameSession } from '../../platform/play/gameServer';
import { fetchFromPlatform, callPlatform } from './platform';
import { newPlayer, playGame, type Player } from './players';
import { keysFile, platformUrl } from './settings';

const runningResponse = z.object({
  challenges: z.array(
    z.object({
      challengeId: z.string(),
      spaceId: z.string(),
      gameSlug: z.string(),
      gameTitle: z.string(),
      type: z.string(),
      name: z.string(),
      reward: z.object({ units: z.number() }),
    }),
  ),
});

/** The challenges of a game with the player's progress. */
export async function challengesOf({ ticket }: Player, spaceId: string) {
  const path = `/v1/profiles/me/club/console/challenges/details?spaceId=${spaceId}`;
  const challenge = z.object({
    challengeId: z.string(),
    name: z.string(),
    event: z.string(),
    type: z.string(),
    status: z.string(),
    target: z.number(),
    platforms: z.array(z.string()).nullable(),
    community: z.object({ contribution: z.number() }).nullable(),
    reward: z.object({ units: z.number() }),
  });
  return (await fetchFromPlatform(path, z.object({ challenges: z.array(challenge) }), { ticket })).challenges;
}

/** Sends a gameplay event, as a game would. */
export async function sendEvent(
  player: Player,
  { spaceId, platform }: { spaceId: string; platform?: string },
  event: { name: string; count: number },
): Promise<void> {
  const session = await gameSessionOf(player, spaceId, platform);
  const where = { platform, gameSessionId: randomUUID(), playerSessionId: randomUUID() };
  await sendEvents(callAsGame, session, where, [event]);
}

/** Calls of a game's server. */
export const callAsGame = platformClient(platformUrl);

/** A player's session of a game. */
export async function gameSessionOf({ ticket }: Player, spaceId: string, platform?: string): Promise<GameSession> {
  const keys = await readLocalKeys(keysFile);
  const session = await openGameSession(callAsGame, ticketOf(ticket), { spaceId, platform, keys });
  if (!session) throw new Error(`The game of the space ${spaceId} did not start.`);
  return session;
}

const clubGame = z.object({
  spaceId: z.string(),
  slug: z.string(),
  title: z.string(),
  platforms: z.array(z.string()),
});

/** The games of the club. */
export const clubGames = async () =>
  (await fetchFromPlatform('/v1/spaces/club/games', z.object({ games: z.array(clubGame) }))).games;

const newsResponse = z.object({ news: z.array(z.object({ newsId: z.string(), title: z.string() })) });

/** The news in a language. */
export const newsIn = async (locale: string) =>
  (await fetchFromPlatform(`/v1/spaces/news?locale=${locale}`, newsResponse)).news;

/** A weekly challenge that runs now, with its game. */
export async function anyWeeklyChallenge() {
  const [weekly] = await weeklyChallenges();
  if (!weekly) throw new Error('No weekly challenge runs.');
  return weekly;
}

/** The weekly challenges that run now. */
export async function weeklyChallenges() {
  const { challenges } = await fetchFromPlatform('/v1/spaces/club/challenges/current', runningResponse);
  return challenges.filter(({ type }) => type === 'weekly');
}

/** A fresh account with at least this many Units, earned by weekly challenges, and its balance. */
export async function playerWithUnits(atLeast: number) {
  const player = await newPlayer();
  let balance = 0;
  for (const weekly of await weeklyChallenges()) {
    if (balance >= atLeast) break;
    await activate(player, weekly);
    await playGame(player, weekly.gameSlug);
    balance = (await bank(player, weekly)).unitBalance;
  }
  if (balance < atLeast) throw new Error(`All weekly challenges of this week give ${balance} Units.`);
  return { player, balance };
}

const rewardsResponse = z.object({
  rewards: z.array(z.object({ rewardId: z.string(), name: z.string(), value: z.number(), isLocked: z.boolean() })),
});

/** The game's unlocked rewards for a player, the cheapest first. */
export async function openRewards({ ticket }: Player, spaceId: string) {
  const path = `/clubwip/v1/profiles/me/club/website/rewards/details?spaceId=${spaceId}`;
  const { rewards } = await fetchFromPlatform(path, rewardsResponse, { ticket });
  return rewards.filter(({ isLocked }) => !isLocked).sort((a, b) => a.value - b.value);
}

/** Claims without the site, as a player with a script could. */
export const claimDirectly = ({ ticket }: Player, id: string, spaceId: string) =>
  callPlatform('/v1/profiles/me/club/rewards', { method: 'POST', ticket, body: { id, spaceId, quantity: 1 } });

const challengesPath = '/v2/profiles/me/club/challenges?country=US&locale=en-US';

export const activate = ({ ticket }: Player, { challengeId, spaceId }: { challengeId: string; spaceId: string }) =>
  fetchFromPlatform(challengesPath, z.object({}), { method: 'POST', ticket, body: { challengeId, spaceId } });

export const bank = ({ ticket }: Player, { challengeId, spaceId }: { challengeId: string; spaceId: string }) =>
  fetchFromPlatform(challengesPath, z.object({ unitBalance: z.number() }), {
    method: 'PUT',
    ticket,
    body: { challengeId, spaceId },
  });

const transaction = z.object({ units: z.number(), kind: z.string(), balanceAfter: z.number() });

/** The player's ledger, newest first. */
export const ledgerOf = async ({ ticket }: Player) =>
  (
    await fetchFromPlatform(
      '/v1/profiles/me/club/units/transactions?limit=100',
      z.object({ transactions: z.array(transaction) }),
      {
        ticket,
      },
    )
  ).transactions;

const codesResponse = z.object({ keys: z.array(z.object({ code: z.string() })) });

/** The player's discount codes, newest first. */
export const codesOf = async ({ ticket }: Player) => {
  const path = '/customintegrations/CRMCustomIntegrations.svc/rest/v1/profiles/me/PromotionKeyRewards';
  return (await fetchFromPlatform(path, codesResponse, { ticket })).keys.map(({ code }) => code);
};
