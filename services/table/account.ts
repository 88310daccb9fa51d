import { getApplication, getPlayedApplications } from '../account/applications';
import { getConfiguration } from '../account/configuration';
import { updateSelectedBadges } from '../account/entities';
import { sendEvents } from '../account/gameplayEvents';
import { getIpLocation } from '../account/ipLocation';
import { getNews } from '../account/news';
import { acceptPolicies, getPolicies, getReacceptanceText } from '../account/policies';
import { getExternalProfiles, linkProfile, renameProfile } from '../account/profiles';
import { createUser, getUser, startResetPassword, validateCreation } from '../account/users';
import {
  confirmSecondFactor,
  loginWithConsoleAuthCode,
  loginWithFirstPartyToken,
  loginWithPassword,
  loginWithRememberMe,
  loginWithSwitchTicket,
} from '../account/sessions';
import { avatarImagePath } from '../avatar/avatarImage';
import { getAvatarGallery, updateAvatar } from '../avatar/gallery';
import { rowsOf, type TableRow } from './row';
import { creation, profileId, userId } from './samples';

const { call, address } = rowsOf('spec 7, Account');
const rememberMe = false;
const session = 'A session, or a request for the second factor';
const badges = { badgeList: [], revision: 0, spaceId: null, tags: ['badge', 'club'], type: 'userSelectedBadges' };

/** Spec 7, Account, in its order. */
export const accountRows: readonly TableRow[] = [
  call(loginWithPassword, session, { email: '{email}', password: '{password}', rememberMe }),
  call(loginWithRememberMe, session, { ticket: '{remember-me ticket}', rememberMe }),
  call(loginWithConsoleAuthCode, session, { code: '{console auth code}', rememberMe }),
  call(loginWithSwitchTicket, session, { ticket: '{switch ticket}', rememberMe }),
  call(loginWithFirstPartyToken, session, { platform: 'psn', token: '{first-party token}', rememberMe }),
  call(confirmSecondFactor, 'The session', {
    twoFactorTicket: '{two-factor ticket}',
    code: '{code}',
    rememberMe,
  }),
  call(getPlayedApplications, 'Applications that a player has played, and how often', { profileId }),
  call(getApplication, 'An application of the publisher, a game on one platform', { gameAppId: '{gameAppId}' }),
  call(getConfiguration, 'Settings for clients: time limit, retries, features', { appId: '{appId}' }),
  call(updateSelectedBadges, 'The badges a player shows, with their new revision', {
    entityId: '{entityId}',
    badges,
  }),
  call(sendEvents, 'Nothing', {
    events: [],
    gameSessionId: '{gameSessionId}',
    playerSessionId: '{playerSessionId}',
    spaceId: '{spaceId}',
  }),
  call(getNews, 'Articles of a kind, place and language', {
    spaceId: '{spaceId}',
    typeofnews: '{typeofnews}',
    placement: '{placement}',
    newsId: '{newsId}',
    limit: 0,
    locale: '{locale}',
  }),
  call(getExternalProfiles, 'The player’s profiles on other platforms', null),
  call(renameProfile, 'The profile under its new name', { profileId, nameOnPlatform: '{nameOnPlatform}' }),
  call(getPolicies, 'Legal texts of a country', { country: '{country}', languageCode: '{languageCode}' }),
  call(getUser, 'The account', {}),
  call(validateCreation, 'Invalid fields, with suggestions', creation),
  call(createUser, 'The new account', creation),
  call(linkProfile, 'The user’s profiles on other platforms', { userId, otherTicket: '{otherTicket}' }),
  call(startResetPassword, 'Nothing, whether or not the address is known', {
    email: '{email}',
    nextUrl: '{nextUrl}',
  }),
  call(acceptPolicies, 'Nothing', { userId, legalOptinsKey: '{legalOptinsKey}' }),
  call(getIpLocation, 'The visitor’s country; an errorCode rejects', null),
  call(getReacceptanceText, 'The text to show before the policies are accepted again', {
    country: '{country}',
    format: '{format}',
    languageCode: '{languageCode}',
  }),
  address('avatar.image', avatarImagePath('{profileId}', '{size}'), 'The picture; sizes 146_146, 256_256, tall'),
  call(getAvatarGallery, 'A page of the avatars to choose from', {
    locale: '{locale}',
    limit: 0,
    offset: 0,
    random: true,
    game: '{game}',
  }),
  call(updateAvatar, 'The avatar chosen', { avatarGalleryId: '{avatarGalleryId}' }),
];
