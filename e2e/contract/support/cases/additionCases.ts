import { getEntity } from '../../../../services/account/entities';
import { getProfiles, validateRenaming } from '../../../../services/account/profiles';
import {
  changePreferredLanguage,
  chooseCommunications,
  sendEmailVerification,
} from '../../../../services/account/users';
import { getFirstFriends, getFriends } from '../../../../services/account/friends';
import { getPresences } from '../../../../services/account/presence';
import { logout } from '../../../../services/account/logout';
import { getChallengeEvents, getChallengeHistory } from '../../../../services/club/challengeHistory';
import { getClaims, undoClaim } from '../../../../services/club/claims';
import { claimReward } from '../../../../services/club/rewards';
import { acceptGift, declineGift, getGifts, giveReward } from '../../../../services/club/gifts';
import { chooseGoal, getGoal, removeGoal } from '../../../../services/club/goal';
import { getBalanceHistory, getTransactions } from '../../../../services/club/transactions';
import { getCurrentChallenges } from '../../../../services/club/currentChallenges';
import { getClubGames } from '../../../../services/club/games';
import { chooseAutoBank, getAutoBank } from '../../../../services/club/autoBank';
import { getClubYear } from '../../../../services/club/clubYear';
import { getCalendar, makeCalendarAddress, removeCalendarAddress } from '../../../../services/club/calendar';
import {
  addPushSubscription,
  chooseNotices,
  getNoticeChoices,
  getNotices,
  readNotices,
  removePushSubscription,
} from '../../../../services/club/notices';
import { getRewardCatalog, getRewardDetails, getRewardSample } from '../../../../services/club/rewardCatalog';
import { getRuleChanges } from '../../../../services/club/ruleChanges';
import { getStarPlayers } from '../../../../services/club/starPlayers';
import { addWish, getWishlist, noteWishes, removeWish } from '../../../../services/club/wishlist';
import { getBadges } from '../../../../services/clubWebsite/badges';
import { getPlayerProfile } from '../../../../services/clubWebsite/profiles';
import { getRewards } from '../../../../services/clubWebsite/rewards';
import { bankAllChallenges, getChallenges } from '../../../../services/console/console';
import { combineReads } from '../../../../services/account/combinedReads';
import { request } from '../../../../services/http/endpoint';
import { getDiscountCodes, redeemDiscount } from '../../../../services/promotions/discountCodes';
import { demoPassword } from '../../../../platform/content/players/demoPassword';
import { newPlayer, type Player, type Fixture, signIn } from '../fixture';
import { completeWeekly, richPlayer } from './clubCases';
import { as, asDemo, asVisitor, noSpace, type EndpointCase, endpointCase } from './endpointCase';

const spaceOf = ({ game: { spaceId } }: Fixture) => ({ spaceId });

/** A browser as a push service knows it; its key is a point of the curve. */
const browser = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/contract',
  p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
  auth: 'AAAAAAAAAAAAAAAAAAAAAA',
};

/** What the wire and this platform have beyond spec 7. */
export const additionCases: readonly EndpointCase[] = [
  endpointCase({
    endpoint: combineReads,
    prepare: asDemo(({ game: { spaceId } }) => ({
      paths: ['/v3/users/me', `/v1/profiles/me/club/actions?spaceId=${spaceId}&limit=1`, '/v1/spaces/nowhere'],
    })),
    expects: (reads) => {
      expect(reads.map(({ status }) => status)).toEqual([200, 200, 404]);
      expect(reads.map(({ body }) => body)).toMatchObject([
        { nameOnPlatform: 'Northwind' },
        { actions: [{}] },
        { errorCode: 1003 },
      ]);
    },
    malformed: { query: { paths: 'users' }, names: 'paths' },
  }),
  endpointCase({
    endpoint: getTransactions,
    prepare: asDemo((fixture) => ({
      ...spaceOf(fixture),
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
  endpointCase({
    endpoint: getClubYear,
    prepare: asDemo(() => null),
    malformed: null,
    expects: ({ unitsEarned, topGame }) => {
      expect(unitsEarned).toBeGreaterThan(0);
      expect(topGame).not.toBeNull();
    },
  }),
  endpointCase({
    endpoint: getBalanceHistory,
    prepare: asDemo(() => null),
    malformed: null,
    expects: ({ days, earned, spent, expired, before }) => {
      expect(days.length).toBeGreaterThan(0);
      expect((before ?? 0) + earned - spent - expired).toBe(days.at(-1)?.balance);
    },
  }),
  endpointCase({
    endpoint: logout,
    prepare: async (fixture) => as(await newPlayer(fixture), null),
    malformed: null,
    foreign: 'cannot be named',
  }),
  endpointCase({
    endpoint: getProfiles,
    prepare: asDemo(({ friend, stranger }) => ({ userIds: [friend.pid, stranger.session.userId] })),
    expects: (profiles) => expect(profiles).toHaveLength(2),
    malformed: { query: { userIds: '' }, names: 'userIds' },
    foreign: 'cannot be named',
  }),
  endpointCase({ endpoint: getFriends, prepare: asDemo(() => ({})), malformed: null }),
  endpointCase({
    endpoint: getFirstFriends,
    prepare: asDemo(() => ({ limit: 1 })),
    expects: ({ friends, onlineStatuses, counts }) => {
      expect(onlineStatuses).toMatchObject([{ userId: friends[0]?.pid, status: 'online' }]);
      expect(counts?.all).toBeGreaterThan(1);
    },
    malformed: { query: { order: 'age' }, names: 'order' },
  }),
  endpointCase({
    endpoint: getPresences,
    prepare: asDemo(({ friend, stranger }) => ({ userIds: [friend.pid, stranger.session.userId] })),
    expects: ([, stranger]) => expect(stranger).toMatchObject({ status: 'offline', connections: [] }),
    malformed: { query: { userIds: '' }, names: 'userIds' },
    foreign: 'cannot be named',
  }),
  endpointCase({
    endpoint: validateRenaming,
    prepare: asDemo(() => ({ nameOnPlatform: '7' })),
    expects: (reports) => expect(reports).toMatchObject([{ errorCode: 1013, field: 'nameOnPlatform' }]),
    malformed: { body: {}, names: 'nameOnPlatform' },
  }),
  endpointCase({
    endpoint: changePreferredLanguage,
    prepare: async (fixture) => {
      const player = await newPlayer(fixture);
      return as(player, { userId: player.session.userId, preferredLanguage: 'pt-BR' });
    },
    expects: (language) => expect(language).toEqual({ preferredLanguage: 'pt-BR' }),
    malformed: { body: { preferredLanguage: 'Portuguese' }, names: 'preferredLanguage' },
  }),
  endpointCase({
    endpoint: chooseCommunications,
    prepare: async (fixture) => {
      const player = await newPlayer(fixture);
      const choices = { communicationOptIn: true, communicationThirdPartyOptIn: false };
      return as(player, { userId: player.session.userId, choices });
    },
    expects: (choices) => expect(choices).toEqual({ communicationOptIn: true, communicationThirdPartyOptIn: false }),
    malformed: { body: { communicationOptIn: 'yes' }, names: 'communicationOptIn' },
  }),
  endpointCase({
    endpoint: sendEmailVerification,
    prepare: async (fixture) => {
      const player = await newPlayer(fixture);
      return as(player, { userId: player.session.userId });
    },
    expects: (response) => expect(response).toEqual({ emailVerified: false }),
    malformed: null,
  }),
  endpointCase({
    endpoint: getEntity,
    prepare: async ({ demo }) => {
      const { selectedBadges } = await request(getPlayerProfile, {}, demo.context);
      return as(demo, { entityId: selectedBadges?.entityId ?? '' });
    },
    expects: ({ type }) => expect(type).toBe('userSelectedBadges'),
    malformed: null,
    foreign: 'is not found',
  }),
  endpointCase({
    endpoint: getClaims,
    prepare: asDemo(() => ({ offset: 0, limit: 3 })),
    expects: ({ claims, total }) => {
      expect(claims).toHaveLength(3);
      expect(total).toBeGreaterThan(3);
    },
    malformed: { query: { limit: '101' }, names: 'limit' },
  }),
  endpointCase({
    endpoint: getNotices,
    prepare: asDemo(() => ({ offset: 0, limit: 5 })),
    expects: ({ notices, total, unread }) => {
      expect(notices.length).toBeLessThanOrEqual(5);
      expect(unread).toBeLessThanOrEqual(total);
    },
    malformed: { query: { limit: '101' }, names: 'limit' },
  }),
  endpointCase({
    endpoint: readNotices,
    prepare: async (fixture) => as(await newPlayer(fixture), { read: null }),
    expects: (unread) => expect(unread).toBe(0),
    malformed: { body: { read: 'all' }, names: 'read' },
  }),
  endpointCase({
    endpoint: getNoticeChoices,
    prepare: asDemo(() => null),
    expects: ({ choices, quietHours }) => {
      expect(choices.length).toBeGreaterThan(0);
      expect(quietHours).toMatchObject({ isOn: true, from: 22, until: 8 });
    },
    malformed: null,
  }),
  endpointCase({
    endpoint: chooseNotices,
    prepare: async (fixture) =>
      as(await newPlayer(fixture), {
        choices: [{ kind: 'refund', channel: 'email', isChosen: false }],
        quietHours: { isOn: true, from: 23, until: 7, timeZone: 'Asia/Tokyo' },
      }),
    expects: ({ choices, quietHours, hasChosenZone }) => {
      expect(choices).toContainEqual({ kind: 'refund', channel: 'email', isChosen: false });
      expect(quietHours).toEqual({ isOn: true, from: 23, until: 7, timeZone: 'Asia/Tokyo' });
      expect(hasChosenZone).toBe(true);
    },
    malformed: { body: { choices: 'all' }, names: 'choices' },
  }),
  endpointCase({
    endpoint: addPushSubscription,
    prepare: async (fixture) => as(await newPlayer(fixture), browser),
    expects: ({ push }) => expect(push?.endpoints).toEqual([browser.endpoint]),
    malformed: { body: { ...browser, auth: 'short' }, names: 'auth' },
  }),
  endpointCase({
    endpoint: removePushSubscription,
    prepare: async (fixture) => as(await newPlayer(fixture), { endpoint: browser.endpoint }),
    expects: ({ push }) => expect(push?.endpoints).toEqual([]),
    malformed: { body: {}, names: 'endpoint' },
  }),
  endpointCase({
    endpoint: getCalendar,
    prepare: asDemo(() => null),
    malformed: null,
    expects: (state) => expect(state).toEqual({ date: null }),
  }),
  endpointCase({
    endpoint: makeCalendarAddress,
    prepare: async (fixture) => as(await newPlayer(fixture), null),
    malformed: null,
    expects: ({ address }) => expect(address).toMatch(/\/calendar\/[\w-]{64}\.ics$/),
  }),
  endpointCase({
    endpoint: removeCalendarAddress,
    prepare: async (fixture) => as(await newPlayer(fixture), null),
    malformed: null,
    expects: (state) => expect(state).toEqual({ date: null }),
  }),
  endpointCase({
    endpoint: getAutoBank,
    prepare: asDemo(() => null),
    expects: (setting) => expect(setting).toEqual({ autoBank: false, isOffered: false }),
    malformed: null,
  }),
  endpointCase({
    endpoint: chooseAutoBank,
    prepare: async (fixture) => as(await newPlayer(fixture), { autoBank: true }),
    expects: (setting) => expect(setting).toEqual({ autoBank: true, isOffered: false }),
    malformed: { body: { autoBank: 'yes' }, names: 'autoBank' },
  }),
  endpointCase({
    endpoint: undoClaim,
    prepare: async (fixture) => {
      const player = await richPlayer(fixture);
      const { rewards } = await request(getRewards, spaceOf(fixture), player.context);
      const [cheapest] = rewards.filter(({ isLocked }) => !isLocked).toSorted((a, b) => a.value - b.value);
      await request(claimReward, { rewardId: cheapest?.rewardId ?? '', ...spaceOf(fixture) }, player.context);
      const { claims } = await request(getClaims, { undoable: true, offset: 0, limit: 1 }, player.context);
      return as(player, { claimId: claims[0]?.claimId ?? '' });
    },
    expects: ({ units, renewedUntil, unitBalance }) => {
      expect(renewedUntil).toBeNull();
      expect(unitBalance).toBeGreaterThanOrEqual(units);
    },
    malformed: null,
  }),
  endpointCase({
    endpoint: giveReward,
    prepare: async (fixture) => {
      const [giver, friend] = await oldFriends(fixture);
      return as(giver, await giftTo(friend, fixture));
    },
    expects: ({ gift, unitBalance }) => {
      expect(gift).toMatchObject({ isGiven: true, state: 'waiting', message: 'goodLuck' });
      expect(unitBalance).toBeGreaterThanOrEqual(0);
    },
    malformed: { body: { pid: 7 }, names: 'pid' },
  }),
  endpointCase({
    endpoint: getGifts,
    prepare: async (fixture) => {
      const [giver, friend] = await oldFriends(fixture);
      await request(giveReward, await giftTo(giver, fixture), friend.context);
      return as(giver, { limit: 10 });
    },
    expects: (gifts) => expect(gifts).toContainEqual(expect.objectContaining({ isGiven: false, state: 'waiting' })),
    malformed: { query: { limit: '0' }, names: 'limit' },
  }),
  endpointCase({
    endpoint: acceptGift,
    prepare: async (fixture) => {
      const [giver, friend] = await oldFriends(fixture);
      const { gift } = await request(giveReward, await giftTo(friend, fixture), giver.context);
      return as(friend, { giftId: gift.giftId });
    },
    expects: (gift) => expect(gift).toMatchObject({ isGiven: false, state: 'accepted' }),
    malformed: null,
  }),
  endpointCase({
    endpoint: declineGift,
    prepare: async (fixture) => {
      const [giver, friend] = await oldFriends(fixture);
      const { gift } = await request(giveReward, await giftTo(friend, fixture), giver.context);
      return as(friend, { giftId: gift.giftId });
    },
    malformed: null,
  }),
  endpointCase({
    endpoint: getGoal,
    prepare: async (fixture) => {
      const player = await newPlayer(fixture);
      await request(chooseGoal, { rewardId: await someReward(player, fixture), claimsItself: false }, player.context);
      return as(player, null);
    },
    expects: ({ goal }) => expect(goal).toMatchObject({ claimsItself: false }),
    malformed: null,
  }),
  endpointCase({
    endpoint: chooseGoal,
    prepare: async (fixture) => {
      const player = await newPlayer(fixture);
      return as(player, { rewardId: await someReward(player, fixture), claimsItself: true });
    },
    expects: ({ goal }) => expect(goal).toMatchObject({ claimsItself: true }),
    malformed: { body: { rewardId: 'the mask' }, names: 'rewardId' },
  }),
  endpointCase({
    endpoint: removeGoal,
    prepare: async (fixture) => as(await newPlayer(fixture), null),
    malformed: null,
  }),
  endpointCase({ endpoint: getWishlist, prepare: asDemo(() => null), malformed: null }),
  endpointCase({
    endpoint: addWish,
    prepare: async (fixture) => {
      const player = await newPlayer(fixture);
      return as(player, { rewardId: await someReward(player, fixture) });
    },
    expects: (wish) => expect(wish).toMatchObject({ notifiedDate: null, seenDate: null }),
    malformed: null,
  }),
  endpointCase({
    endpoint: removeWish,
    prepare: async (fixture) => {
      const player = await newPlayer(fixture);
      const rewardId = await someReward(player, fixture);
      await request(addWish, { rewardId }, player.context);
      return as(player, { rewardId });
    },
    malformed: null,
  }),
  endpointCase({
    endpoint: noteWishes,
    prepare: async (fixture) => {
      const player = await newPlayer(fixture);
      const rewardId = await someReward(player, fixture);
      await request(addWish, { rewardId }, player.context);
      return as(player, { notified: [rewardId] });
    },
    expects: ([wish]) => expect(wish?.notifiedDate).toEqual(expect.any(String)),
    malformed: { body: { notified: 'all' }, names: 'notified' },
  }),
  endpointCase({
    endpoint: bankAllChallenges,
    prepare: async (fixture) => {
      const player = await newPlayer(fixture);
      await completeWeekly(player, fixture);
      return as(player, spaceOf(fixture));
    },
    expects: ({ challenges, rewardsGranted, unitBalance }) => {
      expect(challenges.map(({ status }) => status)).toContain('banked');
      expect(rewardsGranted.units).toBe(challenges.reduce((sum, { reward }) => sum + reward.units, 0));
      expect(unitBalance).toBeGreaterThanOrEqual(rewardsGranted.units);
    },
    malformed: noSpace,
  }),
  endpointCase({
    endpoint: getChallengeEvents,
    prepare: async ({ demo, game: { spaceId } }) => {
      const challenges = await request(getChallenges, { spaceId }, demo.context);
      const moved = challenges.find(({ progress, status }) => progress > 0 && status !== 'banked');
      return as(demo, { spaceId, challengeId: moved?.challengeId ?? '', offset: 0, limit: 2 });
    },
    expects: ({ events }) => expect(events[0]?.counted).toBeGreaterThan(0),
    malformed: { query: { challengeId: 'the-first' }, names: 'challengeId' },
  }),
  endpointCase({
    endpoint: getChallengeHistory,
    prepare: asDemo(() => ({ offset: 0, limit: 3 })),
    expects: ({ challenges, total }) => {
      expect(challenges).toHaveLength(3);
      expect(total).toBeGreaterThan(3);
    },
    malformed: { query: { limit: '0' }, names: 'limit' },
  }),
  endpointCase({
    endpoint: getBadges,
    prepare: asDemo(spaceOf),
    expects: (badges, { game }) => expect(badges).toHaveLength(game.badgesAvailable),
    malformed: noSpace,
  }),
  endpointCase({
    endpoint: getDiscountCodes,
    prepare: async (fixture) => {
      const player = await richPlayer(fixture);
      const { profileId } = player.session;
      await request(redeemDiscount, { profileId, promotionId: 'store-20', ...spaceOf(fixture) }, player.context);
      return as(player, { profileId });
    },
    expects: (keys) => expect(keys).toHaveLength(1),
    malformed: null,
  }),
  endpointCase({
    endpoint: getRewardSample,
    prepare: asVisitor(() => ({ limit: 3 })),
    expects: ({ totalRewards }) => expect(totalRewards).toBeGreaterThan(700),
    malformed: { query: { limit: '61' }, names: 'limit' },
  }),
  endpointCase({
    endpoint: getRewardCatalog,
    prepare: asVisitor((fixture) => ({ ...spaceOf(fixture), rarityId: 'EPIC', limit: 2 })),
    expects: ({ rewards }, { game }) => {
      expect(rewards.length).toBeGreaterThan(0);
      for (const reward of rewards) expect(reward).toMatchObject({ rarityId: 'EPIC', spaceId: game.spaceId });
    },
    malformed: { query: { offset: 'far' }, names: 'offset' },
  }),
  endpointCase({
    endpoint: getRewardDetails,
    prepare: async (fixture) => ({
      context: fixture.visitor,
      input: { rewardId: await someReward(fixture.demo, fixture) },
    }),
    expects: ({ alike }, { game }) => expect(alike.map(({ spaceId }) => spaceId)).toContain(game.spaceId),
    malformed: { query: { rewardId: 'r'.repeat(81) }, names: 'rewardId' },
  }),
  endpointCase({
    endpoint: getRuleChanges,
    prepare: asVisitor(() => ({ offset: 0, limit: 100 })),
    expects: ({ changes }) => expect(changes.map(({ rule }) => rule)).toContain('unitsLifeMonths'),
    malformed: { query: { limit: '101' }, names: 'limit' },
  }),
  endpointCase({ endpoint: getCurrentChallenges, prepare: asVisitor(() => null), malformed: null }),
  endpointCase({ endpoint: getStarPlayers, prepare: asVisitor(() => null), malformed: null }),
  endpointCase({ endpoint: getClubGames, prepare: asVisitor(() => null), malformed: null }),
];

async function someReward({ context }: Player, fixture: Fixture): Promise<string> {
  const [reward] = (await request(getRewards, spaceOf(fixture), context)).rewards;
  if (!reward) throw new Error('The game has no rewards.');
  return reward.rewardId;
}

/** Two demo players, who have been friends for long enough to give each other rewards. */
async function oldFriends({ environment }: Fixture): Promise<[giver: Player, friend: Player]> {
  const demo = (name: string) => signIn(environment, { email: `${name}@meridian.example`, password: demoPassword });
  return [await demo('hoshizora'), await demo('tamsin')];
}

/** The cheapest reward that a friend can receive, as a gift. */
async function giftTo({ session, context }: Player, fixture: Fixture) {
  const [{ rewards }, gifts] = [
    await request(getRewards, spaceOf(fixture), context),
    await request(getGifts, { limit: 100 }, context),
  ];
  const waiting = gifts.map(({ name }) => name);
  const [cheapest] = rewards
    .filter(({ name, isLocked, quantityPurchased }) => !isLocked && quantityPurchased === 0 && !waiting.includes(name))
    .toSorted((a, b) => a.value - b.value);
  const pid = session.profileId;
  return { pid, rewardId: cheapest?.rewardId ?? '', ...spaceOf(fixture), message: 'goodLuck' as const };
}
