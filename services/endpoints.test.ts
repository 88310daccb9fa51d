import { getApplication, getPlayedApplications } from './account/applications';
import { getConfiguration } from './account/configuration';
import { getIpLocation } from './account/ipLocation';
import { getNews } from './account/news';
import { acceptPolicies, getPolicies, getReacceptanceText } from './account/policies';
import { confirmProfile, getExternalProfiles, getProfiles, linkProfile, renameProfile } from './account/profiles';
import { createUser, getUser, startResetPassword, validateCreation } from './account/users';
import {
  loginWithConsoleAuthCode,
  loginWithFirstPartyToken,
  loginWithPassword,
  loginWithRememberMe,
  loginWithSwitchTicket,
  renewSession,
} from './account/sessions';
import { getFriends } from './account/friends';
import { getPresences } from './account/presence';
import { logout, logoutEverywhere } from './account/logout';
import { getAvatarGallery, updateAvatar } from './avatar/gallery';
import { completeActions } from './club/actions';
import { activateChallenge, bankChallenge } from './club/challenges';
import { getConfig } from './club/configuration';
import { claimReward, getClubRewards } from './club/rewards';
import { getTitles, updateTitle } from './club/titles';
import { getTransactions } from './club/transactions';
import { getBalance } from './clubWebsite/balance';
import { getChallengesOverview } from './clubWebsite/challenges';
import { getGame, getGamesNotOwned, getLastPlayedGames, getLatestReleases, getOwnedGames } from './clubWebsite/games';
import { getPlayerProfile } from './clubWebsite/profiles';
import { getRewards, getRewardsOverview } from './clubWebsite/rewards';
import { getStatsOverview } from './clubWebsite/stats';
import * as console from './console/console';
import type { Endpoint } from './http/endpoint';
import { getDiscountCodes, redeemDiscount } from './promotions/discountCodes';

const region = { country: 'FR', locale: 'fr-FR' };
const spaceId = 's 1';
const crm = '/customintegrations/CRMCustomIntegrations.svc/rest/v1';
const site = '/clubwip/v1/profiles/me/club/website';
const consolePath = '/v1/profiles/me/club/console';
const creation = {
  age: 30,
  communicationOptIn: true,
  communicationThirdPartyOptIn: false,
  country: 'FR',
  email: 'a@b.c',
  legalOptinsKey: 'key',
  nameOnPlatform: 'Marlo',
  password: 'secret',
  preferredLanguage: 'fr',
};

/** A call as sent on the wire. */
function outline<Input>(endpoint: Endpoint<Input, unknown>, input: Input) {
  const query = Object.entries(endpoint.query?.(input) ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${String(value)}`],
  );
  const auth = typeof endpoint.auth === 'function' ? endpoint.auth(input) : endpoint.auth;
  const call = `${endpoint.method} ${endpoint.path(input)}${query.length > 0 ? `?${query.join('&')}` : ''}`;
  return { call, auth, body: endpoint.body?.(input) };
}

type Row = [call: string, made: ReturnType<typeof outline>, body?: unknown];
const named = (rows: Row[]) => rows.map(([call, made, body]) => ({ call, made, body }));

const ticketCalls: Row[] = [
  ['PUT /v1/profiles/me/club/actions', outline(completeActions, { ids: ['a'], spaceId }), { ids: ['a'], spaceId }],
  ['GET /v1/spaces/s%201/club/configs?country=FR&locale=fr-FR', outline(getConfig, { spaceId, ...region })],
  [`GET /v1/profiles/me/club/titles?spaceId=s 1&platforms=PC`, outline(getTitles, { spaceId, platforms: 'PC' })],
  ['PUT /v1/profiles/me/club/titles', outline(updateTitle, { spaceId }), { spaceId }],
  [
    'POST /v2/profiles/me/club/challenges?country=FR&locale=fr-FR',
    outline(activateChallenge, { challengeId: 'c', spaceId, ...region }),
    { challengeId: 'c', spaceId },
  ],
  [
    'PUT /v2/profiles/me/club/challenges?country=FR&locale=fr-FR',
    outline(bankChallenge, { challengeId: 'c', spaceId, ...region }),
    { challengeId: 'c', spaceId },
  ],
  [`GET ${consolePath}/challenges/overview?spaceId=s 1`, outline(console.getChallengesOverview, { spaceId })],
  [`GET ${consolePath}/challenges/details?spaceId=s 1`, outline(console.getChallenges, { spaceId })],
  [`GET ${consolePath}/actions/details?spaceId=s 1`, outline(console.getActions, { spaceId })],
  [`GET ${consolePath}/rewards/overview?spaceId=s 1`, outline(console.getRewardsOverview, { spaceId })],
  [`GET ${consolePath}/rewards/details?spaceId=s 1`, outline(console.getRewards, { spaceId })],
  [`GET ${consolePath}/stats/overview?spaceId=s 1`, outline(console.getStatsOverview, { spaceId })],
  [`GET ${consolePath}/stats/details?spaceId=s 1`, outline(console.getStats, { spaceId })],
  [`GET ${consolePath}/playercard`, outline(console.getPlayerCard, {})],
  [`POST ${consolePath}/challenges/activateall?spaceId=s 1`, outline(console.activateAllChallenges, { spaceId })],
  [
    'POST /v1/profiles/me/club/rewards',
    outline(claimReward, { rewardId: 'r', spaceId }),
    { id: 'r', spaceId, quantity: 1 },
  ],
  ['GET /v1/profiles/me/club/rewards?spaceId=s 1', outline(getClubRewards, { spaceId })],
  [
    'GET /v1/profiles/me/club/units/transactions?offset=20&limit=20&type=spent',
    outline(getTransactions, { offset: 20, limit: 20, type: 'spent' }),
  ],
  [`GET ${site}/challenges/overview`, outline(getChallengesOverview, {})],
  [`GET ${site}/rewards/overview?spaceId=s 1`, outline(getRewardsOverview, { spaceId })],
  [`GET ${site}/rewards/details?spaceId=s 1`, outline(getRewards, { spaceId })],
  [`GET ${site}/stats/overview?spaceId=s 1`, outline(getStatsOverview, { spaceId })],
  [`GET ${site}/newbalance`, outline(getBalance, null)],
  [`GET ${site}/game?spaceId=s 1`, outline(getGame, { spaceId })],
  [`GET ${site}/game?slug=halcyon-orbit&platform=PC`, outline(getGame, { slug: 'halcyon-orbit', platform: 'PC' })],
  [
    `GET ${site}/games/owned?currentGameSpaceId=s 1&limit=8`,
    outline(getOwnedGames, { currentGameSpaceId: spaceId, limit: 8 }),
  ],
  [`GET ${site}/games/latestreleased?days=180&limit=8`, outline(getLatestReleases, { days: 180, limit: 8 })],
  [`GET ${site}/games/notowned?limit=8`, outline(getGamesNotOwned, { limit: 8 })],
  ['GET /clubwip/v1/profiles/me/club/website/stats/lastplayedgame', outline(getLastPlayedGames, {})],
  ['GET /clubwip/v1/profiles/p/club/website/playerprofile', outline(getPlayerProfile, { profileId: 'p' })],
  [
    `POST ${crm}/profiles/p/PromotionKeyRewards`,
    outline(redeemDiscount, { profileId: 'p', promotionId: 'd', spaceId }),
    { id: 'd', spaceId, quantity: 1, sendMessageToUser: true },
  ],
  [`GET ${crm}/profiles/me/PromotionKeyRewards`, outline(getDiscountCodes, { profileId: 'me' })],
  ['GET /v3/profiles/me/applications?limit=100', outline(getPlayedApplications, {})],
  ['GET /v2/applications/app', outline(getApplication, { gameAppId: 'app' })],
  ['GET /v3/profiles/me/external', outline(getExternalProfiles, null)],
  ['PUT /v3/profiles/me', outline(renameProfile, { nameOnPlatform: 'M' }), { nameOnPlatform: 'M' }],
  ['GET /v3/users/me', outline(getUser, {})],
  ['POST /v3/users/u/profiles', outline(linkProfile, { userId: 'u', otherTicket: 't' }), { otherTicket: 't' }],
  [
    'PUT /v3/users/u/policies',
    outline(acceptPolicies, { userId: 'u', legalOptinsKey: 'key' }),
    { legalOptinsKey: 'key' },
  ],
  ['GET /v3/profiles?userIds=u,v', outline(getProfiles, { userIds: ['u', 'v'] })],
  ['GET /v3/profiles/me/friends', outline(getFriends, {})],
  ['GET /v1/users/onlineStatuses?userIds=u,v', outline(getPresences, { userIds: ['u', 'v'] })],
  ['PUT /v3/profiles/sessions', outline(renewSession, {}), { rememberMe: false }],
  ['DELETE /v3/profiles/sessions', outline(logout, null)],
  ['DELETE /v3/users/me/sessions', outline(logoutEverywhere, {})],
  ['PUT /v3/users/u/profiles/p', outline(confirmProfile, { userId: 'u', profileId: 'p' })],
  ['POST /v2/avatar/gallery-avatar/?avatarGalleryId=a', outline(updateAvatar, { avatarGalleryId: 'a' })],
];

const openCalls: Row[] = [
  ['GET /v1/applications/app/configuration', outline(getConfiguration, { appId: 'app' })],
  [
    'GET /v1/spaces/news?typeofnews=news&placement=home&limit=3&locale=fr-FR',
    outline(getNews, { typeofnews: 'news', placement: 'home', limit: 3, locale: 'fr-FR' }),
  ],
  ['GET /v3/policies/FR?languageCode=fr', outline(getPolicies, { country: 'FR', languageCode: 'fr' })],
  ['POST /v3/users/validateCreation', outline(validateCreation, creation), creation],
  ['POST /v3/users', outline(createUser, creation), creation],
  [
    'POST /v3/users/startResetPassword',
    outline(startResetPassword, { email: 'a@b.c', nextUrl: 'https://club.example' }),
    { email: 'a@b.c', nextUrl: 'https://club.example' },
  ],
  ['GET /v2/profiles/me/iplocation', outline(getIpLocation, null)],
  [
    'GET /ws/v2/reacceptancetext/FR?format=html&languageCode=fr',
    outline(getReacceptanceText, { country: 'FR', format: 'html', languageCode: 'fr' }),
  ],
  [
    'GET /v2/avatar/gallery/?locale=fr-FR&limit=20&offset=0&random=true&game=g',
    outline(getAvatarGallery, { locale: 'fr-FR', limit: 20, offset: 0, random: true, game: 'g' }),
  ],
];

describe('the calls of spec 7', () => {
  test.each(named(ticketCalls))('$call needs a ticket', ({ call, made, body }) => {
    expect(made).toEqual({ call, auth: 'ticket', body });
  });

  test.each(named(openCalls))('$call is open to anyone', ({ call, made, body }) => {
    expect(made).toEqual({ call, auth: 'none', body });
  });

  test.each([
    ['email and password', outline(loginWithPassword, { email: 'a@b.c', password: 'p' }), 'Basic YUBiLmM6cA=='],
    ['a remember-me ticket', outline(loginWithRememberMe, { ticket: 't' }), 'rm_v1 t=t'],
    ['a console auth code', outline(loginWithConsoleAuthCode, { code: 'c' }), 'console_auth_code t=c'],
    ['a switch ticket', outline(loginWithSwitchTicket, { ticket: 't' }), 'switch t=t'],
    ['a first-party token', outline(loginWithFirstPartyToken, { platform: 'psn', token: 't' }), 'psn t=t'],
  ])('a login with %s', (_, made, auth) => {
    expect(made).toEqual({ call: 'POST /v3/profiles/sessions', auth, body: { rememberMe: false } });
  });
});
