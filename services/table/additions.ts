import {
  acceptFriendship,
  changeFriend,
  dropFriendRequest,
  endFriendship,
  getFriendRequests,
  getFriends,
  requestFriendship,
} from '../account/friends';
import { blockPlayer, getBlocks, reportPlayer, unblockPlayer } from '../account/blocks';
import {
  changeEmail,
  closeAccount,
  copyData,
  getSecondFactor,
  keepAccount,
  setUpSecondFactor,
  turnSecondFactorOff,
  turnSecondFactorOn,
} from '../account/accountCare';
import { changePassword, endDevice, getDevices } from '../account/devices';
import { getLeaderboard } from '../account/leaderboard';
import { changePresence, getPresences } from '../account/presence';
import { renewSession, requestConsoleAuthCode, requestSwitchTicket, sendSecondFactorCode } from '../account/sessions';
import { getApplications, getApplicationsOfProfiles } from '../account/applications';
import { getEntity } from '../account/entities';
import { confirmProfile, getProfile, getProfiles, unlinkProfile, validateRenaming } from '../account/profiles';
import { changePreferredLanguage, chooseCommunications, getUserFields, sendEmailVerification } from '../account/users';
import { logout, logoutEverywhere } from '../account/logout';
import { getActions } from '../club/actions';
import { chooseAutoBank, getAutoBank } from '../club/autoBank';
import { chooseNotices, getNoticeChoices, getNotices, readNotices } from '../club/notices';
import { bankAllChallenges } from '../console/console';
import { getChallengeEvents } from '../club/challengeEvents';
import { getChallengeHistory } from '../club/challengeHistory';
import { getClaims, undoClaim } from '../club/claims';
import { chooseGoal, getGoal, removeGoal } from '../club/goal';
import { getClubRewards } from '../club/rewards';
import { getTransactions } from '../club/transactions';
import { addWish, getWishlist, noteWishes, removeWish } from '../club/wishlist';
import { getCurrentChallenges } from '../club/currentChallenges';
import { getClubGames } from '../club/games';
import { getCatalogue, getRewardOverview } from '../club/rewardCatalogue';
import { getStarPlayers } from '../club/starPlayers';
import { getBadges } from '../clubWebsite/badges';
import { combineReads } from '../account/combinedReads';
import { getDiscountCodes } from '../promotions/discountCodes';
import { rowsOf, type TableRow } from './row';
import { profileId, spaceId, userId } from './samples';

const { call } = rowsOf('wire');
const { call: ours } = rowsOf('ours');
const pid = '{pid}';

/** Calls of the wire that spec 7 does not name. */
const wireRows: readonly TableRow[] = [
  call(getActions, 'A page of a game’s actions', { spaceId, offset: 0, limit: 0 }),
  call(getClubRewards, 'Rewards as the club keeps them', { spaceId }),
  call(getTransactions, 'A page of the Units ledger, newest first', {
    offset: 0,
    limit: 0,
    type: 'earned',
    spaceId: '{spaceId}',
    from: '{from}',
    to: '{to}',
  }),
  call(renewSession, 'The session with a new ticket', { rememberMe: false }),
  call(logout, 'Nothing', null),
  call(
    getProfiles,
    'The profiles of the players named',
    { userIds: [userId] },
    { profileIds: [profileId] },
    { namesOnPlatform: ['{name}'], platformType: '{platformType}' },
    { idOnPlatform: ['{id}'], platformType: '{platformType}' },
  ),
  call(getProfile, 'A player’s profile', { profileId }),
  call(getFriends, 'Friends', { profileId }),
  call(getPresences, 'Online status and current applications', { userIds: [userId] }),
  call(validateRenaming, 'Invalid fields, with suggestions', {
    profileId,
    nameOnPlatform: '{nameOnPlatform}',
  }),
  call(
    getApplications,
    'Applications by space or application id',
    { spaceIds: [spaceId] },
    { applicationIds: ['{applicationId}'] },
  ),
  call(getApplicationsOfProfiles, 'Applications that players have played, and how often', {
    profileIds: [profileId],
    limit: 0,
  }),
  call(getEntity, 'The badges a player shows, with their revision', { entityId: '{entityId}' }),
  call(getUserFields, 'Some fields of the account', { userId, fields: ['email', 'country'] }),
];

/** Calls that only this platform serves (docs/contracts). */
const ownRows: readonly TableRow[] = [
  ours(sendSecondFactorCode, 'Nothing; a code is e-mailed', { twoFactorTicket: '{two-factor ticket}' }),
  ours(requestConsoleAuthCode, 'A code for the console, and one for the player', { deviceName: '{deviceName}' }),
  ours(requestSwitchTicket, 'A ticket for another device', { appId: '{appId}' }),
  ours(changePreferredLanguage, 'The language', { userId, preferredLanguage: '{preferredLanguage}' }),
  ours(chooseCommunications, 'The choices', {
    userId,
    choices: { communicationOptIn: true, communicationThirdPartyOptIn: false },
  }),
  ours(sendEmailVerification, 'Whether the e-mail address is verified; if not, a link is e-mailed', { userId }),
  ours(logoutEverywhere, 'Nothing', { userId }),
  ours(getDevices, 'The browsers and applications that the player is signed in with', { userId }),
  ours(endDevice, 'Nothing', { userId, deviceId: '{deviceId}' }),
  ours(changePassword, 'Nothing', { userId, password: '{password}', newPassword: '{newPassword}' }),
  ours(changeEmail, 'Nothing; a link is e-mailed', { userId, password: '{password}', email: '{email}' }),
  ours(getSecondFactor, 'Whether the second factor is on, and the recovery codes that are left', { userId }),
  ours(setUpSecondFactor, 'A secret for an authenticator app', { userId, password: '{password}' }),
  ours(turnSecondFactorOn, 'Recovery codes', { userId, code: '{code}' }),
  ours(turnSecondFactorOff, 'Nothing', { userId, password: '{password}' }),
  ours(copyData, 'Everything that the platform has of the player', { userId, password: '{password}' }),
  ours(closeAccount, 'When the account is deleted', { userId, password: '{password}' }),
  ours(keepAccount, 'Nothing', { userId }),
  ours(confirmProfile, 'The user’s profiles on other platforms', { userId, profileId }),
  ours(unlinkProfile, 'Nothing', { userId, profileId }),
  ours(changeFriend, 'The friend', { pid, isFavorite: true, nickname: '{nickname}' }),
  ours(endFriendship, 'Nothing', { pid }),
  ours(getFriendRequests, 'Pending requests, received and sent', null),
  ours(requestFriendship, 'The request; or the friend, if the other player had sent one', { pid }),
  ours(acceptFriendship, 'The friend', { pid }),
  ours(dropFriendRequest, 'Nothing', { pid }),
  ours(getBlocks, 'The players that the player has blocked', null),
  ours(blockPlayer, 'The blocked player', { pid }, { nameOnPlatform: '{name}' }),
  ours(unblockPlayer, 'Nothing', { pid }),
  ours(reportPlayer, 'Nothing', { pid, reason: 'spam', note: '{note}' }),
  ours(changePresence, 'The presence, as others see it', { onlineStatus: 'dnd' }),
  ours(getClaims, 'A page of the player’s claims', { spaceId, undoable: true, offset: 0, limit: 0 }),
  ours(undoClaim, 'The Units that came back, and the balance', { claimId: '{claimId}' }),
  ours(getGoal, 'The player’s goal', null),
  ours(chooseGoal, 'The goal', { rewardId: '{rewardId}', claimsItself: true }),
  ours(removeGoal, 'Nothing', null),
  ours(getWishlist, 'The player’s wishlist', null),
  ours(addWish, 'The wish, with its reward', { rewardId: '{rewardId}' }),
  ours(removeWish, 'Nothing', { rewardId: '{rewardId}' }),
  ours(noteWishes, 'The wishes', { told: ['{rewardId}'], seen: ['{rewardId}'] }),
  ours(getNotices, 'A page of notices, newest first, and how many are not read', { offset: 0, limit: 0 }),
  ours(readNotices, 'How many are not read', { read: ['{noticeId}'] }),
  ours(getNoticeChoices, 'The kinds of notices that the player gets, and the quiet hours', null),
  ours(chooseNotices, 'All choices, and the quiet hours', { choices: [] }),
  ours(getAutoBank, 'Whether auto-bank is on, and whether it is offered', null),
  ours(chooseAutoBank, 'The same, with the choice', { autoBank: true }),
  ours(bankAllChallenges, 'The challenges that were banked, the Units and XP granted, the balance', { spaceId }),
  ours(getChallengeEvents, 'A page of a challenge’s events, with the reasons for uncounted ones', {
    challengeId: '{challengeId}',
    spaceId,
    offset: 0,
    limit: 0,
  }),
  ours(getChallengeHistory, 'A page of past challenges', { spaceId, offset: 0, limit: 0 }),
  ours(getLeaderboard, 'The player and friends by XP, this week and in total', null),
  ours(getBadges, 'Badges, with the ones that the player owns marked', { spaceId }),
  ours(getDiscountCodes, 'All discount codes of the player, newest first', { profileId }),
  ours(getRewardOverview, 'The number of rewards and a sample of them', { limit: 0 }),
  ours(getCatalogue, 'A page of the rewards of a rarity, of a game, or of all', {
    rarityId: 'EPIC',
    spaceId,
    offset: 0,
    limit: 0,
  }),
  ours(getCurrentChallenges, 'The current challenges', null),
  ours(getStarPlayers, 'The star players', null),
  ours(getClubGames, 'Every game of the club', null),
  ours(combineReads, 'The responses of several reads, each as when called by itself', {
    paths: ['{path}', '{path}'],
  }),
];

export const additionRows: readonly TableRow[] = [...wireRows, ...ownRows];
