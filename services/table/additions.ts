import * as friends from '../account/friendEndpoints';
import * as login from '../account/login';
import * as more from '../account/moreEndpoints';
import * as people from '../account/peopleEndpoints';
import { logout } from '../account/logout';
import * as club from '../club/endpoints';
import * as wishlist from '../club/wishlistEndpoints';
import * as visitor from '../club/visitorEndpoints';
import * as website from '../clubWebsite/endpoints';
import * as promotions from '../promotions/endpoints';
import { rowsOf, type TableRow } from './row';
import { profileId, spaceId, userId } from './samples';

const { call } = rowsOf('wire');
const { call: ours } = rowsOf('ours');
const pid = '{pid}';

/** Calls of the wire that spec 7 does not name. */
const wireRows: readonly TableRow[] = [
  call(club.getActions, 'A page of a game’s actions', { spaceId, offset: 0, limit: 0 }),
  call(club.getClubRewards, 'Rewards as the club keeps them', { spaceId }),
  call(club.getTransactions, 'A page of the Units ledger, newest first', {
    offset: 0,
    limit: 0,
    type: 'earned',
    spaceId: '{spaceId}',
    from: '{from}',
    to: '{to}',
  }),
  call(login.renewSession, 'The session with a new ticket', { rememberMe: false }),
  call(logout, 'Nothing', null),
  call(
    people.getProfiles,
    'The profiles of the players named',
    { userIds: [userId] },
    { profileIds: [profileId] },
    { namesOnPlatform: ['{name}'], platformType: '{platformType}' },
    { idOnPlatform: ['{id}'], platformType: '{platformType}' },
  ),
  call(people.getProfile, 'A player’s profile', { profileId }),
  call(people.getFriends, 'Friends', { profileId }),
  call(people.getPresences, 'Who is online, and in what', { userIds: [userId] }),
  call(more.validateRenaming, 'What would be refused, and what would do instead', {
    profileId,
    nameOnPlatform: '{nameOnPlatform}',
  }),
  call(
    more.getApplications,
    'Applications by what they are of',
    { spaceIds: [spaceId] },
    { applicationIds: ['{applicationId}'] },
  ),
  call(more.getApplicationsOfProfiles, 'Applications that players have played, and how often', {
    profileIds: [profileId],
    limit: 0,
  }),
  call(more.getEntity, 'The badges a player shows, with their revision', { entityId: '{entityId}' }),
  call(more.getUserFields, 'Some fields of the account', { userId, fields: ['email', 'country'] }),
];

/** Calls that the local platform serves besides (docs/contracts). */
const ownRows: readonly TableRow[] = [
  ours(login.sendSecondFactorCode, 'Nothing; a code is mailed', { twoFactorTicket: '{two-factor ticket}' }),
  ours(login.requestConsoleAuthCode, 'A code for the console, and one for its player', { deviceName: '{deviceName}' }),
  ours(login.requestSwitchTicket, 'A ticket for another device', { appId: '{appId}' }),
  ours(more.chooseCommunications, 'The choices', {
    userId,
    choices: { communicationOptIn: true, communicationThirdPartyOptIn: false },
  }),
  ours(more.unlinkProfile, 'Nothing', { userId, profileId }),
  ours(friends.changeFriend, 'The friend', { pid, isFavorite: true, nickname: '{nickname}' }),
  ours(friends.endFriendship, 'Nothing', { pid }),
  ours(friends.getFriendRequests, 'Requests that wait, received and sent', null),
  ours(friends.requestFriendship, 'The request; or the friend, where that player has asked already', { pid }),
  ours(friends.acceptFriendship, 'The friend', { pid }),
  ours(friends.dropFriendRequest, 'Nothing', { pid }),
  ours(friends.changePresence, 'The presence, as others see it', { onlineStatus: 'dnd' }),
  ours(club.getClaims, 'A page of what the player has claimed', { spaceId, offset: 0, limit: 0 }),
  ours(wishlist.getWishlist, 'The rewards that the player saves for', null),
  ours(wishlist.addWish, 'The wish, with its reward', { rewardId: '{rewardId}' }),
  ours(wishlist.removeWish, 'Nothing', { rewardId: '{rewardId}' }),
  ours(wishlist.noteWishes, 'The wishes', { told: ['{rewardId}'], seen: ['{rewardId}'] }),
  ours(club.getChallengeEvents, 'What a challenge was credited with, and why the rest was not', {
    challengeId: '{challengeId}',
    spaceId,
    offset: 0,
    limit: 0,
  }),
  ours(club.getChallengeHistory, 'A page of past challenges, and what was banked', { spaceId, offset: 0, limit: 0 }),
  ours(friends.getLeaderboard, 'The player and friends by XP, this week and in total', null),
  ours(website.getBadges, 'Badges, and which of them are the player’s', { spaceId }),
  ours(promotions.getDiscountCodes, 'Every code for the store that the player bought, newest first', { profileId }),
  ours(visitor.getRewardOverview, 'How many rewards there are, and some of them', { limit: 0 }),
  ours(visitor.getCatalogue, 'A page of the rewards of a rarity, of a game, or of all', {
    rarityId: 'EPIC',
    spaceId,
    offset: 0,
    limit: 0,
  }),
  ours(visitor.getCurrentChallenges, 'The challenges that run now', null),
  ours(visitor.getStarPlayers, 'The star players', null),
  ours(visitor.getClubGames, 'Every game of the club', null),
];

export const additionRows: readonly TableRow[] = [...wireRows, ...ownRows];
