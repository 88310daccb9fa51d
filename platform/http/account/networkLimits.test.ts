import type { Email } from '../../support/emails';
import { basic, buildCreation, givenAccount } from '../../testing/accounts';
import { startPlatform, startUpMs, testOrigin, type TestPlatform } from '../../testing/startPlatform';

const hour = 3_600_000;
const { email } = buildCreation();

let platform: TestPlatform;
let emails: Email[] = [];
beforeAll(async () => {
  platform = await startPlatform({ sendEmail: (sent) => Promise.resolve(void emails.push(sent)) });
  for (let number = 0; number < 8; number += 1) {
    await givenAccount(platform, { email: `${number}.${email}`, nameOnPlatform: `Marlo${number}` });
  }
}, startUpMs);
afterAll(() => platform.close());
beforeEach(() => {
  emails = [];
  platform.clock.advance(48 * hour);
});

/** Addresses of one household, each different. */
const inNetwork = (network: string) => (number: number) => `${network}::${(number + 1).toString(16)}`;
const home = inNetwork('2001:db8:1:2');
const elsewhere = inNetwork('2001:db8:1:3');

const post = (path: string, body: unknown, address: string, headers: Record<string, string> = {}) =>
  platform.request(path, { method: 'POST', body, address, headers });

/** The statuses of calls that are made one after the other. */
async function statusesOf(times: number, call: (number: number) => Promise<{ status: number }>) {
  const statuses: number[] = [];
  for (let number = 0; number < times; number += 1) statuses.push((await call(number)).status);
  return statuses;
}

const times = (count: number, status: number) => Array<number>(count).fill(status);

it('lets an IPv6 network guess as many passwords as one address', async () => {
  const guess = (number: number, address: string) =>
    post('/v3/profiles/sessions', {}, address, { Authorization: basic(`${number}.${email}`, 'Wrong4Sure') });

  expect(await statusesOf(8, (number) => guess(number, home(number)))).toEqual([...times(5, 401), ...times(3, 429)]);
  expect((await guess(6, elsewhere(1))).status).toBe(401);
});

it('lets an IPv6 network check as many new accounts as one address', async () => {
  const check = (address: string) => post('/v3/users/validateCreation', buildCreation(), address);

  expect(await statusesOf(22, (number) => check(home(number)))).toEqual([...times(20, 200), ...times(2, 429)]);
  expect((await check(elsewhere(1))).status).toBe(200);
});

it('emails as many password resets for an IPv6 network as for one address', async () => {
  const nextUrl = `${testOrigin}/`;
  await statusesOf(8, (number) =>
    post('/v3/users/startResetPassword', { email: `${number}.${email}`, nextUrl }, home(number)),
  );
  expect(emails).toHaveLength(5);
});

it('gives as many console codes to an IPv6 network as to one address', async () => {
  const codes = await statusesOf(22, (number) => post('/v3/profiles/consoleAuthCodes', {}, home(number)));
  expect(codes).toEqual([...times(20, 200), ...times(2, 429)]);
});

describe('creating many accounts', () => {
  let created = 0;
  const create = (address: string) => {
    created += 1;
    const identity = { email: `many${created}@northlight.example`, nameOnPlatform: `Many${created}` };
    return post('/v3/users', buildCreation(identity), address);
  };

  it.each([
    ['an IPv4 address', () => '198.51.100.40', '198.51.100.41'],
    ['an IPv6 network', home, elsewhere(1)],
  ])('is limited to ten for %s, then to one an hour, whatever checks it makes', async (_, addressOf, other) => {
    expect(await statusesOf(12, (number) => create(addressOf(number)))).toEqual([...times(10, 200), ...times(2, 429)]);
    const slowed = await create(addressOf(13));
    expect([slowed.status, slowed.headers.get('Retry-After')]).toEqual([429, '3600']);
    expect((await create(other)).status).toBe(200);

    platform.clock.advance(hour);
    expect(await statusesOf(2, (number) => create(addressOf(number)))).toEqual([200, 429]);

    platform.clock.advance(24 * hour);
    expect(await statusesOf(11, (number) => create(addressOf(number)))).toEqual([...times(10, 200), 429]);
  });

  it('counts accounts, not rejected forms', async () => {
    const rejected = () => post('/v3/users', buildCreation({ password: 'short' }), '198.51.100.60');
    expect(await statusesOf(9, rejected)).toEqual(times(9, 400));
    expect(await statusesOf(10, () => create('198.51.100.60'))).toEqual(times(10, 200));
  });

  it('counts requests that are sent at once', async () => {
    const all = await Promise.all(Array.from({ length: 14 }, () => create('198.51.100.61')));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(10);
  });
});
