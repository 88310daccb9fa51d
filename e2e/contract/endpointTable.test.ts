import fc from 'fast-check';
import { loginWithConsoleAuthCode, requestConsoleAuthCode } from '../../services/account/login';
import { getApplicationsOfProfiles } from '../../services/account/moreEndpoints';
import { avatarImageUrl } from '../../services/avatar/avatarImage';
import { endpointTable } from '../../services/endpointTable';
import { request } from '../../services/http/endpoint';
import { ServiceError } from '../../services/http/errors';
import { UnreadableResponseError } from '../../services/http/parse';
import { isCall } from '../../services/table/row';
import { onEveryDatabase } from '../../platform/testing/databases';
import { hostileVersionsOf } from './support/hostileReplies';
import { accountWays } from './support/ways/account';
import { additionWays, otherLookUps } from './support/ways/additions';
import { clubWays } from './support/ways/club';
import { friendWays } from './support/ways/friends';
import { loginWays } from './support/ways/logins';
import type { Foreign } from './support/ways/way';
import { openWorld, type World } from './support/world';

const ways = [...clubWays, ...loginWays, ...accountWays, ...additionWays, ...friendWays];

/** The platform has no page yet on which a player agrees to a console. */
const awaited = ['account.loginWithConsoleAuthCode'];

it('leaves no row of the endpoint table out', () => {
  const named = endpointTable.filter(isCall).map(({ name }) => name);
  expect([...ways.map(({ name }) => name), ...awaited].toSorted()).toEqual(named.toSorted());
});

onEveryDatabase((database) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(await database.fresh());
  }, 60_000);
  afterAll(() => world.platform.stop(), 20_000);

  describe('the reply', () => {
    it.each(ways)('of $name can be read; whatever else it were, it is read or refused by name', async (way) => {
      const reply = await way.happen(world);

      fc.assert(fc.property(hostileVersionsOf(reply), (hostile) => expectReadOrNamed(way.parse, hostile)));
    });
  });

  describe('what is malformed is refused, and named', () => {
    it.each(ways)('the application’s id, by $name', async ({ call }) => {
      const environment = { ...world.environment, appId: 'the-club' };

      expect(await refusalOf(call(world, { context: { environment } }))).toMatch(/^400 code 1: Header Ubi-AppId /);
    });

    const spoilable = ways.flatMap(({ name, call, malformed }) => (malformed ? [{ name, call, malformed }] : []));
    it.each(spoilable)('$malformed.names, by $name', async ({ call, malformed: { names, ...change } }) => {
      const refusal = await refusalOf(call(world, change));

      expect(refusal).toMatch(new RegExp(`^400 code 1: (Query|Body) field '${names}['.]`));
    });

    const withBody = spoilable.filter(({ malformed }) => malformed.body !== undefined);
    describe.each([
      ['no JSON', '{"id":'],
      ['no object', '[]'],
      ['null', 'null'],
    ])('a body that is %s', (_, body) => {
      it.each(withBody)('by $name', async ({ call }) => {
        const { fetch: send = fetch } = world.visitor;
        const context = { fetch: (...[url, init]: Parameters<typeof fetch>) => send(url, { ...init, body }) };

        expect(await refusalOf(call(world, { context }))).toMatch(/^400 code 1: Body: /);
      });
    });
  });

  describe('who calls', () => {
    const closed = ways.filter(({ auth }) => auth !== 'none');

    it.each(closed)('is refused by $name without a ticket', async ({ call }) => {
      expect(await refusalOf(call(world, { auth: 'none' }))).toMatch(/^401 code 3: /);
    });

    it.each(closed)('is refused by $name with a wrong one', async ({ call }) => {
      const wrong = call(world, { auth: 'wrong', context: { ticket: 'nobodys' } });

      expect(await refusalOf(wrong)).toMatch(/^401 code 3: /);
    });

    const openReads = ways.filter(({ auth, method }) => auth === 'none' && method === 'GET');
    it.each(openReads)('is answered by $name, though a ticket has expired', async ({ call }) => {
      await expect(call(world, { auth: 'ticket', context: { ticket: 'nobodys' } })).resolves.toBeDefined();
    });
  });

  describe('another player', () => {
    const namesPlayer = /\/(profiles|users|entities)\/(me|\{(profile|user|entity)Id\})(\/|$)/;
    const naming = endpointTable.filter(({ path }) => namesPlayer.test(path)).map(({ name }) => name);
    const about = (outcome: Foreign) =>
      ways.filter(({ name, foreign }) => naming.includes(name) && foreign === outcome);

    it.each(about('is forbidden'))('is none of the caller’s business: $name', async ({ callAbout }) => {
      expect(await refusalOf(callAbout(world, world.stranger))).toMatch(/^403 code 2: /);
    });

    it.each(about('is not found'))('is not there for the caller: $name', async ({ callAbout }) => {
      expect(await refusalOf(callAbout(world, world.stranger))).toMatch(/^404 code 1003: /);
    });

    it.each(about('is fine'))('may be looked at: $name', async ({ callAbout }) => {
      await expect(callAbout(world, world.stranger)).resolves.toBeDefined();
    });
  });

  it('keeps to itself what others have played, save friends', async () => {
    const profileIds = [world.demo.session.profileId, world.stranger.session.profileId];

    expect(await refusalOf(request(getApplicationsOfProfiles, { profileIds }, world.demo.context))).toMatch(
      /^403 code 2: /,
    );
  });

  it('fails a console whose player has not agreed, though the status says that all is well', async () => {
    const { code } = await request(requestConsoleAuthCode, {}, world.visitor);
    const logIn = (own: string) => request(loginWithConsoleAuthCode, { code: own }, world.visitor);

    await expect(logIn(code)).rejects.toMatchObject({ status: 200, errorCode: 2020 });
    await expect(logIn('nobodys')).rejects.toMatchObject({ status: 200, errorCode: 2022 });
  });

  describe('the addresses that released clients use', () => {
    const websiteCalls = clubWays.filter(({ name }) => name.startsWith('clubWebsite.'));

    it.each(websiteCalls)('answer $name', async ({ call }) => {
      const path = (own: string) => own.replace(/^\/clubwip(.*)\/club\/website\//, '$1/club/aggregation/website/');

      await expect(call(world, { path })).resolves.toBeDefined();
    });

    it.each(otherLookUps)('answer %s', async (_, lookUp) => {
      await expect(lookUp(world)).resolves.toMatchObject([{}]);
    });
  });

  it.each(['146_146', '256_256', 'tall'] as const)('draws the avatar of a profile at %s', async (size) => {
    const response = await fetch(avatarImageUrl(world.environment, world.demo.session.profileId, size));

    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  });
});

/** What the services say to a call that they refuse, as support would be told. */
async function refusalOf(call: Promise<unknown>): Promise<string> {
  const refusal = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(refusal instanceof ServiceError)) throw new Error('The call was not refused.', { cause: refusal });
  const { status, errorCode, moreInfo, transactionId } = refusal;
  expect(transactionId).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  return `${status} code ${errorCode}: ${moreInfo}`;
}

function expectReadOrNamed(parse: (json: unknown) => unknown, reply: unknown) {
  try {
    parse(reply);
  } catch (error) {
    expect(error).toBeInstanceOf(UnreadableResponseError);
    expect(error).toHaveProperty('message', expect.stringMatching(/^reply\b/));
  }
}
