import { startPlatform, testAppId, testOrigin, type TestPlatform } from './testing/startPlatform';

const unknown = '/v1/spaces/nowhere';
const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe('what every call shares', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startPlatform();
  });
  afterAll(() => platform.close());

  it('names every reply with a GUID of its own', async () => {
    const first = await platform.request('/health');
    const second = await platform.request('/health');
    expect(first.headers.get('Ubi-TransactionId')).toMatch(guid);
    expect(second.headers.get('Ubi-TransactionId')).not.toBe(first.headers.get('Ubi-TransactionId'));
  });

  it('answers an unknown path in the shape of the publisher', async () => {
    const reply = await platform.request(`${unknown}?limit=1`);
    expect(reply.status).toBe(404);
    expect(reply.body).toEqual({
      message: `Resource '${unknown}' not found.`,
      errorCode: 1003,
      httpCode: 404,
      errorContext: 'Club platform',
      moreInfo: '',
      transactionTime: '2026-03-04T10:00:00.0000000Z',
      transactionId: reply.headers.get('Ubi-TransactionId'),
      environment: 'Uat',
    });
  });

  it.each([
    ['missing', ''],
    ['malformed', 'my-app'],
    ['not quite a GUID', `${testAppId}0`],
  ])('refuses a call whose app id is %s, and names the header', async (_, appId) => {
    const reply = await platform.request(unknown, { headers: { 'Ubi-AppId': appId } });
    expect(reply.status).toBe(400);
    expect(reply.body).toHaveProperty('errorCode', 1);
    expect(reply.body).toHaveProperty('moreInfo', expect.stringContaining('Ubi-AppId'));
  });

  it('takes header names in any case, and any well-formed app id', async () => {
    const headers = { 'Ubi-AppId': '', 'ubi-appid': '00000000-AAAA-bbbb-CCCC-000000000000' };
    expect((await platform.request(unknown, { headers })).status).toBe(404);
  });

  it.each(['/health', '/pictures/none', '/docs'])('asks %s for no app id', async (path) => {
    const reply = await platform.request(path, { headers: { 'Ubi-AppId': '' } });
    expect(reply.status).not.toBe(400);
  });

  it.each([unknown, '/health', '/v3/profiles/sessions'])('answers OPTIONS %s with 200 and {}', async (path) => {
    const reply = await platform.request(path, {
      method: 'OPTIONS',
      headers: { 'Ubi-AppId': '', Origin: testOrigin, 'Access-Control-Request-Headers': 'ubi-appid' },
    });
    expect(reply).toMatchObject({ status: 200, body: {} });
    expect(reply.headers.get('Access-Control-Allow-Origin')).toBe(testOrigin);
    expect(reply.headers.get('Access-Control-Allow-Headers')).toContain('Ubi-AppId');
    expect(Number(reply.headers.get('Access-Control-Max-Age'))).toBeGreaterThanOrEqual(86_400);
  });

  it('lets the club call with credentials, and read the headers it needs, even on an error', async () => {
    const reply = await platform.request(unknown, { headers: { Origin: testOrigin } });
    expect(reply.headers.get('Access-Control-Allow-Origin')).toBe(testOrigin);
    expect(reply.headers.get('Access-Control-Allow-Credentials')).toBe('true');
    expect(reply.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After, X-Total-Count, Ubi-TransactionId');
    expect(reply.headers.get('Vary')).toContain('Origin');
  });

  it.each(['https://evil.example', 'null', `${testOrigin}.evil.example`])('gives %s no permission', async (origin) => {
    const reply = await platform.request(unknown, { method: 'OPTIONS', headers: { Origin: origin } });
    expect(reply.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(reply.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  });

  it('refuses a body over 64 KB', async () => {
    const reply = await platform.request(unknown, { method: 'POST', body: 'x'.repeat(64 * 1024 + 1) });
    expect(reply).toMatchObject({ status: 413, body: { httpCode: 413 } });
  });

  it('compresses a long reply, and leaves a short one alone', async () => {
    const headers = { 'Ubi-AppId': testAppId, 'Accept-Encoding': 'gzip' };
    const short = await platform.app.request('/v1/spaces/club/games', { headers });
    expect(short.headers.get('Content-Length')).toBe(String((await short.arrayBuffer()).byteLength));
    expect(short.headers.get('Content-Encoding')).toBeNull();
    const long = await platform.app.request(`/v1/${'x'.repeat(2000)}`, { headers });
    expect(long.headers.get('Content-Encoding')).toBe('gzip');
    expect(long.headers.get('Content-Length')).toBeNull();
  });

  it('tells nothing of its insides when something unexpected fails', async () => {
    const reported: unknown[] = [];
    const broken = await startPlatform({ reportError: (error) => reported.push(error) });
    await broken.close();
    const reply = await broken.request('/health');
    expect(reply.status).toBeGreaterThanOrEqual(500);
    expect(JSON.stringify(reply.body)).not.toMatch(/select|PGlite|closed/i);
    expect(reported).toHaveLength(1);
  });
});
