import * as more from '../../../../services/account/moreEndpoints';
import * as people from '../../../../services/account/peopleEndpoints';
import { logout } from '../../../../services/account/logout';
import * as club from '../../../../services/club/endpoints';
import * as visitor from '../../../../services/club/visitorEndpoints';
import * as wishlist from '../../../../services/club/wishlistEndpoints';
import { getBadges, getGame, getPlayerProfile, getRewards } from '../../../../services/clubWebsite/endpoints';
import { getChallenges } from '../../../../services/console/endpoints';
import { request } from '../../../../services/http/endpoint';
import { getDiscountCodes, redeemDiscount } from '../../../../services/promotions/endpoints';
import { newPlayer, type Player, type World } from '../world';
import { playedAppId } from './account';
import { richPlayer } from './club';
import { as, asDemo, asVisitor, noSpace, way, type Way } from './way';

const spaceOf = ({ game: { spaceId } }: World) => ({ spaceId });

/** What the wire and this platform have beyond spec 7. */
export const additionWays: readonly Way[] = [
  way({
    endpoint: club.getActions,
    prepare: asDemo((world) => ({ ...spaceOf(world), offset: 1, limit: 2 })),
    expects: ({ actions, total }) => {
      expect(actions).toHaveLength(2);
      expect(total).toBeGreaterThan(2);
    },
    malformed: { query: { offset: '-1' }, names: 'offset' },
  }),
  way({ endpoint: club.getClubRewards, prepare: asDemo(spaceOf), malformed: noSpace }),
  way({
    endpoint: club.getTransactions,
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
    endpoint: people.getProfiles,
    prepare: asDemo(({ friend, stranger }) => ({ userIds: [friend.pid, stranger.session.userId] })),
    expects: (profiles) => expect(profiles).toHaveLength(2),
    malformed: { query: { userIds: '' }, names: 'userIds' },
  }),
  way({
    endpoint: people.getProfile,
    prepare: asDemo(({ friend }) => ({ profileId: friend.pid })),
    expects: (profile, { friend }) => expect(profile).toMatchObject({ nameOnPlatform: friend.nameOnPlatform }),
    malformed: null,
    foreign: 'is fine',
  }),
  way({ endpoint: people.getFriends, prepare: asDemo(() => ({})), malformed: null }),
  way({
    endpoint: people.getPresences,
    prepare: asDemo(({ friend, stranger }) => ({ userIds: [friend.pid, stranger.session.userId] })),
    expects: ([, stranger]) => expect(stranger).toMatchObject({ status: 'offline', connections: [] }),
    malformed: { query: { userIds: '' }, names: 'userIds' },
  }),
  way({
    endpoint: more.validateRenaming,
    prepare: asDemo(() => ({ nameOnPlatform: '7' })),
    expects: (reports) => expect(reports).toMatchObject([{ errorCode: 1013, field: 'nameOnPlatform' }]),
    malformed: { body: {}, names: 'nameOnPlatform' },
  }),
  way({
    endpoint: more.chooseCommunications,
    prepare: async (world) => {
      const player = await newPlayer(world);
      const choices = { communicationOptIn: true, communicationThirdPartyOptIn: false };
      return as(player, { userId: player.session.userId, choices });
    },
    expects: (choices) => expect(choices).toEqual({ communicationOptIn: true, communicationThirdPartyOptIn: false }),
    malformed: { body: { communicationOptIn: 'yes' }, names: 'communicationOptIn' },
  }),
  way({
    endpoint: more.getApplications,
    prepare: asDemo((world) => ({ spaceIds: [world.game.spaceId] })),
    expects: (applications, { game }) => expect(applications[0]).toMatchObject({ spaceId: game.spaceId }),
    malformed: { query: { spaceIds: 'moongate' }, names: 'spaceIds' },
  }),
  way({
    endpoint: more.getApplicationsOfProfiles,
    prepare: asDemo(({ demo, friend }) => ({ profileIds: [demo.session.profileId, friend.pid] })),
    expects: (played, { friend }) => expect(played.map(({ profileId }) => profileId)).toContain(friend.pid),
    malformed: { query: { profileIds: 'moongate' }, names: 'profileIds' },
  }),
  way({
    endpoint: more.getEntity,
    prepare: async ({ demo }) => {
      const { selectedBadges } = await request(getPlayerProfile, {}, demo.context);
      return as(demo, { entityId: selectedBadges?.entityId ?? '' });
    },
    expects: ({ type }) => expect(type).toBe('userSelectedBadges'),
    malformed: null,
    foreign: 'is not found',
  }),
  way({
    endpoint: club.getClaims,
    prepare: asDemo(() => ({ offset: 0, limit: 3 })),
    expects: ({ claims, total }) => {
      expect(claims).toHaveLength(3);
      expect(total).toBeGreaterThan(3);
    },
    malformed: { query: { limit: '101' }, names: 'limit' },
  }),
  way({ endpoint: wishlist.getWishlist, prepare: asDemo(() => null), malformed: null }),
  way({
    endpoint: wishlist.addWish,
    prepare: async (world) => {
      const player = await newPlayer(world);
      return as(player, { rewardId: await someReward(player, world) });
    },
    expects: (wish) => expect(wish).toMatchObject({ toldDate: null, seenDate: null }),
    malformed: null,
  }),
  way({
    endpoint: wishlist.removeWish,
    prepare: async (world) => {
      const player = await newPlayer(world);
      const rewardId = await someReward(player, world);
      await request(wishlist.addWish, { rewardId }, player.context);
      return as(player, { rewardId });
    },
    malformed: null,
  }),
  way({
    endpoint: wishlist.noteWishes,
    prepare: async (world) => {
      const player = await newPlayer(world);
      const rewardId = await someReward(player, world);
      await request(wishlist.addWish, { rewardId }, player.context);
      return as(player, { told: [rewardId] });
    },
    expects: ([wish]) => expect(wish?.notifiedDate).toEqual(expect.any(String)),
    malformed: { body: { told: 'all' }, names: 'told' },
  }),
  way({
    endpoint: club.getChallengeEvents,
    prepare: async ({ demo, game: { spaceId } }) => {
      const challenges = await request(getChallenges, { spaceId }, demo.context);
      const moved = challenges.find(({ progress, status }) => progress > 0 && status !== 'banked');
      return as(demo, { spaceId, challengeId: moved?.challengeId ?? '', offset: 0, limit: 2 });
    },
    expects: ({ events }) => expect(events[0]?.counted).toBeGreaterThan(0),
    malformed: { query: { challengeId: 'the-first' }, names: 'challengeId' },
  }),
  way({
    endpoint: club.getChallengeHistory,
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
    endpoint: visitor.getRewardOverview,
    prepare: asVisitor(() => ({ limit: 3 })),
    expects: ({ totalRewards }) => expect(totalRewards).toBeGreaterThan(700),
    malformed: { query: { limit: '61' }, names: 'limit' },
  }),
  way({
    endpoint: visitor.getCatalogue,
    prepare: asVisitor((world) => ({ ...spaceOf(world), rarityId: 'EPIC', limit: 2 })),
    expects: ({ rewards }, { game }) => {
      expect(rewards.length).toBeGreaterThan(0);
      for (const reward of rewards) expect(reward).toMatchObject({ rarityId: 'EPIC', spaceId: game.spaceId });
    },
    malformed: { query: { offset: 'far' }, names: 'offset' },
  }),
  way({ endpoint: visitor.getCurrentChallenges, prepare: asVisitor(() => null), malformed: null }),
  way({ endpoint: visitor.getStarPlayers, prepare: asVisitor(() => null), malformed: null }),
  way({ endpoint: visitor.getClubGames, prepare: asVisitor(() => null), malformed: null }),
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
      request(people.getProfiles, { namesOnPlatform: [friend.nameOnPlatform], platformType: 'uplay' }, demo.context),
  ],
  ['profiles by id', ({ demo, friend }) => request(people.getProfiles, { profileIds: [friend.pid] }, demo.context)],
  [
    'profiles by the id on the platform',
    ({ demo, friend }) => request(people.getProfiles, { idOnPlatform: [friend.pid] }, demo.context),
  ],
  [
    'applications by id',
    async (world) => request(more.getApplications, { applicationIds: [await playedAppId(world)] }, world.demo.context),
  ],
];
