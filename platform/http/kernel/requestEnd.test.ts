import type { EndedRequest } from '../../support/logger';
import { startPlatform, startUpMs, type TestPlatform } from '../../testing/startPlatform';
import { headerNames } from './headers';

const sentId = '53fad6ec-776e-4267-b03a-d7456653f32d';
const ended: EndedRequest[] = [];
let club: TestPlatform;

beforeAll(async () => {
  club = await startPlatform({ requestEnded: (request) => void ended.push(request) });
}, startUpMs);
beforeEach(() => void ended.splice(0));
afterAll(() => club.close());

it.each([
  ['GET', '/v1/profiles/me/reads?paths=/v3/users/me', '/v1/profiles/:id/reads', 401],
  ['POST', '/v3/profiles/sessions', '/:version/profiles/sessions', 401],
  ['GET', '/health', '/health', 200],
  ['GET', '/no/such/marlo', 'unknown', 404],
] as const)('reports %s %s as the route %s', async (method, path, route, status) => {
  await club.request(path, { method });
  expect(ended).toMatchObject([{ method, route, status }]);
});

it('reports a call without an application under its route', async () => {
  await club.request('/v3/profiles/sessions', { method: 'POST', headers: { [headerNames.appId]: '' } });
  expect(ended).toMatchObject([{ route: '/:version/profiles/sessions', status: 400 }]);
});

it('keeps the id of the server in front, in the response, in its error and in the report', async () => {
  const { headers, body } = await club.request('/v3/users/me', { headers: { [headerNames.transactionId]: sentId } });
  expect(headers.get(headerNames.transactionId)).toBe(sentId);
  expect(body).toMatchObject({ transactionId: sentId });
  expect(ended).toMatchObject([{ transactionId: sentId }]);
});

it('makes an id where the one that was sent is no GUID', async () => {
  const { headers } = await club.request('/health', { headers: { [headerNames.transactionId]: 'marlo' } });
  expect(headers.get(headerNames.transactionId)).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
});
