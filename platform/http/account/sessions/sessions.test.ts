import { z } from 'zod';
import { exchangeGraceMs } from '../../../db/stores/accounts/sessionStore';
import { basic, buildCreation, givenAccount, logInAs, readSession } from '../../../testing/accounts';
import { startPlatform, type TestCall, type TestPlatform } from '../../../testing/startPlatform';

const path = '/v3/profiles/sessions';
const hour = 60 * 60 * 1000;

describe('sessions', () => {
  let platform: TestPlatform;
  const { email, password } = buildCreation();
  const post = (authorization: string, call: TestCall = {}) =>
    platform.request(path, { method: 'POST', ...call, headers: { Authorization: authorization, ...call.headers } });
  const isTicketGood = async (ticket: string) => (await platform.request('/v3/users/me', { ticket })).status === 200;

  beforeAll(async () => {
    platform = await startPlatform();
    await givenAccount(platform);
  });
  afterAll(() => platform.close());
  // Every test uses its own hour, so that attempts of one test do not count in another.
  beforeEach(() => platform.clock.advance(24 * hour));

  it('responds to a login exactly as recorded', async () => {
    platform.clock.set('2026-05-01T08:30:00.078Z');
    const { body, status } = await post(basic(email, password), { body: { rememberMe: false } });
    const { ticket, sessionId, userId, sessionKey, spaceId } = readSession(body);
    expect(status).toBe(200);
    expect(body).toEqual({
      platformType: 'uplay',
      ticket,
      twoFactorAuthenticationTicket: null,
      profileId: userId,
      userId,
      nameOnPlatform: 'Marlo_Reyes',
      environment: 'Uat',
      expiration: '2026-05-01T11:30:00.0780000Z',
      spaceId,
      clientIp: '203.0.113.7',
      clientIpCountry: 'US',
      serverTime: '2026-05-01T08:30:00.0780000Z',
      sessionId,
      sessionKey,
      rememberMeTicket: null,
    });
  });

  it.each([
    ['no body', undefined],
    ['an empty body', ''],
    ['{}', '{}'],
    ['unknown fields', { rememberMe: false, theme: 'dark' }],
  ])('takes %s', async (_, body) => {
    expect((await post(basic(email, password), { body })).status).toBe(200);
  });

  it.each([
    ['a wrong type', { rememberMe: 'yes' }, 'rememberMe'],
    ['no JSON', '{', 'Body'],
    ['no object', '[]', 'Body'],
  ])('refuses %s and names the field', async (_, body, named) => {
    const response = await post(basic(email, password), { body });
    expect(response.status).toBe(400);
    expect(response.body).toHaveProperty('errorCode', 1);
    expect(response.body).toHaveProperty('moreInfo', expect.stringContaining(named));
  });

  it('returns more fields in versions 1 and 2', async () => {
    const response = await platform.request('/v2/profiles/sessions', {
      method: 'POST',
      headers: { Authorization: basic(email, password) },
    });
    const { ticket } = readSession(response.body);
    expect(response.body).toMatchObject({
      username: 'Marlo_Reyes',
      initializeUser: false,
      hasAcceptedLegalOptins: true,
      accountIssues: null,
      token: ticket,
    });
  });

  it.each([
    ['nothing', '', 401],
    ['a scheme of another platform', 'switch t=abc', 401],
    ['a second factor', 'ubi_2fa_v1 t=abc', 401],
    ['an unknown ticket', 'Ubi_v1 t=abc', 401],
    ['an unknown remember-me ticket', 'rm_v1 t=abc', 401],
    ['Basic without a colon', `Basic ${Buffer.from('marlo').toString('base64')}`, 400],
  ])('rejects %s', async (_, authorization, status) => {
    const response = await post(authorization);
    expect(response.status).toBe(status);
    expect(response.body).toHaveProperty('errorCode', status === 401 ? 3 : 1);
  });

  it.each(['BASIC', 'basic', 'Basic'])('accepts the scheme written %s', async (scheme) => {
    expect((await post(basic(email, password).replace('Basic', scheme))).status).toBe(200);
  });

  it('ends a ticket after three hours', async () => {
    const { ticket } = await logInAs(platform);
    platform.clock.advance(3 * hour - 1);
    expect(await isTicketGood(ticket)).toBe(true);
    platform.clock.advance(1);
    const response = await platform.request('/v3/users/me', { ticket });
    expect(response).toMatchObject({ status: 401, body: { errorCode: 3, message: 'Ticket is expired' } });
  });

  it('renews a session for three more hours', async () => {
    const session = await logInAs(platform);
    platform.clock.advance(2 * hour);
    const response = await platform.request(path, { method: 'PUT', ticket: session.ticket });
    const renewed = readSession(response.body);
    expect(renewed.sessionId).toBe(session.sessionId);
    expect(renewed.ticket).not.toBe(session.ticket);
    platform.clock.advance(2 * hour);
    expect(await isTicketGood(renewed.ticket)).toBe(true);
    expect(await isTicketGood(session.ticket)).toBe(false);
  });

  it('opens another session with a ticket', async () => {
    const session = await logInAs(platform);
    const second = readSession((await post(`Ubi_v1 t=${session.ticket}`)).body);
    expect(second.sessionId).not.toBe(session.sessionId);
    expect(await isTicketGood(session.ticket)).toBe(true);
    expect(await isTicketGood(second.ticket)).toBe(true);
  });

  describe('what a ticket opens', () => {
    const rememberMe = { body: { rememberMe: true } };
    const openByTicket = async (ticket: string) => readSession((await post(`Ubi_v1 t=${ticket}`, rememberMe)).body);
    const openBySwitchTicket = async (ticket: string) => {
      const { body } = await platform.request('/v3/profiles/switchTickets', { method: 'POST', ticket, body: {} });
      const { switchTicket } = z.object({ switchTicket: z.string() }).parse(body);
      return readSession((await post(`switch t=${switchTicket}`, rememberMe)).body);
    };
    const renew = async (ticket: string) =>
      readSession((await platform.request(path, { method: 'PUT', ticket, ...rememberMe })).body);

    it.each([
      ['another session', openByTicket],
      ['a session by a switch ticket', openBySwitchTicket],
    ])('ends with it: %s', async (_, open) => {
      const stolen = await logInAs(platform);
      platform.clock.advance(2 * hour);
      const opened = await open(stolen.ticket);
      const reopened = await open(opened.ticket);
      const renewed = await renew(reopened.ticket);
      for (const { expiration, rememberMeTicket } of [opened, reopened, renewed]) {
        expect({ expiration, rememberMeTicket }).toEqual({ expiration: stolen.expiration, rememberMeTicket: null });
      }
      platform.clock.advance(hour - 1);
      expect(await isTicketGood(renewed.ticket)).toBe(true);
      platform.clock.advance(1);
      expect(await isTicketGood(renewed.ticket)).toBe(false);
    });

    it('lets a switch ticket expire with its session', async () => {
      const { ticket, expiration } = await logInAs(platform);
      platform.clock.advance(3 * hour - 60_000);
      const { body } = await platform.request('/v3/profiles/switchTickets', { method: 'POST', ticket, body: {} });
      expect(body).toHaveProperty('expiration', expiration);
    });

    it('is never a remember-me ticket, also where the session has one', async () => {
      const session = await logInAs(platform, { rememberMe: true });
      expect((await renew(session.ticket)).rememberMeTicket).toBeNull();
      expect((await post(`rm_v1 t=${session.rememberMeTicket}`)).status).toBe(200);
    });

    it('ends after thirty days of renewals', async () => {
      let { ticket } = await logInAs(platform);
      for (let passed = 0; passed < 30 * 24 * hour; passed += 2 * hour) {
        ({ ticket } = await renew(ticket));
        platform.clock.advance(2 * hour);
      }
      expect(await isTicketGood(ticket)).toBe(false);
    });
  });

  it('ends a session at logout', async () => {
    const { ticket, rememberMeTicket } = await logInAs(platform, { rememberMe: true });
    expect(await platform.request(path, { method: 'DELETE', ticket })).toMatchObject({ status: 200, body: {} });
    expect(await isTicketGood(ticket)).toBe(false);
    expect((await post(`rm_v1 t=${rememberMeTicket}`)).status).toBe(401);
  });

  describe('remembering', () => {
    const exchange = (ticket: string | null) => post(`rm_v1 t=${ticket}`);

    it('exchanges a remember-me ticket for a ticket and the next remember-me ticket', async () => {
      const first = await logInAs(platform, { rememberMe: true });
      platform.clock.advance(5 * 24 * hour);
      const second = readSession((await post(`rm_v1 t=${first.rememberMeTicket}`)).body);
      expect(second.rememberMeTicket).not.toBe(first.rememberMeTicket);
      expect(await isTicketGood(second.ticket)).toBe(true);
      expect((await post(`rm_v1 t=${second.rememberMeTicket}`)).status).toBe(200);
    });

    it('ends the session when a used ticket comes back', async () => {
      const first = await logInAs(platform, { rememberMe: true });
      const second = readSession((await exchange(first.rememberMeTicket)).body);
      platform.clock.advance(exchangeGraceMs);
      expect((await exchange(first.rememberMeTicket)).status).toBe(401);
      expect(await isTicketGood(second.ticket)).toBe(false);
      expect((await exchange(second.rememberMeTicket)).status).toBe(401);
    });

    it('gives windows that exchange one ticket at once the same tickets, and signs none of them out', async () => {
      const { rememberMeTicket } = await logInAs(platform, { rememberMe: true });
      const windows = await Promise.all(Array.from({ length: 10 }, () => exchange(rememberMeTicket)));
      platform.clock.advance(exchangeGraceMs - 1);
      const responses = [...windows, await exchange(rememberMeTicket)].map(({ body }) => readSession(body));
      const [first] = responses;
      if (!first) throw new Error('No window got a session.');
      for (const session of responses) {
        const { ticket, expiration, sessionId, rememberMeTicket: next } = session;
        expect({ ticket, expiration, sessionId, next }).toEqual({
          ticket: first.ticket,
          expiration: first.expiration,
          sessionId: first.sessionId,
          next: first.rememberMeTicket,
        });
      }
      expect(await isTicketGood(first.ticket)).toBe(true);
      expect((await exchange(first.rememberMeTicket)).status).toBe(200);
    });

    it('gives a window that is late nothing, once the next ticket is exchanged, and ends no session', async () => {
      const first = await logInAs(platform, { rememberMe: true });
      const second = readSession((await exchange(first.rememberMeTicket)).body);
      const third = readSession((await exchange(second.rememberMeTicket)).body);
      expect((await exchange(first.rememberMeTicket)).status).toBe(401);
      expect(await isTicketGood(third.ticket)).toBe(true);
      expect((await exchange(third.rememberMeTicket)).status).toBe(200);
    });

    it('gives nothing to a window that is late, once the player has logged out', async () => {
      const first = await logInAs(platform, { rememberMe: true });
      const second = readSession((await exchange(first.rememberMeTicket)).body);
      await platform.request(path, { method: 'DELETE', ticket: second.ticket });
      expect((await exchange(first.rememberMeTicket)).status).toBe(401);
    });

    it('expires after thirty days', async () => {
      const { rememberMeTicket } = await logInAs(platform, { rememberMe: true });
      platform.clock.advance(30 * 24 * hour);
      expect((await post(`rm_v1 t=${rememberMeTicket}`)).status).toBe(401);
    });
  });

  describe('guessing', () => {
    const guess = (address: string, login = email) => post(basic(login, 'Wrong4Sure'), { address });

    it('responds alike to a wrong password and an unknown address', async () => {
      const [wrong, unknown] = [await guess('198.51.100.1'), await guess('198.51.100.1', 'nobody@northlight.example')];
      const withoutId = { transactionId: '' };
      expect(wrong.status).toBe(401);
      expect({ ...Object(wrong.body), ...withoutId }).toEqual({ ...Object(unknown.body), ...withoutId });
      expect(wrong.body).toMatchObject({ errorCode: 3, message: 'Invalid credentials' });
    });

    it.each([
      ['an account', email],
      ['an address without an account', 'nobody@northlight.example'],
    ])('slows down %s after five wrong passwords, longer each time', async (_, login) => {
      for (let i = 0; i < 5; i += 1) expect((await guess(`198.51.100.${i}`, login)).status).toBe(401);
      const slowed = await guess('198.51.100.9', login);
      expect(slowed.status).toBe(429);
      expect(slowed.headers.get('Retry-After')).toBe('30');
      expect(slowed.body).toMatchObject({ errorCode: 1100, message: `Too many calls per profile id: ${login}` });
      platform.clock.advance(30_000);
      expect((await guess('198.51.100.9', login)).status).toBe(401);
      expect((await guess('198.51.100.9', login)).headers.get('Retry-After')).toBe('60');
    });

    it('also delays the right password', async () => {
      for (let i = 0; i < 5; i += 1) await guess(`198.51.100.${i}`);
      expect((await post(basic(email, password), { address: '198.51.100.9' })).status).toBe(429);
      platform.clock.advance(30_000);
      expect((await post(basic(email, password), { address: '198.51.100.9' })).status).toBe(200);
    });

    it('counts concurrent guesses', async () => {
      const responses = await Promise.all(Array.from({ length: 8 }, (_, i) => guess(`198.51.100.${i}`)));
      expect(responses.filter(({ status }) => status === 429)).toHaveLength(3);
    });

    it('slows down an address that tries several accounts', async () => {
      for (let i = 0; i < 5; i += 1) await guess('198.51.100.1', `player${i}@northlight.example`);
      const slowed = await post(basic(email, password), { address: '198.51.100.1' });
      expect(slowed).toMatchObject({ status: 429, body: { message: 'Too many calls per IP address' } });
      expect((await post(basic(email, password), { address: '198.51.100.2' })).status).toBe(200);
    });

    it('resets the count after a success', async () => {
      for (let i = 0; i < 4; i += 1) await guess(`198.51.100.${i}`);
      expect((await post(basic(email, password))).status).toBe(200);
      for (let i = 0; i < 4; i += 1) expect((await guess(`198.51.100.${i}`)).status).toBe(401);
      expect((await post(basic(email, password))).status).toBe(200);
    });
  });
});
