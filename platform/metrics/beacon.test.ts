import { readMetricsEvents } from '../db/stores/metricsStore';
import { metricsLifeDays } from '../db/stores/purge';
import { metricsEvents } from '../db/schema';
import { purgeAll } from '../testing/purgeAll';
import { startPlatform, startUpMs, testOrigin, type TestCall, type TestPlatform } from '../testing/startPlatform';

const dayMs = 24 * 60 * 60 * 1000;

let club: TestPlatform;
beforeAll(async () => {
  club = await startPlatform({ showsMetrics: true });
}, startUpMs);
afterAll(() => club.close());
beforeEach(async () => {
  await club.platform.db.delete(metricsEvents);
  club.clock.advance(60_000);
});

const visitId = 'b1f6b0c6-57a3-4a53-9d3a-6f1a2b3c4d5e';
const userId = '1a2b3c4d-5e6f-4a1b-8c2d-3e4f5a6b7c8d';

const view = {
  type: 'pageView',
  sequence: 1,
  page: 'shop discount',
  section: 'Take a tour pages',
  siteCategory: 'Responsive Site',
  environment: 'dev',
  language: 'pt-BR',
  country: 'BR',
  loggedIn: 1,
  userId,
};
const action = { type: 'action', sequence: 2, page: 'game rewards', action: 'claim-pay', place: null };
const vital = { type: 'vital', sequence: 3, page: 'home', name: 'CLS', value: 0.0123 };
const error = {
  type: 'error',
  sequence: 4,
  page: 'home',
  kind: 'TypeError',
  source: 'chunks/0a-1b.js:1:42',
  transactionId: '53fad6ec-776e-4267-b03a-d7456653f32d',
};

const batch = (...events: object[]) => ({ visitId, release: 'a-build_1', events });

const post = (body: unknown, call: TestCall = {}) =>
  club.request('/metrics/events', {
    method: 'POST',
    body: JSON.stringify(body),
    ...call,
    headers: { Origin: testOrigin, 'Ubi-AppId': '', 'Content-Type': 'text/plain', ...call.headers },
  });

const kept = async () => (await readMetricsEvents(club.platform.db, 100)).events.reverse();

describe('the beacon', () => {
  it('stores events of each type with their fields, and nothing about the sender', async () => {
    const events = [
      view,
      action,
      vital,
      error,
      { type: 'userChanged', sequence: 5, cause: 'logout', loggedIn: 0, userId: null },
      { type: 'localeChanged', sequence: 6, language: 'fr', country: 'CA', reload: 1 },
    ];
    const headers = { 'User-Agent': 'Secret/1.0', 'X-Forwarded-For': '198.51.100.77' };
    expect((await post(batch(...events), { headers, address: '198.51.100.77' })).status).toBe(204);
    const rows = await kept();
    expect(rows.map(({ type, sequence, fields }) => ({ type, sequence, ...fields }))).toEqual(events);
    expect(rows[0]).toMatchObject({ visitId, release: 'a-build_1', receivedAt: club.clock.now() });
    expect(JSON.stringify(rows)).not.toMatch(/Secret|198\.51/);
  });

  it('counts a batch that comes twice once', async () => {
    await post(batch(view, action));
    await post(batch(view, action));
    expect(await kept()).toHaveLength(2);
  });

  it.each<[string, unknown]>([
    ['a field of its own', batch({ ...view, email: 'ada@lovelace.example' })],
    ['a field of its own around the events', { ...batch(view), userAgent: 'x' }],
    ['an address for a page', batch({ ...view, page: '/news/ada@lovelace.example' })],
    ['a mail address for an action', batch({ ...action, action: 'ada@lovelace.example' })],
    ['a name for a player', batch({ ...view, userId: 'Ada Lovelace' })],
    ['a ticket for a place', batch({ ...action, place: 'ew0KICAidmVyIjo' })],
    ['words for an error', batch({ ...error, kind: 'Ada has no ticket' })],
    ['another file for an error', batch({ ...error, source: 'https://evil.example/a.js:1:1' })],
    ['a flag that is none', batch({ ...view, loggedIn: 2 })],
    ['a type that is none', batch({ ...view, type: 'purchase' })],
    ['no events', batch()],
    ['too many events', batch(...Array.from({ length: 51 }, (_, index) => ({ ...action, sequence: index + 1 })))],
    ['no batch', []],
  ])('rejects %s', async (_case, body) => {
    expect(await post(body)).toMatchObject({ status: 400, body: { errorCode: 1 } });
    expect(await kept()).toEqual([]);
  });

  it('rejects bodies over 16 KB', async () => {
    expect((await post({ ...batch(view), more: 'x'.repeat(17_000) })).status).toBe(413);
  });

  it.each(['https://evil.example', ''])('rejects events from pages of %j', async (origin) => {
    expect((await post(batch(view), { headers: { Origin: origin } })).status).toBe(403);
  });

  it('limits an address that sends too much, and no other one', async () => {
    const address = '198.51.100.9';
    for (let count = 0; count < 30; count += 1) {
      const events = Array.from({ length: 50 }, (_, index) => ({ ...action, sequence: 50 * count + index + 1 }));
      expect((await post(batch(...events), { address })).status).toBe(204);
    }
    const limited = await post(batch(view), { address });
    expect(limited).toMatchObject({ status: 429, body: { errorCode: 1100 } });
    expect(Number(limited.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await post(batch(view), { address: '198.51.100.10' })).status).toBe(204);
    club.clock.advance(60_000);
    expect((await post(batch(view), { address })).status).toBe(204);
  });

  it('deletes events after 30 days', async () => {
    await post(batch(view));
    club.clock.advance(metricsLifeDays * dayMs - 1);
    await purgeAll(club.platform);
    expect(await kept()).toHaveLength(1);
    club.clock.advance(1);
    await purgeAll(club.platform);
    expect(await kept()).toEqual([]);
  });
});

describe('the page of measured events', () => {
  const read = (address = '127.0.0.1') => club.request('/metrics/events', { address, headers: { 'Ubi-AppId': '' } });

  it('shows them, newest first, to local browsers only', async () => {
    expect((await read()).body).toContain('Nothing yet');
    await post(batch(view, action));
    const { status, body, headers } = await read();
    expect(status).toBe(200);
    expect(String(body)).toMatch(/1 action, 1 pageView.*claim-pay.*shop discount/s);
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect((await read('192.168.1.7')).status).toBe(404);
  });

  it('does not exist unless the settings enable it', async () => {
    const other = await startPlatform();
    const response = await other.request('/metrics/events', { address: '127.0.0.1', headers: { 'Ubi-AppId': '' } });
    expect(response.status).toBe(404);
    await other.close();
  });
});

describe('the test containers', () => {
  it.each([
    '/tags/americas/container.js',
    '/tags/worldwide/container.js',
    '/tags/regional/fr/container.js',
    '/tags/test/americas/container.js',
    '/tags/test/worldwide/container.js',
    '/tags/test/regional/jp/container.js',
  ])('%s is a script that records that it ran', async (path) => {
    const { status, body, headers } = await club.request(path, { headers: { 'Ubi-AppId': '' } });
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toContain('text/javascript');
    expect(String(body)).toContain('dataLayer');
  });

  it.each(['/tags/container.js', '/tags/regional/xx/container.js', '/tags/test/regional/container.js'])(
    'has no %s',
    async (path) => {
      expect((await club.request(path, { headers: { 'Ubi-AppId': '' } })).status).toBe(404);
    },
  );
});
