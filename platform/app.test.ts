import { startPlatform, testAppId, testOrigin, type TestPlatform } from './testing/startPlatform';

const unknown = '/v1/spaces/nowhere';
const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe('shared behavior of all calls', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startPlatform();
  });
  afterAll(() => platform.close());

  it('gives every response its own GUID', async () => {
    const first = await platform.request('/health');
    const second = await platform.request('/health');
    expect(first.headers.get('Ubi-TransactionId')).toMatch(guid);
    expect(second.headers.get('Ubi-TransactionId')).not.toBe(first.headers.get('Ubi-TransactionId'));
  });

  it("responds to an unknown path in the publisher's format", async () => {
    const response = await platform.request(`${unknown}?limit=1`);
    expect(response.status).toBe(404);
    expect(response.body).toEqual({
      message: `Resource '${unknown}' not found.`,
      errorCode: 1003,
      httpCode: 404,
      errorContext: 'Club platform',
      moreInfo: '',
      transactionTime: '2026-03-04T10:00:00.0000000Z',
      transactionId: response.headers.get('Ubi-TransactionId'),
      environment: 'Uat',
    });
  });

  it.each([
    ['missing', ''],
    ['malformed', 'my-app'],
    ['not quite a GUID', `${testAppId}0`],
  ])('refuses a call whose app id is %s, and names the header', async (_, appId) => {
    const response = await platform.request(unknown, { headers: { 'Ubi-AppId': appId } });
    expect(response.status).toBe(400);
    expect(response.body).toHaveProperty('errorCode', 1);
    expect(response.body).toHaveProperty('moreInfo', expect.stringContaining('Ubi-AppId'));
  });

  it('accepts header names in any case, and any well-formed app id', async () => {
    const headers = { 'Ubi-AppId': '', 'ubi-appid': '00000000-AAAA-bbbb-CCCC-000000000000' };
    expect((await platform.request(unknown, { headers })).status).toBe(404);
  });

  it.each(['/health', '/pictures/none', '/docs'])('requires no app id for %s', async (path) => {
    const response = await platform.request(path, { headers: { 'Ubi-AppId': '' } });
    expect(response.status).not.toBe(400);
  });

  it.each([unknown, '/health', '/v3/profiles/sessions'])('responds to OPTIONS %s with 200 and {}', async (path) => {
    const response = await platform.request(path, {
      method: 'OPTIONS',
      headers: { 'Ubi-AppId': '', Origin: testOrigin, 'Access-Control-Request-Headers': 'ubi-appid' },
    });
    expect(response).toMatchObject({ status: 200, body: {} });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(testOrigin);
    expect(response.headers.get('Access-Control-Allow-Headers')).toContain('Ubi-AppId');
    expect(Number(response.headers.get('Access-Control-Max-Age'))).toBeGreaterThanOrEqual(86_400);
  });

  it("allows the club's origin to call with credentials and to read headers, also on an error", async () => {
    const response = await platform.request(unknown, { headers: { Origin: testOrigin } });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(testOrigin);
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBe('true');
    expect(response.headers.get('Access-Control-Expose-Headers')).toBe(
      'Date, Retry-After, X-Total-Count, Ubi-TransactionId',
    );
    expect(response.headers.get('Vary')).toContain('Origin');
  });

  it.each(['https://evil.example', 'null', `${testOrigin}.evil.example`])(
    'grants %s no cross-origin access',
    async (origin) => {
      const response = await platform.request(unknown, { method: 'OPTIONS', headers: { Origin: origin } });
      expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
      expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    },
  );

  it('rejects a body over 64 KB', async () => {
    const response = await platform.request(unknown, { method: 'POST', body: 'x'.repeat(64 * 1024 + 1) });
    expect(response).toMatchObject({ status: 413, body: { httpCode: 413 } });
    const headers = { 'Content-Length': String(64 * 1024 + 1) };
    expect(await platform.request(unknown, { method: 'POST', body: 'x', headers })).toMatchObject({ status: 413 });
  });

  it('compresses a long response but not a short one', async () => {
    const headers = { 'Ubi-AppId': testAppId, 'Accept-Encoding': 'gzip' };
    const short = await platform.app.request('/v1/spaces/club/games', { headers });
    expect(short.headers.get('Content-Length')).toBe(String((await short.arrayBuffer()).byteLength));
    expect(short.headers.get('Content-Encoding')).toBeNull();
    const long = await platform.app.request(`/v1/${'x'.repeat(2000)}`, { headers });
    expect(long.headers.get('Content-Encoding')).toBe('gzip');
    expect(long.headers.get('Content-Length')).toBe(String((await long.arrayBuffer()).byteLength));
  });

  it('hides internal details of an unexpected error', async () => {
    const reported: unknown[] = [];
    const broken = await startPlatform({ reportError: (error) => reported.push(error) });
    await broken.close();
    const response = await broken.request('/v1/spaces/club/games');
    expect(response.status).toBeGreaterThanOrEqual(500);
    expect(JSON.stringify(response.body)).not.toMatch(/select|PGlite|closed/i);
    expect(reported).toHaveLength(1);
  });
});
