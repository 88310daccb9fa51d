import { buildCreation, givenAccount } from '../testing/accounts';
import type { Email } from '../support/emails';
import { hashSecret } from '../support/secret';
import type { TestResponse } from '../testing/client';
import { postForm, widgetRequest } from '../testing/signOnPages';
import { startPlatform, startUpMs, type TestPlatform } from '../testing/startPlatform';

const day = 86_400_000;
const home = '198.51.100.200';
const owner = buildCreation();
const thief = buildCreation({ email: 'thief@northlight.example', nameOnPlatform: 'Thief' });
const family = [1, 2, 3, 4, 5].map((number) =>
  buildCreation({ email: `kid${number}@northlight.example`, nameOnPlatform: `Kid${number}` }),
);

let platform: TestPlatform;
let emails: Email[] = [];
beforeAll(async () => {
  platform = await startPlatform({ sendEmail: (email) => Promise.resolve(void emails.push(email)) });
  for (const creation of [owner, thief, ...family]) await givenAccount(platform, creation);
}, startUpMs);
afterAll(() => platform.close());
beforeEach(() => {
  emails = [];
  platform.clock.advance(day);
});

interface Try {
  email?: string;
  password?: string;
  /** The browser's known_device cookie. */
  device?: string;
  address?: string;
}

const logIn = ({ email = owner.email, password = owner.password, device = '', address = home }: Try = {}) =>
  postForm(platform, '/sso/login', { ...widgetRequest, email, password }, { address, headers: { Cookie: device } });

const guess = (attempt: Try) => logIn({ password: 'Wrong4Sure', ...attempt });

/** The statuses of logins that are made one after the other. */
async function statusesOf(times: number, attempt: (number: number) => ReturnType<typeof logIn>) {
  const statuses: number[] = [];
  for (let number = 0; number < times; number += 1) statuses.push((await attempt(number)).status);
  return statuses;
}

/** The cookie by which a browser is known after a login. */
const deviceOf = ({ headers }: TestResponse) =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('known_device_4000='))
    ?.split(';')[0] ?? '';

/** Strangers type wrong passwords until the account has to wait for a quarter of an hour. */
const lockOut = () =>
  statusesOf(12, (number) => {
    platform.clock.advance(number < 5 ? 0 : 16 * 60_000);
    return guess({ address: `203.0.113.${number}` });
  });

it('keeps a cookie that no script and no other path reads, for 180 days', async () => {
  const cookies = (await logIn()).headers.getSetCookie();
  expect(cookies).toContainEqual(
    expect.stringMatching(/^known_device_4000=[\w-]{64}; Max-Age=15552000; Path=\/sso; HttpOnly; SameSite=Lax$/),
  );
});

it('lets the owner log in on a known device while strangers have locked the account', async () => {
  const device = deviceOf(await logIn());
  await lockOut();

  expect((await logIn({ address: '198.51.100.1' })).status).toBe(429);
  expect((await logIn({ device, address: '198.51.100.1' })).status).toBe(200);
});

it('lets the owner log in on a known device while somebody in the same network types wrong passwords', async () => {
  const device = deviceOf(await logIn());
  await statusesOf(5, (number) => guess({ email: `kid${number}@northlight.example` }));

  expect((await logIn()).status).toBe(429);
  expect((await logIn({ device })).status).toBe(200);
});

it('leaves the wait of strangers as it is when the owner logs in on a known device', async () => {
  const device = deviceOf(await logIn());
  await lockOut();
  expect((await logIn({ device })).status).toBe(200);

  expect((await guess({ address: '203.0.113.99' })).status).toBe(429);
});

it('counts a known device by itself: five wrong passwords, then waits that grow', async () => {
  const device = deviceOf(await logIn());
  expect(await statusesOf(5, () => guess({ device }))).toEqual([422, 422, 422, 422, 422]);

  const slowed = await logIn({ device });
  expect([slowed.status, slowed.headers.get('Retry-After')]).toEqual([429, '30']);
  // Another device of the player, new or known, does not wait for this one.
  expect((await logIn()).status).toBe(200);

  platform.clock.advance(30_000);
  expect((await guess({ device })).status).toBe(422);
  expect((await guess({ device })).headers.get('Retry-After')).toBe('60');
});

it('counts guesses that a known device sends at once', async () => {
  const device = deviceOf(await logIn());
  const all = await Promise.all(Array.from({ length: 12 }, () => guess({ device })));
  expect(all.filter(({ status }) => status === 422)).toHaveLength(5);
});

it.each([
  ['a made-up secret', () => `known_device_4000=${'x'.repeat(64)}`],
  [
    'the secret of an earlier login with one character changed',
    (device: string) => device.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
  ],
  [
    'the hash of a secret',
    (device: string) => `known_device_4000=${hashSecret(device.replace('known_device_4000=', ''))}`,
  ],
  ['a thousand secrets', () => `known_device_4000=${Array(1000).fill('y'.repeat(64)).join('.')}`],
])('takes no forged cookie: %s', async (_, forge) => {
  const device = forge(deviceOf(await logIn()));
  await lockOut();
  expect((await logIn({ device, address: '198.51.100.2' })).status).toBe(429);
});

it('is of no use for another account', async () => {
  const device = deviceOf(await logIn({ ...thief, address: '198.51.100.3' }));
  await lockOut();
  expect((await logIn({ device, address: '198.51.100.3' })).status).toBe(429);
});

it('gives no guesses at many accounts, also between logins of its own', async () => {
  const address = '198.51.100.4';
  let device = deviceOf(await logIn({ ...thief, address }));
  const statuses = await statusesOf(5, async (number) => {
    const status = await guess({ device, address, email: `kid${number + 1}@northlight.example` });
    device = deviceOf(await logIn({ ...thief, device, address }));
    return status;
  });
  expect(statuses).toEqual([422, 422, 422, 422, 422]);
  expect((await guess({ device, address, email: 'kid1@northlight.example' })).status).toBe(429);
});

describe('a stolen cookie', () => {
  it('gives five guesses, and no more by logging in to an account of the thief', async () => {
    const stolen = deviceOf(await logIn());
    await lockOut();
    await statusesOf(5, () => guess({ device: stolen, address: '198.51.100.5' }));
    const own = deviceOf(await logIn({ ...thief, device: stolen, address: '198.51.100.5' }));
    expect(own).toContain(stolen.replace('known_device_4000=', ''));

    for (const device of [stolen, own]) {
      expect((await logIn({ device, address: '198.51.100.5' })).status).toBe(429);
    }
  });

  it('is worth nothing after the owner’s next login on the device', async () => {
    const stolen = deviceOf(await logIn());
    const next = deviceOf(await logIn({ device: stolen }));
    await lockOut();

    expect((await logIn({ device: stolen, address: '198.51.100.6' })).status).toBe(429);
    expect((await logIn({ device: next })).status).toBe(200);
  });

  it('is worth nothing after a password reset', async () => {
    const stolen = deviceOf(await logIn());
    await postForm(platform, '/sso/forgotten', { ...widgetRequest, email: owner.email });
    const [, token = ''] = /token=([\w-]+)/.exec(emails[0]?.text ?? '') ?? [];
    await postForm(platform, '/sso/reset', { token, password: owner.password, lang: 'en-US' });
    await lockOut();

    expect((await logIn({ device: stolen, address: '198.51.100.7' })).status).toBe(429);
  });
});

it('knows the last five accounts of a shared browser', async () => {
  let device = deviceOf(await logIn());
  for (const kid of family) device = deviceOf(await logIn({ ...kid, device }));
  const isKnown = async (email: string, password: string) => {
    await statusesOf(5, (number) => guess({ email, address: `203.0.113.${number}` }));
    return (await logIn({ email, password, device, address: '198.51.100.8' })).status === 200;
  };
  for (const { email, password } of family) {
    platform.clock.advance(day);
    expect([email, await isKnown(email, password)]).toEqual([email, true]);
  }
  expect(await isKnown(owner.email, owner.password)).toBe(false);
});

it('knows a device for 180 days after its last login', async () => {
  const device = deviceOf(await logIn());
  platform.clock.advance(180 * day);
  await statusesOf(5, (number) => guess({ address: `203.0.113.${number}` }));
  expect((await logIn({ device })).status).toBe(429);
});
