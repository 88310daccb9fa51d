import fc from 'fast-check';
import { Hono } from 'hono';
import { z } from 'zod';
import { startWithCalls } from '../../testing/documentedCalls';
import type { TestPlayer } from '../../testing/players';
import { startUpMs, type TestPlatform } from '../../testing/startPlatform';
import type { HonoEnv } from './honoEnv';
import { handleError } from './middleware';
import type { DocumentedCall } from '../documents/documentCalls';

let club: TestPlatform;
let player: TestPlayer;
let calls: readonly DocumentedCall[];
beforeAll(async () => {
  // An error that no schema catches fails the test: by default a test platform rethrows it.
  ({ club, player, calls } = await startWithCalls());
}, startUpMs);
afterAll(() => club.close());

const fields = z.record(z.string(), z.unknown()).catch({});

const hostileText = fc.oneof(
  fc.constantFrom('\0', 'a\0b', '', ' ', '%', '%%', '%ff', '%C0%AF', '\u202e', '\ud800', "'; drop table accounts; --"),
  fc.constantFrom('-271821-04-20', '+275760-09-13', '9999999999', '-1', '1e309', 'NaN', '__proto__', 'x'.repeat(5000)),
  fc.string({ unit: 'binary' }),
);
const hostileValue = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, -1, 0.5, 2 ** 31, 2 ** 53, 1e308, [], {}),
  fc.jsonValue({ maxDepth: 2 }),
);

/** A well-formed text for a path segment or a query value: a lone surrogate cannot be sent. */
const sendable = hostileText.map((text) => encodeURIComponent(Buffer.from(text).toString()));

const request = fc.nat().chain((number) => {
  const call = calls[number % calls.length];
  if (!call) throw new Error('The platform documents no call.');
  const bodyFields = Object.keys(fields.parse(call.bodyExample));
  const address = call.addresses[0] ?? { path: call.urlExample, parts: [] };
  return fc.record({
    call: fc.constant(call),
    path: fc
      .array(sendable, { minLength: address.parts.length, maxLength: address.parts.length })
      .map((values) =>
        values.reduce((path, value, at) => path.replace(`{${address.parts[at]?.name}}`, value), address.path),
      ),
    hasExamplePath: fc.boolean(),
    query: fc.dictionary(fc.constantFrom('locale', 'x', ...call.query.map(({ name }) => name)), sendable),
    change: bodyFields.length ? fc.dictionary(fc.constantFrom(...bodyFields), hostileValue) : fc.constant({}),
  });
});

it('answers any request with an error of its own at most, and never with 5xx', async () => {
  await fc.assert(
    fc.asyncProperty(request, async ({ call, path, hasExamplePath, query, change }) => {
      const [examplePath = '', exampleQuery = ''] = call.urlExample.split('?');
      const pairs = Object.entries(query).map(([name, value]) => `${name}=${value}`);
      const url = `${hasExamplePath ? examplePath : path}?${[exampleQuery, ...pairs].join('&')}`;
      const { method } = call.definition;
      const body = call.body && { ...fields.parse(call.bodyExample), ...change };
      const { status } = await player.call(url, { method, body });
      expect({ url, body, isServerError: status >= 500 }).toEqual({ url, body, isServerError: false });
    }),
    { numRuns: 2000 },
  );
}, 120_000);

it('rejects a NUL character by the name of its field', async () => {
  const post = (path: string, body: unknown) => club.request(path, { method: 'POST', body });
  expect((await post('/v3/users/startResetPassword', { email: 'a\0', nextUrl: 'x' })).body).toMatchObject({
    errorCode: 1,
    moreInfo: "Body field 'email': it must not contain a NUL character.",
  });
  expect((await player.call('/v1/spaces/news?newsId=%00')).body).toMatchObject({
    errorCode: 1,
    moreInfo: "Query field 'newsId': it must not contain a NUL character.",
  });
  expect((await player.call('/v2/applications/a%00')).status).toBe(400);
});

it('rejects NUL characters in Basic credentials and a form that cannot be read', async () => {
  const Authorization = `Basic ${Buffer.from('a@b.example\0:secret').toString('base64')}`;
  const login = await club.request('/v3/profiles/sessions', { method: 'POST', body: {}, headers: { Authorization } });
  expect(login.status).toBe(400);
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x', Origin: 'http://localhost:4000' };
  const form = await club.request('/sso/login', { method: 'POST', body: '--y', headers });
  expect(form.status).toBe(400);
});

it('closes the connection after a body that is too large, because the rest is not read', async () => {
  const { headers, status } = await player.call('/v3/users/startResetPassword', {
    method: 'POST',
    body: { email: 'x'.repeat(70_000) },
  });
  expect([status, headers.get('connection')]).toEqual([413, 'close']);
});

it('answers 400 where the database rejects a value that a schema let through, and reports it', async () => {
  const reported: unknown[] = [];
  const outOfRange = Object.assign(new Error('integer out of range'), { code: '22003' });
  const app = new Hono<HonoEnv>()
    .get('/', () => {
      throw new Error('Failed query', { cause: outOfRange });
    })
    .onError(handleError({ ...club.platform, reportError: (error) => reported.push(error) }));
  expect((await app.request('/')).status).toBe(400);
  expect(reported).toHaveLength(1);
});
