import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { endpointTable } from './endpointTable';
import { readEnvironment } from './http/environment';
import { isRecord } from './http/parse';
import { isCall, type TableRow } from './table/row';

const calls = endpointTable.filter(isCall);

/** A row in the notation of spec 7. */
function line(row: TableRow): string {
  const query = row.queries.map((names) => `?${names.join('&')}`).join(' or ');
  const body = row.kind === 'call' && row.body ? ` {${row.body.join(', ')}}` : '';
  return `${row.method} ${row.path}${query}${body}`;
}

const creationFields =
  'age, communicationOptIn, communicationThirdPartyOptIn, country, email, legalOptinsKey, nameOnPlatform, password, preferredLanguage';

const linesOf = (source: TableRow['source']) => endpointTable.filter((row) => row.source === source).map(line);

describe('the table', () => {
  it('has spec 7, Club, in its order', () => {
    expect(linesOf('spec 7, Club')).toEqual([
      'PUT /v1/profiles/me/club/actions {ids, spaceId}',
      'GET /v1/spaces/{spaceId}/club/configs?country&locale',
      'GET /v1/profiles/me/club/titles?spaceId&platforms',
      'PUT /v1/profiles/me/club/titles {spaceId}',
      'POST /v2/profiles/me/club/challenges?country&locale {challengeId, spaceId}',
      'PUT /v2/profiles/me/club/challenges?country&locale {challengeId, spaceId}',
      'GET /v1/profiles/me/club/console/challenges/overview?spaceId',
      'GET /v1/profiles/me/club/console/challenges/details?spaceId',
      'GET /v1/profiles/me/club/console/actions/details?spaceId',
      'GET /v1/profiles/me/club/console/rewards/overview?spaceId',
      'GET /v1/profiles/me/club/console/rewards/details?spaceId',
      'GET /v1/profiles/me/club/console/stats/overview?spaceId',
      'GET /v1/profiles/me/club/console/stats/details?spaceId',
      'GET /v1/profiles/me/club/console/playercard',
      'POST /v1/profiles/me/club/console/challenges/activateall?spaceId',
      'POST /v1/profiles/me/club/rewards {id, spaceId, quantity}',
      'GET /clubwip/v1/profiles/me/club/website/challenges/overview?spaceId',
      'GET /clubwip/v1/profiles/me/club/website/rewards/overview?spaceId',
      'GET /clubwip/v1/profiles/me/club/website/rewards/details?spaceId',
      'GET /clubwip/v1/profiles/me/club/website/stats/overview?spaceId',
      'GET /clubwip/v1/profiles/me/club/website/newbalance',
      'GET /clubwip/v1/profiles/me/club/website/game?spaceId or ?slug&platform',
      'GET /clubwip/v1/profiles/me/club/website/games/owned?currentGameSpaceId&limit',
      'GET /clubwip/v1/profiles/me/club/website/games/latestreleased?days&limit',
      'GET /clubwip/v1/profiles/me/club/website/games/notowned?days&limit',
      'GET /clubwip/v1/profiles/{profileId}/club/website/stats/lastplayedgame',
      'GET /clubwip/v1/profiles/{profileId}/club/website/playerprofile',
      'POST /customintegrations/CRMCustomIntegrations.svc/rest/v1/profiles/{profileId}/PromotionKeyRewards {id, spaceId, quantity, sendMessageToUser}',
    ]);
  });

  it('has spec 7, Account, in its order', () => {
    expect(linesOf('spec 7, Account')).toEqual([
      ...Array<string>(6).fill('POST /v3/profiles/sessions {rememberMe}'),
      'GET /v3/profiles/{profileId}/applications?limit',
      'GET /v2/applications/{gameAppId}',
      'GET /v1/applications/{appId}/configuration',
      'PUT /v2/profiles/entities/{entityId} {badgeList, revision, spaceId, tags, type}',
      'POST /v3/profiles/me/events {events, gameSessionId, playerSessionId, spaceId}',
      'GET /v1/spaces/news?spaceId&typeofnews&placement&newsId&limit&locale',
      'GET /v3/profiles/me/external',
      'PUT /v3/profiles/{profileId} {nameOnPlatform}',
      'GET /v3/policies/{country}?languageCode',
      'GET /v3/users/me',
      `POST /v3/users/validateCreation {${creationFields}}`,
      `POST /v3/users {${creationFields}}`,
      'POST /v3/users/{userId}/profiles {otherTicket}',
      'POST /v3/users/startResetPassword {email, nextUrl}',
      'PUT /v3/users/{userId}/policies {legalOptinsKey}',
      'GET /v2/profiles/me/iplocation',
      'GET /ws/v2/reacceptancetext/{country}?format&languageCode',
      'GET /{profileId}/default_{size}.png',
      'GET /v2/avatar/gallery/?locale&limit&offset&random&game',
      'POST /v2/avatar/gallery-avatar/?avatarGalleryId',
    ]);
  });

  it('has the addresses of spec 7, Other', () => {
    expect(linesOf('spec 7, Other')).toEqual([
      'GET /static/lang/{code}.json',
      'GET /sso/widget?mode&appId&genomeId&lang&origin&nextUrl&testEnvironment',
      'GET /sso/bridge?origin&appId',
    ]);
  });

  it('has every endpoint of every backend once', async () => {
    const backends = ['account', 'avatar', 'club', 'clubWebsite', 'console', 'promotions'];
    const files = backends.flatMap((backend) =>
      readdirSync(join(__dirname, backend)).map((file) => `./${backend}/${file}`),
    );
    const modules = await Promise.all(
      files
        .filter((file) => !file.includes('.test.'))
        .map(async (file) => {
          const module: unknown = await import(file);
          return isRecord(module) ? Object.values(module) : [];
        }),
    );
    const names = modules.flat().flatMap((value) => (isRecord(value) && 'parse' in value ? [value.name] : []));
    expect(calls.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  });
});

describe('the authorization of a call', () => {
  const openRows = [
    'account.getConfiguration',
    'account.getNews',
    'account.getPolicies',
    'account.validateCreation',
    'account.createUser',
    'account.startResetPassword',
    'account.getIpLocation',
    'account.getReacceptanceText',
    'avatar.getGallery',
    'account.requestConsoleAuthCode',
    'club.getCatalogue',
    'club.getRewardOverview',
    'club.getCurrentChallenges',
    'club.getStarPlayers',
    'club.getClubGames',
  ];
  const credentials = /^account\.(loginWith|confirmSecondFactor|sendSecondFactorCode)/;

  it.each(calls)('$name', ({ name, caller }) => {
    if (credentials.test(name)) expect(caller).toHaveProperty('authorization');
    else expect(caller).toBe(openRows.includes(name) ? 'none' : 'ticket');
  });

  it.each(calls.filter(({ caller }) => caller === 'ticket'))(
    '$name sends nothing without a ticket',
    async ({ send }) => {
      const fetch = jest.fn<Promise<Response>, []>();
      const anonymous = { environment: readEnvironment({}), ticket: null, sessionId: null, locale: 'en-US', fetch };

      await expect(send(anonymous)).rejects.toThrow('Call to this service endpoint needs the auth ticket.');

      expect(fetch).not.toHaveBeenCalled();
    },
  );
});
