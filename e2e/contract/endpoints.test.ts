import fc from 'fast-check';
import { loginWithConsoleAuthCode, requestConsoleAuthCode } from '../../services/account/sessions';
import { avatarImageUrl } from '../../services/avatar/avatarImage';
import { getGame } from '../../services/clubWebsite/games';
import { request } from '../../services/http/endpoint';
import { ServiceError } from '../../services/http/errors';
import * as read from '../../services/http/parse';
import { endpoints } from '../../services/testing/endpoints';
import { onEveryDatabase } from '../../platform/testing/databases';
import { accountCases } from './support/cases/accountCases';
import { additionCases } from './support/cases/additionCases';
import { clubCases } from './support/cases/clubCases';
import { friendCases } from './support/cases/friendCases';
import { loginCases } from './support/cases/loginCases';
import type { Foreign } from './support/cases/endpointCase';
import { openFixture, type Fixture } from './support/fixture';

const cases = [...clubCases, ...loginCases, ...accountCases, ...additionCases, ...friendCases];

/** Its code is approved and works once: tests of their own are below. */
const untested = ['account.loginWithConsoleAuthCode'];

it('has a case for every endpoint', () => {
  const named = endpoints.map(({ name }) => name);
  expect([...cases.map(({ name }) => name), ...untested].toSorted()).toEqual(named.toSorted());
});

onEveryDatabase((database) => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await openFixture(database);
  }, 60_000);
  afterAll(() => fixture.platform.stop(), 20_000);

  describe('the response', () => {
    it.each(cases)(
      'of $name is parsed; without any one field, or with a changed one, it is parsed, or an error names the field',
      async (endpointCase) => {
        const response = await endpointCase.run(fixture);

        for (const place of placesIn(response))
          expectParsedOrNamed(endpointCase.parse, replaced(response, place, undefined));
        fc.assert(
          fc.property(hostileVersionsOf(response), (hostile) => expectParsedOrNamed(endpointCase.parse, hostile)),
        );
      },
    );
  });

  describe('a malformed value is rejected by name', () => {
    it.each(cases)('the application id, by $name', async ({ call }) => {
      const environment = { ...fixture.environment, appId: 'the-club' };

      expect(await rejectionOf(call(fixture, { context: { environment } }))).toMatch(/^400 code 1: Header Ubi-AppId /);
    });

    const malformable = cases.flatMap(({ name, call, malformed }) => (malformed ? [{ name, call, malformed }] : []));
    it.each(malformable)('$malformed.names, by $name', async ({ call, malformed: { names, ...change } }) => {
      const rejection = await rejectionOf(call(fixture, change));

      expect(rejection).toMatch(new RegExp(`^400 code 1: (Query|Body) field '${names}['.]`));
    });

    const withBody = malformable.filter(({ malformed }) => malformed.body !== undefined);
    describe.each([
      ['no JSON', '{"id":'],
      ['no object', '[]'],
      ['null', 'null'],
    ])('a body that is %s', (_, body) => {
      it.each(withBody)('by $name', async ({ call }) => {
        const { fetch: send = fetch } = fixture.visitor;
        const context = { fetch: (...[url, init]: Parameters<typeof fetch>) => send(url, { ...init, body }) };

        expect(await rejectionOf(call(fixture, { context }))).toMatch(/^400 code 1: Body: /);
      });
    });
  });

  describe('authorization', () => {
    const closed = cases.filter(({ auth }) => auth !== 'none');

    it.each(closed)('$name rejects a call without a ticket', async ({ call }) => {
      expect(await rejectionOf(call(fixture, { auth: 'none' }))).toMatch(/^401 code 3: /);
    });

    it.each(closed)('$name rejects a wrong ticket', async ({ call }) => {
      const wrong = call(fixture, { auth: 'wrong', context: { ticket: 'unknown' } });

      expect(await rejectionOf(wrong)).toMatch(/^401 code 3: /);
    });

    const openReads = cases.filter(({ auth, method }) => auth === 'none' && method === 'GET');
    it.each(openReads)('$name ignores an expired ticket', async ({ call }) => {
      await expect(call(fixture, { auth: 'ticket', context: { ticket: 'unknown' } })).resolves.toBeDefined();
    });
  });

  describe('another player', () => {
    const about = (outcome: Foreign) => cases.filter(({ foreign }) => foreign === outcome);

    it.each(about('is forbidden'))('is forbidden: $name', async ({ callAbout }) => {
      expect(await rejectionOf(callAbout(fixture, fixture.stranger))).toMatch(/^403 code 2: /);
    });

    it.each(about('is not found'))('is not found: $name', async ({ callAbout }) => {
      expect(await rejectionOf(callAbout(fixture, fixture.stranger))).toMatch(/^404 code 1003: /);
    });
  });

  it('rejects an undecided console login with an error code and status 200', async () => {
    const { code } = await request(requestConsoleAuthCode, {}, fixture.visitor);
    const logIn = (own: string) => request(loginWithConsoleAuthCode, { code: own }, fixture.visitor);

    await expect(logIn(code)).rejects.toMatchObject({ status: 200, errorCode: 2020 });
    await expect(logIn('unknown')).rejects.toMatchObject({ status: 200, errorCode: 2022 });
  });

  it('logs a console in once the player has approved its code', async () => {
    const { servicesUrl, appId, siteUrl } = fixture.environment;
    const { code, userCode } = await request(requestConsoleAuthCode, {}, fixture.visitor);
    const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      fetch(servicesUrl + path, {
        method: 'POST',
        headers: { Origin: servicesUrl, ...headers },
        body: new URLSearchParams(fields),
        redirect: 'manual',
      });
    const { email, password, session } = fixture.demo;
    const nextUrl = `${siteUrl}/static/logged-in/index.html`;
    const widget = { mode: 'connect', lang: 'en-US', origin: siteUrl, nextUrl, appId };
    const signedOn = await send('/sso/login', { ...widget, email, password });
    const Cookie = signedOn.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
    await send('/sso/console', { code: userCode, decision: 'approve', lang: 'en-US' }, { Cookie });

    await expect(request(loginWithConsoleAuthCode, { code }, fixture.visitor)).resolves.toMatchObject({
      kind: 'session',
      userId: session.userId,
    });
  });

  describe('the paths of released clients', () => {
    const websiteCalls = clubCases.filter(({ name }) => name.startsWith('clubWebsite.'));

    it.each(websiteCalls)('serve $name', async ({ call }) => {
      const path = (own: string) => own.replace(/^\/clubwip(.*)\/club\/website\//, '$1/club/aggregation/website/');

      await expect(call(fixture, { path })).resolves.toBeDefined();
    });

    it('serve a game by slug and platform', async () => {
      const { demo, game } = fixture;
      const named = request(getGame, { slug: game.slug, platform: game.platform }, demo.context);

      await expect(named).resolves.toMatchObject({ spaceId: game.spaceId });
    });
  });

  it.each(['146_146', '256_256', 'tall'] as const)('draws the avatar of a profile at %s', async (size) => {
    const response = await fetch(avatarImageUrl(fixture.environment, fixture.demo.session.profileId, size));

    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  });
});

/** Status, error code and details of the rejection that a call must end with. */
async function rejectionOf(call: Promise<unknown>): Promise<string> {
  const rejection = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(rejection instanceof ServiceError)) throw new Error('The call was not rejected.', { cause: rejection });
  const { status, errorCode, moreInfo, transactionId } = rejection;
  expect(transactionId).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  return `${status} code ${errorCode}: ${moreInfo}`;
}

function expectParsedOrNamed(parse: (json: unknown) => unknown, response: unknown) {
  try {
    parse(response);
  } catch (error) {
    expect(error).toBeInstanceOf(read.UnreadableResponseError);
    expect(error).toHaveProperty('message', expect.stringMatching(/^reply\b/));
  }
}

/** A response of which one value, anywhere in it, is something else or missing. */
function hostileVersionsOf(response: unknown): fc.Arbitrary<unknown> {
  const places = placesIn(response);
  return fc
    .record({ place: fc.constantFrom(...places), value: fc.oneof(fc.jsonValue(), fc.constant(undefined)) })
    .map(({ place, value }) => replaced(response, place, value));
}

type Place = readonly (string | number)[];

/** Every value's place, the whole response first; of a list its first item stands for all. */
function placesIn(value: unknown, place: Place = []): Place[] {
  const inside = Array.isArray(value)
    ? value.slice(0, 1).flatMap((item) => placesIn(item, [...place, 0]))
    : read.isRecord(value)
      ? Object.entries(value).flatMap(([name, item]) => placesIn(item, [...place, name]))
      : [];
  return [place, ...inside];
}

function replaced(value: unknown, [step, ...rest]: Place, by: unknown): unknown {
  if (step === undefined) return by;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === step ? replaced(item, rest, by) : item));
  return read.isRecord(value) ? { ...value, [step]: replaced(value[step], rest, by) } : value;
}
