import { logoutEverywhere, logout } from './account/logout';
import { getDiscountCodes } from './promotions/discountCodes';
import { getClubYear } from './club/clubYear';
import { getBalanceHistory, getTransactions } from './club/transactions';
import { getEntity, updateSelectedBadges } from './account/entities';
import {
  getFirstFriends,
  getFriends,
  acceptFriendship,
  changeFriend,
  dropFriendRequest,
  endFriendship,
  getFriendRequests,
  requestFriendship,
} from './account/friends';
import { blockPlayer, getBlocks, reportPlayer, unblockPlayer } from './account/blocks';
import {
  changeEmail,
  closeAccount,
  copyData,
  getSecondFactor,
  keepAccount,
  setUpSecondFactor,
  turnSecondFactorOff,
  turnSecondFactorOn,
  changePassword,
  endDevice,
  getDevices,
} from './account/accountCare';
import { sendEvents } from './account/gameplayEvents';
import { getLeaderboard } from './account/leaderboard';
import { getPresences, changePresence } from './account/presence';
import { confirmProfile, getProfiles, unlinkProfile, validateRenaming } from './account/profiles';
import { requestConsoleAuthCode, requestSwitchTicket } from './account/sessions';
import { changePreferredLanguage, chooseCommunications, sendEmailVerification } from './account/users';
import { chooseAutoBank, getAutoBank } from './club/autoBank';
import { getCalendar, makeCalendarAddress, removeCalendarAddress } from './club/calendar';
import {
  addPushSubscription,
  chooseNotices,
  getNoticeChoices,
  getNotices,
  readNotices,
  removePushSubscription,
} from './club/notices';
import { getChallengeEvents, getChallengeHistory } from './club/challengeHistory';
import { getClaims, undoClaim } from './club/claims';
import { getCurrentChallenges } from './club/currentChallenges';
import { getClubGames } from './club/games';
import { getRewardCatalog, getRewardDetails, getRewardSample } from './club/rewardCatalog';
import { getRuleChanges } from './club/ruleChanges';
import { acceptGift, declineGift, getGifts, giveReward } from './club/gifts';
import { chooseGoal, getGoal, removeGoal } from './club/goal';
import { getStarPlayers } from './club/starPlayers';
import { addWish, getWishlist, noteWishes, removeWish } from './club/wishlist';
import { getBadges } from './clubWebsite/badges';
import { bankAllChallenges } from './console/console';
import { combineReads } from './account/combinedReads';
import { type CallCase, named, outlineOf } from './testing/outlineOf';

const spaceId = 's 1';
const crm = '/customintegrations/CRMCustomIntegrations.svc/rest/v1';
const page = { offset: 20, limit: 10 };
const club = '/v1/profiles/me/club';
const selectedBadges = { badgeList: ['b'], revision: 3, spaceId: null, tags: [], type: 'badges' };
const batch = { events: [{ name: 'lake.crossed' }], gameSessionId: 'g', playerSessionId: 'p', spaceId };
const gift = { pid: 'p', rewardId: 'r', spaceId, message: 'goodLuck' as const };
const choices = { communicationOptIn: true, communicationThirdPartyOptIn: false };

const browser = { endpoint: 'https://push.example/b', p256dh: 'key', auth: 'secret' };

const ticketCalls: CallCase[] = [
  [
    'GET /v1/profiles/me/club/units/transactions?offset=20&limit=20&type=spent',
    () => outlineOf(getTransactions, { offset: 20, limit: 20, type: 'spent' }),
  ],
  ['GET /v1/profiles/me/club/units/history', () => outlineOf(getBalanceHistory, null)],
  ['GET /v1/profiles/me/club/year', () => outlineOf(getClubYear, null)],
  [`GET ${crm}/profiles/me/PromotionKeyRewards`, () => outlineOf(getDiscountCodes, { profileId: 'me' })],
  ['GET /v3/profiles?userIds=u,v', () => outlineOf(getProfiles, { userIds: ['u', 'v'] })],
  ['GET /v3/profiles/me/friends', () => outlineOf(getFriends, {})],
  ['GET /v3/profiles/me/friends?order=presence&limit=48', () => outlineOf(getFirstFriends, { limit: 48 })],
  ['GET /v1/users/onlineStatuses?userIds=u,v', () => outlineOf(getPresences, { userIds: ['u', 'v'] })],
  ['DELETE /v3/profiles/sessions', () => outlineOf(logout, null)],
  ['DELETE /v3/users/me/sessions', () => outlineOf(logoutEverywhere, {})],
  ['PUT /v3/users/u/profiles/p', () => outlineOf(confirmProfile, { userId: 'u', profileId: 'p' })],
  [
    'GET /v1/profiles/me/reads?paths=/v3/users/me,/v3/profiles?userIds=a%2Cb',
    () => outlineOf(combineReads, { paths: ['/v3/users/me', '/v3/profiles?userIds=a,b'] }),
  ],
  [
    `GET ${club}/challenges/events?challengeId=c&spaceId=s 1&offset=20&limit=10`,
    () => outlineOf(getChallengeEvents, { challengeId: 'c', spaceId, ...page }),
  ],
  [
    `GET ${club}/challenges/history?spaceId=s 1&offset=20&limit=10`,
    () => outlineOf(getChallengeHistory, { spaceId, ...page }),
  ],
  [`POST ${club}/console/challenges/bankall?spaceId=s 1`, () => outlineOf(bankAllChallenges, { spaceId })],
  [`GET ${club}/rewards/claims?spaceId=s 1&offset=20&limit=10`, () => outlineOf(getClaims, { spaceId, ...page })],
  [`GET ${club}/notices?offset=20&limit=10`, () => outlineOf(getNotices, page)],
  [`PUT ${club}/notices`, () => outlineOf(readNotices, { read: ['n'] }), { read: ['n'] }],
  [`GET ${club}/notices/choices`, () => outlineOf(getNoticeChoices, null)],
  [`PUT ${club}/notices/choices`, () => outlineOf(chooseNotices, { choices: [] }), { choices: [] }],
  [`PUT ${club}/notices/push`, () => outlineOf(addPushSubscription, browser), browser],
  [
    `DELETE ${club}/notices/push`,
    () => outlineOf(removePushSubscription, { endpoint: browser.endpoint }),
    { endpoint: browser.endpoint },
  ],
  [`GET ${club}/calendar`, () => outlineOf(getCalendar, null)],
  [`PUT ${club}/calendar`, () => outlineOf(makeCalendarAddress, null)],
  [`DELETE ${club}/calendar`, () => outlineOf(removeCalendarAddress, null)],
  [`GET ${club}/autobank`, () => outlineOf(getAutoBank, null)],
  [`PUT ${club}/autobank`, () => outlineOf(chooseAutoBank, { autoBank: true }), { autoBank: true }],
  [
    `GET ${club}/rewards/claims?undoable=true&offset=20&limit=10`,
    () => outlineOf(getClaims, { undoable: true, ...page }),
  ],
  [`GET ${club}/goal`, () => outlineOf(getGoal, null)],
  [
    `PUT ${club}/goal`,
    () => outlineOf(chooseGoal, { rewardId: 'r', claimsItself: true }),
    { rewardId: 'r', claimsItself: true },
  ],
  [`DELETE ${club}/goal`, () => outlineOf(removeGoal, null)],
  [`POST ${club}/rewards/claims/c%201/undo`, () => outlineOf(undoClaim, { claimId: 'c 1' })],
  [`GET ${club}/gifts?limit=10`, () => outlineOf(getGifts, { limit: 10 })],
  [`POST ${club}/gifts`, () => outlineOf(giveReward, gift), gift],
  [`PUT ${club}/gifts/g%201`, () => outlineOf(acceptGift, { giftId: 'g 1' })],
  [`DELETE ${club}/gifts/g%201`, () => outlineOf(declineGift, { giftId: 'g 1' })],
  [`GET ${club}/wishlist`, () => outlineOf(getWishlist, null)],
  [`PUT ${club}/wishlist/r%201`, () => outlineOf(addWish, { rewardId: 'r 1' })],
  [`DELETE ${club}/wishlist/r%201`, () => outlineOf(removeWish, { rewardId: 'r 1' })],
  [`PUT ${club}/wishlist`, () => outlineOf(noteWishes, { notified: ['r'] }), { notified: ['r'], seen: [] }],
  [`PUT ${club}/wishlist`, () => outlineOf(noteWishes, { seen: ['r'] }), { notified: [], seen: ['r'] }],
  [`GET /clubwip${club}/website/badges/details?spaceId=s 1`, () => outlineOf(getBadges, { spaceId })],
  ['GET /v2/profiles/entities/e', () => outlineOf(getEntity, { entityId: 'e' })],
  [
    'PUT /v2/profiles/entities/e',
    () => outlineOf(updateSelectedBadges, { entityId: 'e', badges: selectedBadges }),
    selectedBadges,
  ],
  [
    'PUT /v3/profiles/me/friends/p',
    () => outlineOf(changeFriend, { pid: 'p', isFavorite: true, nickname: 'Ace' }),
    { isFavorite: true, nickname: 'Ace' },
  ],
  ['DELETE /v3/profiles/me/friends/p', () => outlineOf(endFriendship, { pid: 'p' })],
  ['GET /v3/profiles/me/friends/requests', () => outlineOf(getFriendRequests, null)],
  ['POST /v3/profiles/me/friends/requests', () => outlineOf(requestFriendship, { pid: 'p' }), { pid: 'p' }],
  ['PUT /v3/profiles/me/friends/requests/p', () => outlineOf(acceptFriendship, { pid: 'p' })],
  ['DELETE /v3/profiles/me/friends/requests/p', () => outlineOf(dropFriendRequest, { pid: 'p' })],
  ['GET /v3/profiles/me/blocks', () => outlineOf(getBlocks, null)],
  ['POST /v3/profiles/me/blocks', () => outlineOf(blockPlayer, { pid: 'p' }), { pid: 'p' }],
  ['DELETE /v3/profiles/me/blocks/p', () => outlineOf(unblockPlayer, { pid: 'p' })],
  [
    'POST /v3/profiles/me/reports',
    () => outlineOf(reportPlayer, { nameOnPlatform: 'Vega', reason: 'spam', note: 'Ads' }),
    { nameOnPlatform: 'Vega', reason: 'spam', note: 'Ads' },
  ],
  ['GET /v3/profiles/me/friends/leaderboard', () => outlineOf(getLeaderboard, null)],
  ['POST /v3/profiles/me/events', () => outlineOf(sendEvents, batch), batch],
  [
    'PUT /v3/profiles/me/onlineStatus',
    () => outlineOf(changePresence, { onlineStatus: 'dnd' }),
    { onlineStatus: 'dnd' },
  ],
  [
    'POST /v3/profiles/me/validateUpdate',
    () => outlineOf(validateRenaming, { nameOnPlatform: 'Vega' }),
    { nameOnPlatform: 'Vega' },
  ],
  ['DELETE /v3/users/u/profiles/p', () => outlineOf(unlinkProfile, { userId: 'u', profileId: 'p' })],
  ['GET /v3/users/u/devices', () => outlineOf(getDevices, { userId: 'u' })],
  ['DELETE /v3/users/me/devices/d', () => outlineOf(endDevice, { deviceId: 'd' })],
  [
    'PUT /v3/users/me/password',
    () => outlineOf(changePassword, { password: 'Old', newPassword: 'New' }),
    { password: 'Old', newPassword: 'New' },
  ],
  [
    'PUT /v3/users/me/email',
    () => outlineOf(changeEmail, { password: 'Own', email: 'b@x.example' }),
    { password: 'Own', email: 'b@x.example' },
  ],
  ['GET /v3/users/me/secondFactor', () => outlineOf(getSecondFactor, {})],
  [
    'POST /v3/users/me/secondFactor/setups',
    () => outlineOf(setUpSecondFactor, { password: 'Own' }),
    { password: 'Own' },
  ],
  [
    'PUT /v3/users/me/secondFactor',
    () => outlineOf(turnSecondFactorOn, { code: '123456', secret: 'JBSW' }),
    { code: '123456', secret: 'JBSW' },
  ],
  ['DELETE /v3/users/me/secondFactor', () => outlineOf(turnSecondFactorOff, { password: 'Own' }), { password: 'Own' }],
  ['POST /v3/users/me/dataCopies', () => outlineOf(copyData, { password: 'Own' }), { password: 'Own' }],
  ['POST /v3/users/me/closing', () => outlineOf(closeAccount, { password: 'Own' }), { password: 'Own' }],
  ['DELETE /v3/users/me/closing', () => outlineOf(keepAccount, {})],
  ['POST /v3/users/me/emailVerification', () => outlineOf(sendEmailVerification, {})],
  ['PUT /v3/users/u/communications', () => outlineOf(chooseCommunications, { userId: 'u', choices }), choices],
  [
    'PUT /v3/users/u',
    () => outlineOf(changePreferredLanguage, { userId: 'u', preferredLanguage: 'fr-FR' }),
    { preferredLanguage: 'fr-FR' },
  ],
  ['POST /v3/profiles/switchTickets', () => outlineOf(requestSwitchTicket, { appId: 'app' }), { appId: 'app' }],
];

const openCalls: CallCase[] = [
  ['GET /v1/spaces/club/rewards/sample?limit=12', () => outlineOf(getRewardSample, { limit: 12 })],
  [
    'GET /v1/spaces/club/rewards?rarityId=EPIC&spaceId=s 1&offset=20&limit=10',
    () => outlineOf(getRewardCatalog, { rarityId: 'EPIC', spaceId, ...page }),
  ],
  ['GET /v1/spaces/club/rewards/details?rewardId=r 1', () => outlineOf(getRewardDetails, { rewardId: 'r 1' })],
  ['GET /v1/spaces/club/rules/changes?offset=20&limit=10', () => outlineOf(getRuleChanges, page)],
  ['GET /v1/spaces/club/challenges/current', () => outlineOf(getCurrentChallenges, null)],
  ['GET /v1/spaces/club/starplayers', () => outlineOf(getStarPlayers, null)],
  ['GET /v1/spaces/club/games', () => outlineOf(getClubGames, null)],
  [
    'POST /v3/profiles/consoleAuthCodes',
    () => outlineOf(requestConsoleAuthCode, { deviceName: 'Living room' }),
    { deviceName: 'Living room' },
  ],
];

describe('the calls that section 7 of the specification does not have', () => {
  test.each(named(ticketCalls))('$call needs a ticket', ({ call, outline, body }) => {
    expect(outline()).toEqual({ call, auth: 'ticket', body, isAddition: true });
  });

  test.each(named(openCalls))('$call is open to anyone', ({ call, outline, body }) => {
    expect(outline()).toEqual({ call, auth: 'none', body, isAddition: true });
  });
});
