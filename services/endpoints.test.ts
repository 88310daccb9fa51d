import { getApplication, getPlayedApplications } from './account/applications';
import { getConfiguration } from './account/configuration';
import { getIpLocation } from './account/ipLocation';
import { getNews } from './account/news';
import { acceptPolicies, getPolicies, getReacceptanceText } from './account/policies';
import { getExternalProfiles, linkProfile, renameProfile } from './account/profiles';
import { createUser, getUser, startResetPassword, validateCreation } from './account/users';
import {
  loginWithConsoleAuthCode,
  loginWithFirstPartyToken,
  loginWithPassword,
  loginWithRememberMe,
  loginWithSwitchTicket,
} from './account/sessions';
import { getAvatarGallery, updateAvatar } from './avatar/gallery';
import { completeActions } from './club/actions';
import { activateChallenge, bankChallenge } from './club/challenges';
import { getConfig } from './club/configuration';
import { claimReward } from './club/rewards';
import { getTitles, updateTitle } from './club/titles';
import { getBalance } from './clubWebsite/balance';
import { getChallengesOverview } from './clubWebsite/challenges';
import { getGame, getGamesNotOwned, getLastPlayedGames, getLatestReleases, getOwnedGames } from './clubWebsite/games';
import { getPlayerProfile } from './clubWebsite/profiles';
import { getRewards, getRewardsOverview } from './clubWebsite/rewards';
import { getStatsOverview } from './clubWebsite/stats';
import * as console from './console/console';
import { redeemDiscount } from './promotions/discountCodes';
import { endpoints } from './testing/endpoints';
import { type CallCase, named, outlineOf } from './testing/outlineOf';

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

const ticketCalls: CallCase[] = [
  [
    'PUT /v1/profiles/me/club/actions',
    () => outlineOf(completeActions, { ids: ['a'], spaceId }),
    { ids: ['a'], spaceId },
  ],
  ['GET /v1/spaces/s%201/club/configs?country=FR&locale=fr-FR', () => outlineOf(getConfig, { spaceId, ...region })],
  [
    `GET /v1/profiles/me/club/titles?spaceId=s 1&platforms=PC`,
    () => outlineOf(getTitles, { spaceId, platforms: 'PC' }),
  ],
  ['PUT /v1/profiles/me/club/titles', () => outlineOf(updateTitle, { spaceId }), { spaceId }],
  [
    'POST /v2/profiles/me/club/challenges?country=FR&locale=fr-FR',
    () => outlineOf(activateChallenge, { challengeId: 'c', spaceId, ...region }),
    { challengeId: 'c', spaceId },
  ],
  [
    'PUT /v2/profiles/me/club/challenges?country=FR&locale=fr-FR',
    () => outlineOf(bankChallenge, { challengeId: 'c', spaceId, ...region }),
    { challengeId: 'c', spaceId },
  ],
  [`GET ${consolePath}/challenges/overview?spaceId=s 1`, () => outlineOf(console.getChallengesOverview, { spaceId })],
  [`GET ${consolePath}/challenges/details?spaceId=s 1`, () => outlineOf(console.getChallenges, { spaceId })],
  [`GET ${consolePath}/actions/details?spaceId=s 1`, () => outlineOf(console.getActions, { spaceId })],
  [`GET ${consolePath}/rewards/overview?spaceId=s 1`, () => outlineOf(console.getRewardsOverview, { spaceId })],
  [`GET ${consolePath}/rewards/details?spaceId=s 1`, () => outlineOf(console.getRewards, { spaceId })],
  [`GET ${consolePath}/stats/overview?spaceId=s 1`, () => outlineOf(console.getStatsOverview, { spaceId })],
  [`GET ${consolePath}/stats/details?spaceId=s 1`, () => outlineOf(console.getStats, { spaceId })],
  [`GET ${consolePath}/playercard`, () => outlineOf(console.getPlayerCard, {})],
  [
    `POST ${consolePath}/challenges/activateall?spaceId=s 1`,
    () => outlineOf(console.activateAllChallenges, { spaceId }),
  ],
  [
    'POST /v1/profiles/me/club/rewards',
    () => outlineOf(claimReward, { rewardId: 'r', spaceId }),
    { id: 'r', spaceId, quantity: 1 },
  ],
  [`GET ${site}/challenges/overview`, () => outlineOf(getChallengesOverview, {})],
  [`GET ${site}/challenges/overview?spaceId=s 1`, () => outlineOf(getChallengesOverview, { spaceId })],
  [`GET ${site}/playerprofile`, () => outlineOf(getPlayerProfile, {})],
  [`GET ${site}/rewards/overview?spaceId=s 1`, () => outlineOf(getRewardsOverview, { spaceId })],
  [`GET ${site}/rewards/details?spaceId=s 1`, () => outlineOf(getRewards, { spaceId })],
  [`GET ${site}/stats/overview?spaceId=s 1`, () => outlineOf(getStatsOverview, { spaceId })],
  [`GET ${site}/newbalance`, () => outlineOf(getBalance, null)],
  [`GET ${site}/game?spaceId=s 1`, () => outlineOf(getGame, { spaceId })],
  [
    `GET ${site}/game?slug=halcyon-orbit&platform=PC`,
    () => outlineOf(getGame, { slug: 'halcyon-orbit', platform: 'PC' }),
  ],
  [
    `GET ${site}/games/owned?currentGameSpaceId=s 1&limit=8`,
    () => outlineOf(getOwnedGames, { currentGameSpaceId: spaceId, limit: 8 }),
  ],
  [`GET ${site}/games/latestreleased?days=180&limit=8`, () => outlineOf(getLatestReleases, { days: 180, limit: 8 })],
  [`GET ${site}/games/notowned?limit=8`, () => outlineOf(getGamesNotOwned, { limit: 8 })],
  ['GET /clubwip/v1/profiles/me/club/website/stats/lastplayedgame', () => outlineOf(getLastPlayedGames, {})],
  ['GET /clubwip/v1/profiles/p/club/website/playerprofile', () => outlineOf(getPlayerProfile, { profileId: 'p' })],
  [
    `POST ${crm}/profiles/p/PromotionKeyRewards`,
    () => outlineOf(redeemDiscount, { profileId: 'p', promotionId: 'd', spaceId }),
    { id: 'd', spaceId, quantity: 1, sendMessageToUser: true },
  ],
  ['GET /v3/profiles/me/applications?limit=100', () => outlineOf(getPlayedApplications, {})],
  ['GET /v2/applications/app', () => outlineOf(getApplication, { gameAppId: 'app' })],
  ['GET /v3/profiles/me/external', () => outlineOf(getExternalProfiles, null)],
  ['PUT /v3/profiles/me', () => outlineOf(renameProfile, { nameOnPlatform: 'M' }), { nameOnPlatform: 'M' }],
  ['GET /v3/users/me', () => outlineOf(getUser, {})],
  ['POST /v3/users/u/profiles', () => outlineOf(linkProfile, { userId: 'u', otherTicket: 't' }), { otherTicket: 't' }],
  [
    'PUT /v3/users/u/policies',
    () => outlineOf(acceptPolicies, { userId: 'u', legalOptinsKey: 'key' }),
    { legalOptinsKey: 'key' },
  ],
  ['POST /v2/avatar/gallery-avatar/?avatarGalleryId=a', () => outlineOf(updateAvatar, { avatarGalleryId: 'a' })],
];

const openCalls: CallCase[] = [
  ['GET /v1/applications/app/configuration', () => outlineOf(getConfiguration, { appId: 'app' })],
  [
    'GET /v1/spaces/news?typeofnews=news&placement=home&limit=3&locale=fr-FR',
    () => outlineOf(getNews, { typeofnews: 'news', placement: 'home', limit: 3, locale: 'fr-FR' }),
  ],
  ['GET /v3/policies/FR?languageCode=fr', () => outlineOf(getPolicies, { country: 'FR', languageCode: 'fr' })],
  ['POST /v3/users/validateCreation', () => outlineOf(validateCreation, creation), creation],
  ['POST /v3/users', () => outlineOf(createUser, creation), creation],
  [
    'POST /v3/users/startResetPassword',
    () => outlineOf(startResetPassword, { email: 'a@b.c', nextUrl: 'https://club.example' }),
    { email: 'a@b.c', nextUrl: 'https://club.example' },
  ],
  ['GET /v2/profiles/me/iplocation', () => outlineOf(getIpLocation, null)],
  [
    'GET /ws/v2/reacceptancetext/FR?format=html&languageCode=fr',
    () => outlineOf(getReacceptanceText, { country: 'FR', format: 'html', languageCode: 'fr' }),
  ],
  [
    'GET /v2/avatar/gallery/?locale=fr-FR&limit=20&offset=0&random=true&game=g',
    () => outlineOf(getAvatarGallery, { locale: 'fr-FR', limit: 20, offset: 0, random: true, game: 'g' }),
  ],
];

describe('the calls of spec 7', () => {
  test.each(named(ticketCalls))('$call needs a ticket', ({ call, outline, body }) => {
    expect(outline()).toEqual({ call, auth: 'ticket', body });
  });

  test.each(named(openCalls))('$call is open to anyone', ({ call, outline, body }) => {
    expect(outline()).toEqual({ call, auth: 'none', body });
  });

  test.each([
    ['email and password', () => outlineOf(loginWithPassword, { email: 'a@b.c', password: 'p' }), 'Basic YUBiLmM6cA=='],
    ['a remember-me ticket', () => outlineOf(loginWithRememberMe, { ticket: 't' }), 'rm_v1 t=t'],
    ['a console auth code', () => outlineOf(loginWithConsoleAuthCode, { code: 'c' }), 'console_auth_code t=c'],
    ['a switch ticket', () => outlineOf(loginWithSwitchTicket, { ticket: 't' }), 'switch t=t'],
    ['a first-party token', () => outlineOf(loginWithFirstPartyToken, { platform: 'psn', token: 't' }), 'psn t=t'],
  ])('a login with %s', (_, outline, auth) => {
    expect(outline()).toEqual({ call: 'POST /v3/profiles/sessions', auth, body: { rememberMe: false } });
  });
});

it('needs a ticket or credentials for all calls but these', () => {
  const open = endpoints.filter(({ auth }) => auth === 'none').map(({ name }) => name);

  expect(open.toSorted()).toEqual([
    'account.createUser',
    'account.getConfiguration',
    'account.getIpLocation',
    'account.getNews',
    'account.getPolicies',
    'account.getReacceptanceText',
    'account.requestConsoleAuthCode',
    'account.startResetPassword',
    'account.validateCreation',
    'avatar.getGallery',
    'club.getClubGames',
    'club.getCurrentChallenges',
    'club.getRewardCatalog',
    'club.getRewardDetails',
    'club.getRewardSample',
    'club.getRuleChanges',
    'club.getStarPlayers',
  ]);
});
