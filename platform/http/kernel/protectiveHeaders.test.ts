import { Hono } from 'hono';
import { headerNames } from './headers';
import type { HonoEnv } from './honoEnv';
import { protectiveHeaders } from './protectiveHeaders';
import { picturePath } from '../pictures/pictureFiles';
import { demoPlayer, seedSample } from '../../testing/players';
import { startPlatform, startUpMs, testOrigin, type TestPlatform } from '../../testing/startPlatform';

let club: TestPlatform;
beforeAll(async () => {
  club = await startPlatform();
  await seedSample(club);
}, startUpMs);
afterAll(() => club.close());

const headersOf = async (path: string, overrides: Record<string, string> = {}) =>
  (await club.request(path, { headers: overrides })).headers;

const toItself = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

it.each([
  ['a response', '/v2/profiles/me/iplocation', {}],
  ['an error', '/v3/users/me', {}],
  ['an error before the call', '/v3/users/me', { [headerNames.appId]: '' }],
  ['an unknown path', '/nope', {}],
  ['the health check', '/health', {}],
])('%s is for its caller alone, and neither framed nor run', async (_what, path, overrides) => {
  const headers = await headersOf(path, overrides);
  expect(Object.fromEntries(Object.keys(toItself).map((name) => [name, headers.get(name)]))).toEqual(toItself);
});

it('a response may still be read by the club over CORS', async () => {
  const headers = await headersOf('/v2/profiles/me/iplocation', { Origin: testOrigin });
  expect(headers.get('Access-Control-Allow-Origin')).toBe(testOrigin);
});

it('pictures, avatars and tag containers load on other origins', async () => {
  const logo = picturePath('games/moongate/logo.svg');
  const avatar = `/${demoPlayer(club, 'northwind').profileId}/default_146_146.png`;
  for (const path of [logo, avatar, '/tags/worldwide/container.js']) {
    const { status, headers } = await club.request(path);
    expect([path, status, headers.get('Cross-Origin-Resource-Policy')]).toEqual([path, 200, 'cross-origin']);
  }
});

it('requires https only where the platform has it', async () => {
  const required = async (baseUrl: string) => {
    const app = new Hono<HonoEnv>().use(protectiveHeaders({ baseUrl })).get('/', (c) => c.json({}));
    return (await app.request('/')).headers.get('Strict-Transport-Security');
  };
  expect(await required('https://services.example')).toBe('max-age=31536000');
  expect(await required('http://localhost:4000')).toBeNull();
});
