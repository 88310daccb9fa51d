import * as account from './account/endpoints';
import * as login from './account/login';
import * as people from './account/peopleEndpoints';
import { logout } from './account/logout';
import * as avatar from './avatar/endpoints';
import * as club from './club/endpoints';
import * as website from './clubWebsite/endpoints';
import * as console from './console/endpoints';
import type { Endpoint } from './http/endpoint';
import * as promotions from './promotions/endpoints';

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

/** A call as the wire sees it. */
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
  ['PUT /v1/profiles/me/club/actions', outline(club.completeActions, { ids: ['a'], spaceId }), { ids: ['a'], spaceId }],
  ['GET /v1/spaces/s%201/club/configs?country=FR&locale=fr-FR', outline(club.getConfig, { spaceId, ...region })],
  [`GET /v1/profiles/me/club/titles?spaceId=s 1&platforms=PC`, outline(club.getTitles, { spaceId, platforms: 'PC' })],
  ['PUT /v1/profiles/me/club/titles', outline(club.updateTitle, { spaceId }), { spaceId }],
  [
    'POST /v2/profiles/me/club/challenges?country=FR&locale=fr-FR',
    outline(club.activateChallenge, { challengeId: 'c', spaceId, ...region }),
    { challengeId: 'c', spaceId },
  ],
  [
    'PUT /v2/profiles/me/club/challenges?country=FR&locale=fr-FR',
    outline(club.bankChallenge, { challengeId: 'c', spaceId, ...region }),
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
    outline(club.claimReward, { rewardId: 'r', spaceId }),
    { id: 'r', spaceId, quantity: 1 },
  ],
  ['GET /v1/profiles/me/club/rewards?spaceId=s 1', outline(club.getClubRewards, { spaceId })],
  [
    'GET /v1/profiles/me/club/units/transactions?offset=20&limit=20&type=spent',
    outline(club.getTransactions, { offset: 20, limit: 20, type: 'spent' }),
  ],
  [`GET ${site}/challenges/overview`, outline(website.getChallengesOverview, {})],
  [`GET ${site}/rewards/overview?spaceId=s 1`, outline(website.getRewardsOverview, { spaceId })],
  [`GET ${site}/rewards/details?spaceId=s 1`, outline(website.getRewards, { spaceId })],
  [`GET ${site}/stats/overview?spaceId=s 1`, outline(website.getStatsOverview, { spaceId })],
  [`GET ${site}/newbalance`, outline(website.getBalance, null)],
  [`GET ${site}/game?spaceId=s 1`, outline(website.getGame, { spaceId })],
  [
    `GET ${site}/game?slug=halcyon-orbit&platform=PC`,
    outline(website.getGame, { slug: 'halcyon-orbit', platform: 'PC' }),
  ],
  [
    `GET ${site}/games/owned?currentGameSpaceId=s 1&limit=8`,
    outline(website.getOwnedGames, { currentGameSpaceId: spaceId, limit: 8 }),
  ],
  [`GET ${site}/games/latestreleased?days=180&limit=8`, outline(website.getLatestReleases, { days: 180, limit: 8 })],
  [`GET ${site}/games/notowned?limit=8`, outline(website.getGamesNotOwned, { limit: 8 })],
  ['GET /clubwip/v1/profiles/me/club/website/stats/lastplayedgame', outline(website.getLastPlayedGames, {})],
  ['GET /clubwip/v1/profiles/p/club/website/playerprofile', outline(website.getPlayerProfile, { profileId: 'p' })],
  [
    `POST ${crm}/profiles/p/PromotionKeyRewards`,
    outline(promotions.redeemDiscount, { profileId: 'p', promotionId: 'd', spaceId }),
    { id: 'd', spaceId, quantity: 1, sendMessageToUser: true },
  ],
  [`GET ${crm}/profiles/me/PromotionKeyRewards`, outline(promotions.getDiscountCodes, { profileId: 'me' })],
  ['GET /v3/profiles/me/applications?limit=100', outline(account.getPlayedApplications, {})],
  ['GET /v2/applications/app', outline(account.getApplication, { gameAppId: 'app' })],
  ['GET /v3/profiles/me/external', outline(account.getExternalProfiles, null)],
  ['PUT /v3/profiles/me', outline(account.renameProfile, { nameOnPlatform: 'M' }), { nameOnPlatform: 'M' }],
  ['GET /v3/users/me', outline(account.getUser, {})],
  ['POST /v3/users/u/profiles', outline(account.linkProfile, { userId: 'u', otherTicket: 't' }), { otherTicket: 't' }],
  [
    'PUT /v3/users/u/policies',
    outline(account.acceptPolicies, { userId: 'u', legalOptinsKey: 'key' }),
    { legalOptinsKey: 'key' },
  ],
  ['GET /v3/profiles?userIds=u,v', outline(people.getProfiles, { userIds: ['u', 'v'] })],
  ['GET /v3/profiles/me/friends', outline(people.getFriends, {})],
  ['GET /v1/users/onlineStatuses?userIds=u,v', outline(people.getPresences, { userIds: ['u', 'v'] })],
  ['PUT /v3/profiles/sessions', outline(login.renewSession, {}), { rememberMe: false }],
  ['DELETE /v3/profiles/sessions', outline(logout, null)],
  ['POST /v2/avatar/gallery-avatar/?avatarGalleryId=a', outline(avatar.updateAvatar, { avatarGalleryId: 'a' })],
];

const openCalls: Row[] = [
  ['GET /v1/applications/app/configuration', outline(account.getConfiguration, { appId: 'app' })],
  [
    'GET /v1/spaces/news?typeofnews=news&placement=home&limit=3&locale=fr-FR',
    outline(account.getNews, { typeofnews: 'news', placement: 'home', limit: 3, locale: 'fr-FR' }),
  ],
  ['GET /v3/policies/FR?languageCode=fr', outline(account.getPolicies, { country: 'FR', languageCode: 'fr' })],
  ['POST /v3/users/validateCreation', outline(account.validateCreation, creation), creation],
  ['POST /v3/users', outline(account.createUser, creation), creation],
  [
    'POST /v3/users/startResetPassword',
    outline(account.startResetPassword, { email: 'a@b.c', nextUrl: 'https://club.example' }),
    { email: 'a@b.c', nextUrl: 'https://club.example' },
  ],
  ['GET /v2/profiles/me/iplocation', outline(account.getIpLocation, null)],
  [
    'GET /ws/v2/reacceptancetext/FR?format=html&languageCode=fr',
    outline(account.getReacceptanceText, { country: 'FR', format: 'html', languageCode: 'fr' }),
  ],
  [
    'GET /v2/avatar/gallery/?locale=fr-FR&limit=20&offset=0&random=true&game=g',
    outline(avatar.getAvatarGallery, { locale: 'fr-FR', limit: 20, offset: 0, random: true, game: 'g' }),
  ],
];

describe('the calls of spec 7', () => {
  test.each(named(ticketCalls))('$call needs a ticket', ({ call, made, body }) => {
    expect(made).toEqual({ call, auth: 'ticket', body });
  });

  test.each(named(openCalls))('$call is open to anybody', ({ call, made, body }) => {
    expect(made).toEqual({ call, auth: 'none', body });
  });

  test.each([
    ['email and password', outline(login.loginWithPassword, { email: 'a@b.c', password: 'p' }), 'Basic YUBiLmM6cA=='],
    ['a remember-me ticket', outline(login.loginWithRememberMe, { ticket: 't' }), 'rm_v1 t=t'],
    ['a console auth code', outline(login.loginWithConsoleAuthCode, { code: 'c' }), 'console_auth_code t=c'],
    ['a switch ticket', outline(login.loginWithSwitchTicket, { ticket: 't' }), 'switch t=t'],
    ['a first-party token', outline(login.loginWithFirstPartyToken, { platform: 'psn', token: 't' }), 'psn t=t'],
  ])('a login with %s', (_, made, auth) => {
    expect(made).toEqual({ call: 'POST /v3/profiles/sessions', auth, body: { rememberMe: false } });
  });
});
