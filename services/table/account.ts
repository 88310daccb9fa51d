import * as account from '../account/endpoints';
import * as login from '../account/login';
import { avatarImagePath } from '../avatar/avatarImage';
import * as avatar from '../avatar/endpoints';
import { rowsOf, type TableRow } from './row';
import { creation, profileId, userId } from './samples';

const { call, address } = rowsOf('spec 7, Account');
const rememberMe = false;
const session = 'A session; or that a second factor is needed';
const badges = { badgeList: [], revision: 0, spaceId: null, tags: ['badge', 'club'], type: 'userSelectedBadges' };

/** Spec 7, Account, in its order. */
export const accountRows: readonly TableRow[] = [
  call(login.loginWithPassword, session, { email: '{email}', password: '{password}', rememberMe }),
  call(login.loginWithRememberMe, session, { ticket: '{remember-me ticket}', rememberMe }),
  call(login.loginWithConsoleAuthCode, session, { code: '{console auth code}', rememberMe }),
  call(login.loginWithSwitchTicket, session, { ticket: '{switch ticket}', rememberMe }),
  call(login.loginWithFirstPartyToken, session, { platform: 'psn', token: '{first-party token}', rememberMe }),
  call(login.confirmSecondFactor, 'The session', {
    twoFactorTicket: '{two-factor ticket}',
    code: '{code}',
    rememberMe,
  }),
  call(account.getPlayedApplications, 'Applications that a player has played, and how often', { profileId }),
  call(account.getApplication, 'An application of the publisher, a game on one platform', { gameAppId: '{gameAppId}' }),
  call(account.getConfiguration, 'How clients are to behave: time limit, retries, features', { appId: '{appId}' }),
  call(account.updateSelectedBadges, 'The badges a player shows, with their new revision', {
    entityId: '{entityId}',
    badges,
  }),
  call(account.sendEvents, 'Nothing', {
    events: [],
    gameSessionId: '{gameSessionId}',
    playerSessionId: '{playerSessionId}',
    spaceId: '{spaceId}',
  }),
  call(account.getNews, 'Articles of a kind, place and language', {
    spaceId: '{spaceId}',
    typeofnews: '{typeofnews}',
    placement: '{placement}',
    newsId: '{newsId}',
    limit: 0,
    locale: '{locale}',
  }),
  call(account.getExternalProfiles, 'The player’s profiles on other platforms', null),
  call(account.renameProfile, 'The profile under its new name', { profileId, nameOnPlatform: '{nameOnPlatform}' }),
  call(account.getPolicies, 'Legal texts of a country', { country: '{country}', languageCode: '{languageCode}' }),
  call(account.getUser, 'The account', {}),
  call(account.validateCreation, 'What would be refused, and what would do instead', creation),
  call(account.createUser, 'The new account', creation),
  call(account.linkProfile, 'The user’s profiles on other platforms', { userId, otherTicket: '{otherTicket}' }),
  call(account.startResetPassword, 'Nothing, whether the address is known or not', {
    email: '{email}',
    nextUrl: '{nextUrl}',
  }),
  call(account.acceptPolicies, 'Nothing', { userId, legalOptinsKey: '{legalOptinsKey}' }),
  call(account.getIpLocation, 'The visitor’s country; an errorCode rejects', null),
  call(account.getReacceptanceText, 'What to read before the policies are accepted anew', {
    country: '{country}',
    format: '{format}',
    languageCode: '{languageCode}',
  }),
  address('avatar.image', avatarImagePath('{profileId}', '{size}'), 'The picture; sizes 146_146, 256_256, tall'),
  call(avatar.getAvatarGallery, 'A page of the avatars to choose from', {
    locale: '{locale}',
    limit: 0,
    offset: 0,
    random: true,
    game: '{game}',
  }),
  call(avatar.updateAvatar, 'The avatar chosen', { avatarGalleryId: '{avatarGalleryId}' }),
];
