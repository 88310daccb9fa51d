import { getApplications, getApplicationsOfProfiles } from '../../../../services/account/applications';
import { getEntity } from '../../../../services/account/entities';
import { getProfile, getProfiles, validateRenaming } from '../../../../services/account/profiles';
import { chooseCommunications } from '../../../../services/account/users';
import { getFriends } from '../../../../services/account/friends';
import { getPresences } from '../../../../services/account/presence';
import { logout } from '../../../../services/account/logout';
import { getActions } from '../../../../services/club/actions';
import { getChallengeEvents } from '../../../../services/club/challengeEvents';
import { getChallengeHistory } from '../../../../services/club/challengeHistory';
import { getClaims } from '../../../../services/club/claims';
import { getClubRewards } from '../../../../services/club/rewards';
import { getTransactions } from '../../../../services/club/transactions';
import { getCurrentChallenges } from '../../../../services/club/currentChallenges';
import { getClubGames } from '../../../../services/club/games';
import { getCatalogue, getRewardOverview } from '../../../../services/club/rewardCatalogue';
import { getStarPlayers } from '../../../../services/club/starPlayers';
import { addWish, getWishlist, noteWishes, removeWish } from '../../../../services/club/wishlist';
import { getBadges } from '../../../../services/clubWebsite/badges';
import { getGame } from '../../../../services/clubWebsite/games';
import { getPlayerProfile } from '../../../../services/clubWebsite/profiles';
import { getRewards } from '../../../../services/clubWebsite/rewards';
import { getChallenges } from '../../../../services/console/console';
import { request } from '../../../../services/http/endpoint';
import { getDiscountCodes, redeemDiscount } from '../../../../services/promotions/discountCodes';
import { newPlayer, type Player, type World } from '../world';
import { playedAppId } from './account';
import { richPlayer } from './club';
import { as, asDemo, asVisitor, noSpace, type Way, way } from './way';

const spaceOf = ({ game: { spaceId } }: World) => ({ spaceId });

/** What the wire and this platform have beyond spec 7. */
export const additionWays: readonly Way[] = [
  way({
    endpoint: getActions,
    prepare: asDemo((world) => ({ ...spaceOf(world), offset: 1, limit: 2 })),
    expects: ({ actions, total }) => {
      expect(actions).toHaveLength(2);
      expect(total).toBeGreaterThan(2);
    },
    malformed: { query: { offset: '-1' }, names: 'offset' },
  }),
  way({ endpoint: getClubRewards, prepare: asDemo(spaceOf), malformed: noSpace }),
  way({
    endpoint: getTransactions,
    prepare: asDemo((world) => ({
      ...spaceOf(world),
      offset: 0,
      limit: 2,
      type: 'spent' as const,
      from: '2000-01-01T00:00:00Z',
    })),
    expects: ({ transactions }, { game }) => {
      expect(transactions.length).toBeGreaterThan(0);
      expect(transactions.every(({ kind, units }) => kind === 'spent' && units < 0)).toBe(true);
      expect(transactions.every(({ spaceId }) => spaceId === game.spaceId)).toBe(true);
    },
    malformed: { query: { type: 'stolen' }, names: 'type' },
  }),
  way({ endpoint: logout, prepare: async (world) => as(await newPlayer(world), null), malformed: null }),
  way({
    endpoint: getProfiles,
    prepare: asDemo(({ friend, stranger }) => ({ userIds: [friend.pid, stranger.session.userId] })),
    expects: (profiles) => expect(profiles).toHaveLength(2),
    malformed: { query: { userIds: '' }, names: 'userIds' },
  }),
  way({
    endpoint: getProfile,
    prepare: asDemo(({ friend }) => ({ profileId: friend.pid })),
    expects: (profile, { friend }) => expect(profile).toMatchObject({ nameOnPlatform: friend.nameOnPlatform }),
    malformed: null,
    foreign: 'is fine',
  }),
  way({ endpoint: getFriends, prepare: asDemo(() => ({})), malformed: null }),
  way({
    endpoint: getPresences,
    prepare: asDemo(({ friend, stranger }) => ({ userIds: [friend.pid, stranger.session.userId] })),
    expects: ([, stranger]) => expect(stranger).toMatchObject({ status: 'offline', connections: [] }),
    malformed: { query: { userIds: '' }, names: 'userIds' },
  }),
  way({
    endpoint: validateRenaming,
    prepare: asDemo(() => ({ nameOnPlatform: '7' })),
    expects: (reports) => expect(reports).toMatchObject([{ errorCode: 1013, field: 'nameOnPlatform' }]),
    malformed: { body: {}, names: 'nameOnPlatform' },
  }),
  way({
    endpoint: chooseCommunications,
    prepare: async (world) => {
      const player = await newPlayer(world);
      const choices = { communicationOptIn: true, communicationThirdPartyOptIn: false };
      return as(player, { userId: player.session.userId, choices });
    },
    expects: (choices) => expect(choices).toEqual({ communicationOptIn: true, communicationThirdPartyOptIn: false }),
    malformed: { body: { communicationOptIn: 'yes' }, names: 'communicationOptIn' },
  }),
  way({
    endpoint: getApplications,
    prepare: asDemo((world) => ({ spaceIds: [world.game.spaceId] })),
    expects: (applications, { game }) => expect(applications[0]).toMatchObject({ spaceId: game.spaceId }),
    malformed: { query: { spaceIds: 'moongate' }, names: 'spaceIds' },
  }),
  way({
    endpoint: getApplicationsOfProfiles,
    prepare: asDemo(({ demo, friend }) => ({ profileIds: [demo.session.profileId, friend.pid] })),
    expects: (played, { friend }) => expect(played.map(({ profileId }) => profileId)).toContain(friend.pid),
    malformed: { query: { profileIds: 'moongate' }, names: 'profileIds' },
  }),
  way({
    endpoint: getEntity,
    prepare: async ({ demo }) => {
      const { selectedBadges } = await request(getPlayerProfile, {}, demo.context);
      return as(demo, { entityId: selectedBadges?.entityId ?? '' });
    },
    expects: ({ type }) => expect(type).toBe('userSelectedBadges'),
    malformed: null,
    foreign: 'is not found',
  }),
  way({
    endpoint: getClaims,
    prepare: asDemo(() => ({ offset: 0, limit: 3 })),
    expects: ({ claims, total }) => {
      expect(claims).toHaveLength(3);
      expect(total).toBeGreaterThan(3);
    },
    malformed: { query: { limit: '101' }, names: 'limit' },
  }),
  way({ endpoint: getWishlist, prepare: asDemo(() => null), malformed: null }),
  way({
    endpoint: addWish,
    prepare: async (world) => {
      const player = await newPlayer(world);
      return as(player, { rewardId: await someReward(player, world) });
    },
    expects: (wish) => expect(wish).toMatchObject({ toldDate: null, seenDate: null }),
    malformed: null,
  }),
  way({
    endpoint: removeWish,
    prepare: async (world) => {
      const player = await newPlayer(world);
      const rewardId = await someReward(player, world);
      await request(addWish, { rewardId }, player.context);
      return as(player, { rewardId });
    },
    malformed: null,
  }),
  way({
    endpoint: noteWishes,
    prepare: async (world) => {
      const player = await newPlayer(world);
      const rewardId = await someReward(player, world);
      await request(addWish, { rewardId }, player.context);
      return as(player, { told: [rewardId] });
    },
    expects: ([wish]) => expect(wish?.notifiedDate).toEqual(expect.any(String)),
    malformed: { body: { told: 'all' }, names: 'told' },
  }),
  way({
    endpoint: getChallengeEvents,
    prepare: async ({ demo, game: { spaceId } }) => {
      const challenges = await request(getChallenges, { spaceId }, demo.context);
      const moved = challenges.find(({ progress, status }) => progress > 0 && status !== 'banked');
      return as(demo, { spaceId, challengeId: moved?.challengeId ?? '', offset: 0, limit: 2 });
    },
    expects: ({ events }) => expect(events[0]?.counted).toBeGreaterThan(0),
    malformed: { query: { challengeId: 'the-first' }, names: 'challengeId' },
  }),
  way({
    endpoint: getChallengeHistory,
    prepare: asDemo(() => ({ offset: 0, limit: 3 })),
    expects: ({ challenges, total }) => {
      expect(challenges).toHaveLength(3);
      expect(total).toBeGreaterThan(3);
    },
    malformed: { query: { limit: '0' }, names: 'limit' },
  }),
  way({
    endpoint: getBadges,
    prepare: asDemo(spaceOf),
    expects: (badges, { game }) => expect(badges).toHaveLength(game.badgesAvailable),
    malformed: noSpace,
  }),
  way({
    endpoint: getDiscountCodes,
    prepare: async (world) => {
      const player = await richPlayer(world);
      const { profileId } = player.session;
      await request(redeemDiscount, { profileId, promotionId: 'store-20', ...spaceOf(world) }, player.context);
      return as(player, { profileId });
    },
    expects: (keys) => expect(keys).toHaveLength(1),
    malformed: null,
  }),
  way({
    endpoint: getRewardOverview,
    prepare: asVisitor(() => ({ limit: 3 })),
    expects: ({ totalRewards }) => expect(totalRewards).toBeGreaterThan(700),
    malformed: { query: { limit: '61' }, names: 'limit' },
  }),
  way({
    endpoint: getCatalogue,
    prepare: asVisitor((world) => ({ ...spaceOf(world), rarityId: 'EPIC', limit: 2 })),
    expects: ({ rewards }, { game }) => {
      expect(rewards.length).toBeGreaterThan(0);
      for (const reward of rewards) expect(reward).toMatchObject({ rarityId: 'EPIC', spaceId: game.spaceId });
    },
    malformed: { query: { offset: 'far' }, names: 'offset' },
  }),
  way({ endpoint: getCurrentChallenges, prepare: asVisitor(() => null), malformed: null }),
  way({ endpoint: getStarPlayers, prepare: asVisitor(() => null), malformed: null }),
  way({ endpoint: getClubGames, prepare: asVisitor(() => null), malformed: null }),
];

async function someReward({ context }: Player, world: World): Promise<string> {
  const [reward] = (await request(getRewards, spaceOf(world), context)).rewards;
  if (!reward) throw new Error('The game has no rewards.');
  return reward.rewardId;
}

/** The same look-ups by other names; each finds one. */
export const otherLookUps: readonly [string, (world: World) => Promise<unknown>][] = [
  [
    'a game by slug and platform',
    async ({ demo, game: { slug, platform } }) => [await request(getGame, { slug, platform }, demo.context)],
  ],
  [
    'profiles by name',
    ({ demo, friend }) =>
      request(getProfiles, { namesOnPlatform: [friend.nameOnPlatform], platformType: 'uplay' }, demo.context),
  ],
  ['profiles by id', ({ demo, friend }) => request(getProfiles, { profileIds: [friend.pid] }, demo.context)],
  [
    'profiles by the id on the platform',
    ({ demo, friend }) => request(getProfiles, { idOnPlatform: [friend.pid] }, demo.context),
  ],
  [
    'applications by id',
    async (world) => request(getApplications, { applicationIds: [await playedAppId(world)] }, world.demo.context),
  ],
];
