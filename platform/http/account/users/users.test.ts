import { basic, buildCreation, givenAccount, givenPlayer } from '../../../testing/accounts';
import { startPlatform, type TestPlatform } from '../../../testing/startPlatform';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

describe('users', () => {
  let platform: TestPlatform;
  const sentEmails: string[] = [];
  beforeAll(async () => {
    platform = await startPlatform({ sendEmail: (email) => Promise.resolve(void sentEmails.push(email.to)) });
    await givenAccount(platform);
  });
  afterAll(() => platform.close());
  beforeEach(() => platform.clock.advance(day));

  const validate = (body: unknown, address?: string) =>
    platform.request('/v3/users/validateCreation', { method: 'POST', body, address });
  const create = (body: unknown, address?: string) => platform.request('/v3/users', { method: 'POST', body, address });
  const fresh = { email: 'ines@tidewrack.example', nameOnPlatform: 'Ines' };

  it('reports nothing for valid fields', async () => {
    expect(await validate(buildCreation(fresh))).toMatchObject({ status: 200, body: { validationReports: [] } });
  });

  it.each([
    ['a name that is taken', { nameOnPlatform: 'MARLO_reyes' }, 1013, 'nameOnPlatform', 'MARLO_reyeAtSea'],
    ['a hateful name', { nameOnPlatform: 'Marlo_H1tler' }, 1013, 'nameOnPlatform', 'MarloAtSea'],
    ['a name like an address', { nameOnPlatform: 'www.marlo.com' }, 1013, 'nameOnPlatform', 'marloAtSea'],
    ['a name with a blank', { nameOnPlatform: 'Marlo Reyes' }, 1013, 'nameOnPlatform', null],
    ['an address that is in use', { email: 'Marlo@Northlight.example' }, 2011, 'email', null],
    ['an address that is not complete', { email: 'marlo@northlight' }, 2010, 'email', null],
    ['a short password', { password: 'Star1' }, 2012, 'password', null],
    ['a player of twelve', { dateOfBirth: '2014-01-01' }, 2014, 'dateOfBirth', null],
    ['a country that is none', { country: 'XX' }, 2015, 'country', null],
    ['policies that are not in force', { legalOptinsKey: 'abc' }, 2017, 'legalOptinsKey', null],
  ])('reports %s, and creation refuses it', async (_, overrides, ErrorCode, Field, FieldValueSuggestion) => {
    const fields = buildCreation({ ...fresh, ...overrides });
    const report = { ErrorCode, Field, FieldValueSuggestion };
    expect(await validate(fields)).toMatchObject({ status: 200, body: { validationReports: [report] } });
    expect(await create(fields)).toMatchObject({
      status: 400,
      body: { errorCode: 1, moreInfo: `Body field '${Field}'`, validationReports: [report] },
    });
  });

  it.each([
    ['a missing field', { country: undefined }, 'country'],
    ['a wrong type', { communicationOptIn: 'yes' }, 'communicationOptIn'],
    ['neither age nor date of birth', { dateOfBirth: undefined }, 'age'],
  ])('refuses %s as malformed', async (_, overrides, field) => {
    const response = await validate({ ...buildCreation(fresh), ...overrides });
    expect(response.status).toBe(400);
    expect(response.body).toHaveProperty('moreInfo', expect.stringContaining(`'${field}'`));
  });

  it('creates an account that can log in, and never returns the password', async () => {
    const fields = buildCreation({ email: 'Noor@Saltwatch.example', nameOnPlatform: 'Noor.V' });
    const created = await create(fields);
    expect(created).toMatchObject({
      status: 200,
      body: { email: 'Noor@saltwatch.example', nameOnPlatform: 'Noor.V', country: 'US', ageGroup: 'Adult' },
    });
    expect(JSON.stringify(created.body)).not.toMatch(/password|argon2/i);
    const session = await platform.request('/v3/profiles/sessions', {
      method: 'POST',
      headers: { Authorization: basic(fields.email, fields.password) },
    });
    expect(session.status).toBe(200);
  });

  it('accepts an age instead of a date of birth', async () => {
    const { dateOfBirth: _, ...fields } = buildCreation({ email: 'kit@farmeridian.example', nameOnPlatform: 'Kit_W' });
    expect(await create({ ...fields, age: 13 })).toMatchObject({ status: 200, body: { ageGroup: 'Teen' } });
  });

  it('creates one account for two concurrent requests', async () => {
    const fields = buildCreation({ email: 'twin@northlight.example', nameOnPlatform: 'Twin_Star' });
    const responses = await Promise.all([create(fields), create(fields)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('slows down probing for addresses', async () => {
    for (let i = 0; i < 20; i += 1) await validate(buildCreation(fresh), '198.51.100.50');
    const slowed = await validate(buildCreation(fresh), '198.51.100.50');
    expect(slowed.status).toBe(429);
    expect(slowed.headers.get('Retry-After')).toBe('30');
    expect((await validate(buildCreation(fresh), '198.51.100.51')).status).toBe(200);
  });

  it("returns the player's own account", async () => {
    const { account, ticket } = await givenPlayer(platform, { email: 'ada@orrery.example', nameOnPlatform: 'Ada.L' });
    const me = await platform.request('/v3/users/me', { ticket });
    expect(me).toMatchObject({
      status: 200,
      body: {
        userId: account.userId,
        username: 'Ada.L',
        email: 'ada@orrery.example',
        dateOfBirth: '1994-06-14T00:00:00.0000000Z',
        hasAcceptedLegalOptins: true,
        status: { generalStatus: 'activated' },
        ageGroup: 'Adult',
      },
    });
    expect((await platform.request(`/v3/users/${account.userId}`, { ticket })).body).toEqual(me.body);
    const some = await platform.request('/v3/users/me?fields=country,email', { ticket });
    expect(some.body).toEqual({ country: 'US', email: 'ada@orrery.example' });
  });

  it("rejects reading another player's account", async () => {
    const { account } = await givenPlayer(platform, { email: 'bo@orrery.example', nameOnPlatform: 'Bo.L' });
    const { ticket } = await givenPlayer(platform, { email: 'cy@orrery.example', nameOnPlatform: 'Cy.L' });
    expect((await platform.request(`/v3/users/${account.userId}`, { ticket })).status).toBe(403);
    expect((await platform.request('/v3/users/me')).status).toBe(401);
  });

  it('stores the acceptance of current policies', async () => {
    const { ticket } = await givenPlayer(platform, {
      email: 'dee@orrery.example',
      nameOnPlatform: 'Dee.L',
      legalOptinsKey: 'long ago',
    });
    const put = (legalOptinsKey: string) =>
      platform.request('/v3/users/me/policies', { method: 'PUT', ticket, body: { legalOptinsKey } });
    expect((await put('long ago')).status).toBe(400);
    expect(await put(buildCreation().legalOptinsKey)).toMatchObject({ status: 200, body: {} });
    const me = await platform.request('/v3/users/me?fields=hasAcceptedLegalOptins', { ticket });
    expect(me.body).toEqual({ hasAcceptedLegalOptins: true });
  });

  it('stores the communication choices', async () => {
    const { ticket } = await givenPlayer(platform, { email: 'eve@orrery.example', nameOnPlatform: 'Eve.L' });
    const choices = { communicationOptIn: true, communicationThirdPartyOptIn: true };
    const put = (body: unknown) => platform.request('/v3/users/me/communications', { method: 'PUT', ticket, body });
    expect(await put(choices)).toMatchObject({ status: 200, body: choices });
    expect((await platform.request('/v3/users/me', { ticket })).body).toMatchObject(choices);
    expect((await put({ communicationOptIn: false })).status).toBe(400);
    expect((await platform.request('/v3/users/me', { ticket })).body).toMatchObject(choices);
  });

  it('stores the chosen language', async () => {
    const { ticket } = await givenPlayer(platform, { email: 'lena@orrery.example', nameOnPlatform: 'Lena.K' });
    const put = (preferredLanguage: string) =>
      platform.request('/v3/users/me', { method: 'PUT', ticket, body: { preferredLanguage } });
    const language = { preferredLanguage: 'de-DE' };
    expect(await put('de-DE')).toMatchObject({ status: 200, body: language });
    expect((await platform.request('/v3/users/me', { ticket })).body).toMatchObject(language);
    expect((await put('German')).status).toBe(400);
    expect((await platform.request('/v3/users/me', { ticket })).body).toMatchObject(language);
  });

  describe('a forgotten password', () => {
    const start = (email: string, nextUrl: string, address?: string) =>
      platform.request('/v3/users/startResetPassword', { method: 'POST', body: { email, nextUrl }, address });
    const startFrom = (address: string, email: string) => start(email, 'http://localhost:3000/', address);

    it.each(['marlo@northlight.example', 'nobody@northlight.example'])('responds to %s alike', async (email) => {
      expect(await start(email, 'http://localhost:3000/')).toMatchObject({ status: 200, body: {} });
    });

    it.each(['https://evil.example/', 'javascript:alert(1)', '/relative'])('rejects the target %s', async (nextUrl) => {
      expect((await start('marlo@northlight.example', nextUrl)).status).toBe(400);
    });

    it.each([
      ['an account', 'marlo@northlight.example', 3],
      ['no account', 'nobody@northlight.example', 0],
    ])('sends three emails an hour to an address with %s, whoever requests them', async (_, email, expected) => {
      sentEmails.length = 0;
      for (let caller = 1; caller <= 8; caller += 1) {
        const spelling = caller % 2 === 0 ? email : ` ${email.toUpperCase()}`;
        expect(await startFrom(`198.51.100.${caller}`, spelling)).toMatchObject({ status: 200, body: {} });
      }
      expect(sentEmails).toHaveLength(expected);
      platform.clock.advance(hour - 1);
      await startFrom('198.51.100.9', email);
      expect(sentEmails).toHaveLength(expected);
      platform.clock.advance(1);
      expect(await startFrom('198.51.100.10', email)).toMatchObject({ status: 200, body: {} });
      expect(sentEmails).toHaveLength(expected === 0 ? 0 : 4);
    });
  });
});
