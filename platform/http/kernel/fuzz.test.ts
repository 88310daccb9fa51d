import fc from 'fast-check';
import { Hono } from 'hono';
import { openSession } from '../../db/stores/accounts/sessionStore';
import { checkResponse } from '../../fuzz/checkResponse';
import { forAll } from '../../fuzz/forAll';
import { repeatOfTest, runsOfTest } from '../../testing/fuzzRuns';
import { operationRequests } from '../../fuzz/operationRequests';
import { pageRequests } from '../../fuzz/pageRequests';
import type { FuzzRequest } from '../../fuzz/request';
import { errorEntry } from '../../support/logError';
import { httpClient } from '../../testing/httpClient';
import { startWithCalls } from '../../testing/documentedCalls';
import type { TestPlayer } from '../../testing/players';
import { startUpMs, testAppId, testOrigin, type TestPlatform } from '../../testing/startPlatform';
import type { DocumentedCall } from '../documents/documentCalls';
import type { HonoEnv } from './honoEnv';
import { handleError } from './middleware';

let club: TestPlatform;
let player: TestPlayer;
let calls: readonly DocumentedCall[];
/** Errors that no schema has caught. */
const reported: unknown[] = [];
beforeAll(async () => {
  const reportError = (error: unknown) => void reported.push(error);
  // Requests come from many addresses, because the platform limits some by address.
  ({ club, player, calls } = await startWithCalls({ reportError, proxyHops: 1 }));
}, startUpMs);
afterAll(() => club.close());

it('answers any request with an error of its own at most, and shows nothing of its inside', async () => {
  const { url: origin, close } = await club.listenOnPort();
  const { send, close: disconnect } = httpClient({ connections: 1 });
  const sites = { appId: testAppId, ownOrigin: club.platform.baseUrl, siteOrigin: testOrigin };
  const requests = fc.oneof(
    { weight: 5, arbitrary: operationRequests(calls, testAppId) },
    { weight: 1, arbitrary: pageRequests(sites) },
  );
  const { db, clock } = club.platform;
  const readTicket = async () => (await openSession(db, clock, player.profileId, { rememberMe: false })).ticket;
  const check = async (request: FuzzRequest) => {
    const violation = await checkResponse({ send, origin }, request, readTicket);
    const [error] = reported.splice(0);
    return violation ?? (error === undefined ? undefined : JSON.stringify(errorEntry(error, request.name)));
  };
  try {
    await forAll(requests, check, { ...runsOfTest(2000), repeat: repeatOfTest('platform/http/kernel/fuzz') });
  } finally {
    disconnect();
    await close();
  }
}, 300_000);

it('rejects what a database cannot store by the name of its field', async () => {
  const post = (path: string, body: unknown) => club.request(path, { method: 'POST', body });
  expect((await post('/v3/users/startResetPassword', { email: 'a\0', nextUrl: 'x' })).body).toMatchObject({
    errorCode: 1,
    moreInfo: "Body field 'email': it must not contain a NUL character or half a surrogate pair.",
  });
  expect((await player.call('/v1/spaces/news?newsId=%00')).body).toMatchObject({
    errorCode: 1,
    moreInfo: "Query field 'newsId': it must not contain a NUL character or half a surrogate pair.",
  });
  expect((await player.call('/v2/applications/a%00')).status).toBe(400);
  for (const email of ['\ud800', 'a\udc00b', '\udc00\ud800'])
    expect((await post('/v3/users/startResetPassword', { email, nextUrl: 'x' })).body).toMatchObject({
      errorCode: 1,
      moreInfo: "Body field 'email': it must not contain a NUL character or half a surrogate pair.",
    });
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
