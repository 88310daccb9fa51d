import { sendEvents } from '../../../../services/account/gameplayEvents';
import { completeActions } from '../../../../services/club/actions';
import { activateChallenge, bankChallenge } from '../../../../services/club/challenges';
import { getConfig } from '../../../../services/club/configuration';
import { claimReward } from '../../../../services/club/rewards';
import { getTitles, updateTitle } from '../../../../services/club/titles';
import { getBalance } from '../../../../services/clubWebsite/balance';
import { getChallengesOverview } from '../../../../services/clubWebsite/challenges';
import {
  getGame,
  getGamesNotOwned,
  getLastPlayedGames,
  getLatestReleases,
  getOwnedGames,
} from '../../../../services/clubWebsite/games';
import { getPlayerProfile } from '../../../../services/clubWebsite/profiles';
import { getRewards, getRewardsOverview } from '../../../../services/clubWebsite/rewards';
import { getStatsOverview } from '../../../../services/clubWebsite/stats';
import * as console from '../../../../services/console/console';
import { request } from '../../../../services/http/endpoint';
import { readList, readNumber, readObject, readString } from '../../../../services/http/parse';
import { redeemDiscount } from '../../../../services/promotions/discountCodes';
import { newPlayer, type Player, type World } from '../world';
import { as, asDemo, noSpace, type Way, way } from './way';

const region = { country: 'FR', locale: 'fr-FR' };
const spaceOf = ({ game: { spaceId } }: World) => ({ spaceId });
const inGame = asDemo(spaceOf);

/** Spec 7, Club. */
export const clubWays: readonly Way[] = [
  way({
    endpoint: completeActions,
    prepare: async (world) => {
      const player = await newPlayer(world);
      const ids = (await actionIds(player, world)).slice(0, 2);
      return as(player, { ids, ...spaceOf(world) });
    },
    expects: (actions) => expect(actions).toMatchObject([{ isCompleted: true }, { isCompleted: true }]),
    malformed: { body: { ids: 'first-dock' }, names: 'ids' },
  }),
  way({
    endpoint: getConfig,
    prepare: asDemo((world) => ({ ...spaceOf(world), ...region })),
    expects: (config) => expect(config).toMatchObject({ ...region, environment: 'UAT', days: 180 }),
    malformed: null,
  }),
  way({
    endpoint: getTitles,
    prepare: inGame,
    expects: (titles) => expect(titles).toMatchObject([{ owned: true }]),
    malformed: noSpace,
  }),
  way({
    endpoint: updateTitle,
    prepare: async (world) => as(await newPlayer(world), spaceOf(world)),
    expects: (titles) => expect(titles[0]).toMatchObject({ owned: true }),
    malformed: { body: { spaceId: 7 }, names: 'spaceId' },
  }),
  way({
    endpoint: activateChallenge,
    prepare: async (world) => {
      const player = await newPlayer(world);
      return as(player, { ...(await weeklyOf(player, world)), ...region });
    },
    expects: (challenge) => expect(challenge).toMatchObject({ type: 'weekly', status: 'active' }),
    malformed: { body: { challengeId: ['a'] }, names: 'challengeId' },
  }),
  way({
    endpoint: bankChallenge,
    prepare: async (world) => {
      const player = await newPlayer(world);
      return as(player, { ...(await completeWeekly(player, world)), ...region });
    },
    expects: ({ challenge, rewardsGranted, unitBalance }) => {
      expect(challenge).toMatchObject({ status: 'banked', reward: rewardsGranted });
      expect(unitBalance).toBeGreaterThanOrEqual(rewardsGranted.units);
    },
    malformed: { body: { challengeId: 7 }, names: 'challengeId' },
  }),
  way({ endpoint: console.getChallengesOverview, prepare: inGame, malformed: noSpace }),
  way({
    endpoint: console.getChallenges,
    prepare: inGame,
    expects: (challenges) => expect(challenges.length).toBeGreaterThan(0),
    malformed: noSpace,
  }),
  way({
    endpoint: console.getActions,
    prepare: inGame,
    expects: ({ actions }) => expect(actions.length).toBeGreaterThan(0),
    malformed: noSpace,
  }),
  way({ endpoint: console.getRewardsOverview, prepare: inGame, malformed: noSpace }),
  way({
    endpoint: console.getRewards,
    prepare: inGame,
    expects: ({ rewards, totalAvailable }) => expect(rewards).toHaveLength(totalAvailable),
    malformed: noSpace,
  }),
  way({
    endpoint: console.getStatsOverview,
    prepare: inGame,
    expects: (stats) => expect(stats.length).toBeGreaterThan(0),
    malformed: noSpace,
  }),
  way({
    endpoint: console.getStats,
    prepare: inGame,
    expects: (stats) => expect(stats.length).toBeGreaterThan(0),
    malformed: noSpace,
  }),
  way({
    endpoint: console.getPlayerCard,
    prepare: asDemo(() => ({})),
    expects: (card, { demo }) => expect(card).toMatchObject({ username: demo.session.nameOnPlatform }),
    malformed: null,
  }),
  way({
    endpoint: console.activateAllChallenges,
    prepare: async (world) => as(await newPlayer(world), spaceOf(world)),
    expects: ({ challenges }) => expect(challenges.map(({ status }) => status)).not.toContain('available'),
    malformed: noSpace,
  }),
  way({
    endpoint: claimReward,
    prepare: async (world) => {
      const player = await richPlayer(world);
      const { rewards } = await request(getRewards, spaceOf(world), player.context);
      const [cheapest] = rewards.filter(({ isLocked }) => !isLocked).toSorted((a, b) => a.value - b.value);
      return as(player, { rewardId: cheapest?.rewardId ?? '', ...spaceOf(world) });
    },
    expects: ({ unitBalance, reward }) => {
      expect(unitBalance).toBeGreaterThanOrEqual(0);
      expect(reward).toMatchObject({ isOwned: true, quantityPurchased: 1 });
    },
    malformed: { body: { quantity: 2 }, names: 'id' },
  }),
  way({ endpoint: getChallengesOverview, prepare: inGame, malformed: noSpace }),
  way({ endpoint: getRewardsOverview, prepare: inGame, malformed: noSpace }),
  way({
    endpoint: getRewards,
    prepare: inGame,
    expects: ({ rewards, totalAvailable }) => expect(rewards).toHaveLength(totalAvailable),
    malformed: noSpace,
  }),
  way({ endpoint: getStatsOverview, prepare: inGame, malformed: noSpace }),
  way({
    endpoint: getBalance,
    prepare: asDemo(() => null),
    expects: (balance) => expect(balance).toHaveProperty('units', 1240),
    malformed: null,
  }),
  way({
    endpoint: getGame,
    prepare: inGame,
    expects: (game, world) => expect(game).toMatchObject({ spaceId: world.game.spaceId, owned: true }),
    malformed: noSpace,
  }),
  way({
    endpoint: getOwnedGames,
    prepare: asDemo(({ game }) => ({ currentGameSpaceId: game.spaceId, limit: 2 })),
    expects: (games, { game }) => {
      expect(games).toHaveLength(2);
      expect(games.map(({ spaceId }) => spaceId)).not.toContain(game.spaceId);
    },
    malformed: { query: { limit: 'many' }, names: 'limit' },
  }),
  way({
    endpoint: getLatestReleases,
    prepare: asDemo(() => ({ days: 3650, limit: 3 })),
    expects: (games) => expect(games).toHaveLength(3),
    malformed: { query: { days: '-1' }, names: 'days' },
  }),
  way({
    endpoint: getGamesNotOwned,
    prepare: asDemo(() => ({ limit: 2 })),
    expects: (games) => expect(games.some(({ owned }) => owned)).toBe(false),
    malformed: { query: { limit: '0' }, names: 'limit' },
  }),
  way({
    endpoint: getLastPlayedGames,
    prepare: asDemo(({ demo }) => ({ profileId: demo.session.profileId })),
    expects: (games) => expect(games.every(({ lastSessionDate }) => lastSessionDate !== null)).toBe(true),
    malformed: null,
  }),
  way({
    endpoint: getPlayerProfile,
    prepare: asDemo(() => ({})),
    expects: (profile, { demo }) => expect(profile).toMatchObject({ userId: demo.session.userId, units: 1240 }),
    malformed: null,
  }),
  way({
    endpoint: redeemDiscount,
    prepare: async (world) => {
      const player = await richPlayer(world);
      return as(player, { profileId: player.session.profileId, promotionId: 'store-20', ...spaceOf(world) });
    },
    expects: ({ keys }) => expect(keys).toHaveLength(1),
    malformed: { body: { id: 'store-20', spaceId: 's', quantity: 'one' }, names: 'quantity' },
  }),
];

async function actionIds({ context }: Player, world: World): Promise<string[]> {
  return (await request(console.getActions, spaceOf(world), context)).actions.map(({ id }) => id);
}

/** A new player who has done everything that can be done in a game, and has the Units of it. */
export async function richPlayer(world: World): Promise<Player> {
  const player = await newPlayer(world);
  await request(completeActions, { ids: await actionIds(player, world), ...spaceOf(world) }, player.context);
  return player;
}

/** A weekly challenge of the game, by its name. */
async function weeklyOf({ context }: Player, world: World) {
  const challenges = await request(console.getChallenges, spaceOf(world), context);
  const weekly = challenges.find(({ type }) => type === 'weekly');
  if (!weekly) throw new Error('The game has no weekly challenge.');
  return { challengeId: weekly.challengeId, spaceId: weekly.spaceId };
}

/** Activates a weekly challenge, and plays until it is completed. */
async function completeWeekly(player: Player, world: World) {
  const weekly = await weeklyOf(player, world);
  await request(activateChallenge, { ...weekly, ...region }, player.context);
  const counted = await request({ ...console.getChallenges, parse: readCounted }, spaceOf(world), player.context);
  const events = counted.flatMap(({ challengeId, event, target }) =>
    challengeId === weekly.challengeId ? [{ name: event, count: target }] : [],
  );
  const sessions = { gameSessionId: 'contract', playerSessionId: 'contract' };
  await request(sendEvents, { events, ...sessions, ...spaceOf(world) }, player.context);
  return weekly;
}

/** What a challenge counts, which the platform tells the games. */
const readCounted = readObject((field) =>
  field(
    'challenges',
    readList(
      readObject((challenge) => ({
        challengeId: challenge('challengeId', readString),
        event: challenge('event', readString),
        target: challenge('target', readNumber),
      })),
    ),
  ),
);
