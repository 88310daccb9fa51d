import { randomUUID } from 'node:crypto';
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
import { request } from '../../../../services/http/endpoint';
import * as read from '../../../../services/http/parse';
import { redeemDiscount } from '../../../../services/promotions/discountCodes';
import { confirmEmail } from '../emails';
import { newPlayer, type Fixture, type Player } from '../fixture';
import { asGame } from '../asGame';
import { as, asDemo, endpointCase, noSpace, type EndpointCase } from './endpointCase';
import * as console from '../../../../services/console/console';

const region = { country: 'FR', locale: 'fr-FR' };
const spaceOf = ({ game: { spaceId } }: Fixture) => ({ spaceId });
const inGame = asDemo(spaceOf);

/** Spec 7, Club. */
export const clubCases: readonly EndpointCase[] = [
  endpointCase({
    endpoint: completeActions,
    prepare: async (fixture) => {
      const player = await newPlayer(fixture);
      const ids = (await actionIds(player, fixture)).slice(0, 2);
      return as(await asGame(player, fixture), { ids, ...spaceOf(fixture) });
    },
    expects: (actions) => expect(actions.map(({ completionDate }) => completionDate)).not.toContain(null),
    malformed: { body: { ids: 'first-dock' }, names: 'ids' },
  }),
  endpointCase({
    endpoint: getConfig,
    prepare: asDemo((fixture) => ({ ...spaceOf(fixture), ...region })),
    expects: (config) => expect(config).toEqual({ environment: 'UAT', days: 180 }),
    malformed: null,
    foreign: 'cannot be named',
  }),
  endpointCase({
    endpoint: getTitles,
    prepare: inGame,
    expects: (titles) => expect(titles).toMatchObject([{ owned: true }]),
    malformed: noSpace,
  }),
  endpointCase({
    endpoint: updateTitle,
    prepare: async (fixture) => as(await newPlayer(fixture), spaceOf(fixture)),
    expects: (titles) => expect(titles[0]).toMatchObject({ owned: true }),
    malformed: { body: { spaceId: 7 }, names: 'spaceId' },
  }),
  endpointCase({
    endpoint: activateChallenge,
    prepare: async (fixture) => {
      const player = await newPlayer(fixture);
      return as(player, { ...(await weeklyOf(player, fixture)), ...region });
    },
    expects: (challenge) => expect(challenge).toMatchObject({ type: 'weekly', status: 'active' }),
    malformed: { body: { challengeId: ['a'] }, names: 'challengeId' },
  }),
  endpointCase({
    endpoint: bankChallenge,
    prepare: async (fixture) => {
      const player = await newPlayer(fixture);
      return as(player, { ...(await completeWeekly(player, fixture)), ...region });
    },
    expects: ({ challenge, rewardsGranted, unitBalance }) => {
      expect(challenge).toMatchObject({ status: 'banked', reward: rewardsGranted });
      expect(unitBalance).toBeGreaterThanOrEqual(rewardsGranted.units);
    },
    malformed: { body: { challengeId: 7 }, names: 'challengeId' },
  }),
  endpointCase({ endpoint: console.getChallengesOverview, prepare: inGame, malformed: noSpace }),
  endpointCase({
    endpoint: console.getChallenges,
    prepare: inGame,
    expects: (challenges) => expect(challenges.length).toBeGreaterThan(0),
    malformed: noSpace,
  }),
  endpointCase({
    endpoint: console.getActions,
    prepare: inGame,
    expects: (actions) => expect(actions.length).toBeGreaterThan(0),
    malformed: noSpace,
  }),
  endpointCase({ endpoint: console.getRewardsOverview, prepare: inGame, malformed: noSpace }),
  endpointCase({
    endpoint: console.getRewards,
    prepare: inGame,
    expects: ({ rewards, totalAvailable }) => expect(rewards).toHaveLength(totalAvailable),
    malformed: noSpace,
  }),
  endpointCase({
    endpoint: console.getStatsOverview,
    prepare: inGame,
    expects: (stats) => expect(stats.length).toBeGreaterThan(0),
    malformed: noSpace,
  }),
  endpointCase({
    endpoint: console.getStats,
    prepare: inGame,
    expects: (stats) => expect(stats.length).toBeGreaterThan(0),
    malformed: noSpace,
  }),
  endpointCase({
    endpoint: console.getPlayerCard,
    prepare: asDemo(() => ({})),
    expects: (card, { demo }) => expect(card).toMatchObject({ username: demo.session.nameOnPlatform }),
    malformed: null,
  }),
  endpointCase({
    endpoint: console.activateAllChallenges,
    prepare: async (fixture) => as(await newPlayer(fixture), spaceOf(fixture)),
    expects: ({ challenges }) => expect(challenges.map(({ status }) => status)).not.toContain('available'),
    malformed: noSpace,
  }),
  endpointCase({
    endpoint: claimReward,
    prepare: async (fixture) => {
      const player = await richPlayer(fixture);
      const { rewards } = await request(getRewards, spaceOf(fixture), player.context);
      const [cheapest] = rewards.filter(({ isLocked }) => !isLocked).toSorted((a, b) => a.value - b.value);
      return as(player, { rewardId: cheapest?.rewardId ?? '', ...spaceOf(fixture) });
    },
    expects: ({ unitBalance, reward }) => {
      expect(unitBalance).toBeGreaterThanOrEqual(0);
      expect(reward.code ?? reward.downloadUrl).not.toBeNull();
    },
    malformed: { body: { quantity: 2 }, names: 'id' },
  }),
  endpointCase({ endpoint: getChallengesOverview, prepare: inGame, malformed: noSpace }),
  endpointCase({ endpoint: getRewardsOverview, prepare: inGame, malformed: noSpace }),
  endpointCase({
    endpoint: getRewards,
    prepare: inGame,
    expects: ({ rewards, totalAvailable }) => expect(rewards).toHaveLength(totalAvailable),
    malformed: noSpace,
  }),
  endpointCase({ endpoint: getStatsOverview, prepare: inGame, malformed: noSpace }),
  endpointCase({
    endpoint: getBalance,
    prepare: asDemo(() => null),
    expects: (balance) => expect(balance).toHaveProperty('units', 1240),
    malformed: null,
  }),
  endpointCase({
    endpoint: getGame,
    prepare: inGame,
    expects: (game, fixture) => expect(game).toMatchObject({ spaceId: fixture.game.spaceId, owned: true }),
    malformed: noSpace,
  }),
  endpointCase({
    endpoint: getOwnedGames,
    prepare: asDemo(({ game }) => ({ currentGameSpaceId: game.spaceId, limit: 2 })),
    expects: (games, { game }) => {
      expect(games).toHaveLength(2);
      expect(games.map(({ spaceId }) => spaceId)).not.toContain(game.spaceId);
    },
    malformed: { query: { limit: 'many' }, names: 'limit' },
  }),
  endpointCase({
    endpoint: getLatestReleases,
    prepare: asDemo(() => ({ days: 3650, limit: 3 })),
    expects: (games) => expect(games).toHaveLength(3),
    malformed: { query: { days: '-1' }, names: 'days' },
  }),
  endpointCase({
    endpoint: getGamesNotOwned,
    prepare: asDemo(() => ({ limit: 2 })),
    expects: (games) => expect(games.some(({ owned }) => owned)).toBe(false),
    malformed: { query: { limit: '0' }, names: 'limit' },
  }),
  endpointCase({
    endpoint: getLastPlayedGames,
    prepare: asDemo(({ demo }) => ({ profileId: demo.session.profileId })),
    expects: (games) => expect(games.every(({ lastSessionDate }) => lastSessionDate !== null)).toBe(true),
    malformed: null,
  }),
  endpointCase({
    endpoint: getPlayerProfile,
    prepare: asDemo(() => ({})),
    expects: (profile, { demo }) => expect(profile).toMatchObject({ userId: demo.session.userId, units: 1240 }),
    malformed: null,
  }),
  endpointCase({
    endpoint: redeemDiscount,
    prepare: async (fixture) => {
      const player = await richPlayer(fixture);
      return as(player, { profileId: player.session.profileId, promotionId: 'store-20', ...spaceOf(fixture) });
    },
    expects: ({ keys }) => expect(keys).toHaveLength(1),
    malformed: { body: { id: 'store-20', spaceId: 's', quantity: 'one' }, names: 'quantity' },
  }),
];

async function actionIds({ context }: Player, fixture: Fixture): Promise<string[]> {
  return (await request(console.getActions, spaceOf(fixture), context)).map(({ id }) => id);
}

/** A new player who may spend, with all actions of a game completed, and the Units for them. */
export async function richPlayer(fixture: Fixture): Promise<Player> {
  const player = await newPlayer(fixture);
  await confirmEmail({ ...player, platform: fixture.platform });
  const { context } = await asGame(player, fixture);
  await request(completeActions, { ids: await actionIds(player, fixture), ...spaceOf(fixture) }, context);
  return player;
}

/** A weekly challenge of the game, by its name. */
async function weeklyOf({ context }: Player, fixture: Fixture) {
  const challenges = await request(console.getChallenges, spaceOf(fixture), context);
  const weekly = challenges.find(({ type }) => type === 'weekly');
  if (!weekly) throw new Error('The game has no weekly challenge.');
  return { challengeId: weekly.challengeId, spaceId: weekly.spaceId };
}

/** Activates a weekly challenge, and plays until it is completed. */
export async function completeWeekly(player: Player, fixture: Fixture) {
  const weekly = await weeklyOf(player, fixture);
  await request(activateChallenge, { ...weekly, ...region }, player.context);
  const counted = await request({ ...console.getChallenges, parse: readCounted }, spaceOf(fixture), player.context);
  const events = counted.flatMap(({ challengeId, event, target }) =>
    challengeId === weekly.challengeId ? [{ id: randomUUID(), name: event, count: target }] : [],
  );
  const sessions = { gameSessionId: 'contract', playerSessionId: 'contract' };
  await request(sendEvents, { events, ...sessions, ...spaceOf(fixture) }, (await asGame(player, fixture)).context);
  return weekly;
}

/** The event that a challenge counts. */
const readCounted = read.fields((field) =>
  field(
    'challenges',
    read.list(
      read.object({
        challengeId: read.string,
        event: read.string,
        target: read.number,
      }),
    ),
  ),
);
