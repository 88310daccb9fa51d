import { startPlatform, type TestPlatform } from '../../../testing/startPlatform';

describe('operations for visitors', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startPlatform({ visitorCountry: 'CA', proxyHops: 1 });
  });
  afterAll(() => platform.close());

  const whereAmI = (headers: Record<string, string> = {}) =>
    platform.request('/v2/profiles/me/iplocation', { headers });

  it('returns the location from the settings or the proxy', async () => {
    expect((await whereAmI()).body).toMatchObject({ countryCode: 'CA', countryName: 'Canada', ip: '203.0.113.7' });
    const located = await whereAmI({ 'X-Visitor-Country': 'FR', 'X-Forwarded-For': '10.0.0.1, 192.0.2.44' });
    expect(located.body).toMatchObject({ countryCode: 'FR', countryName: 'France', ip: '192.0.2.44' });
  });

  it('responds with 200 and an errorCode for an unknown location', async () => {
    const response = await whereAmI({ 'X-Visitor-Country': 'ZZ' });
    expect(response).toMatchObject({ status: 200, body: { errorCode: 1003 } });
    expect(response.body).not.toHaveProperty('countryCode');
  });

  it.each([
    ['US', 13, /don’t sell/, true],
    ['DE', 16, /data protection authority/, false],
    ['FR', 15, /data protection authority/, false],
    ['CA', 14, /withdraw your consent/, false],
    ['JP', 13, /corrected or erased/, false],
  ])('gives the policies of %s', async (country, minorAge, privacy, communicationOptInDefaultValue) => {
    const { body, status } = await platform.request(`/v3/policies/${country}?languageCode=en-US`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      policyAcceptanceIsRequired: true,
      minorAccount: { ageRequired: minorAge },
      adultAccount: { ageRequired: 18 },
      ageRequired: 13,
      communicationOptInDefaultValue,
    });
    expect(body).toHaveProperty('legalOptinsKey', expect.stringMatching(/^[\w-]+$/));
    expect(body).toHaveProperty('privacyPolicyContent', expect.stringMatching(privacy));
  });

  it('explains to Canadians which Units expire', async () => {
    const { body } = await platform.request('/v3/policies/ca');
    expect(body).toHaveProperty('termOfUseContent', expect.stringContaining('after April 1, 2019'));
  });

  it.each(['/v3/policies/XX', '/v3/policies/US?languageCode=english'])('rejects %s', async (path) => {
    expect(await platform.request(path)).toMatchObject({ status: 400, body: { errorCode: 1 } });
  });
});
