import { createApp } from '../app';
import type { Email } from '../support/emails';
import { buildCreation, givenAccount } from '../testing/accounts';
import { toRequestInit } from '../testing/client';
import { startPlatform, testAppId, testOrigin, type TestCall, type TestPlatform } from '../testing/startPlatform';

const own = 'http://localhost:4000';
const nextUrl = `${testOrigin}/static/logged-in/index.html`;
const day = 24 * 60 * 60 * 1000;
const { email, password } = buildCreation();

const request = { mode: 'connect', appId: testAppId, lang: 'en-US', origin: testOrigin, nextUrl };
const query = (overrides: Record<string, string> = {}) => new URLSearchParams({ ...request, ...overrides }).toString();

const signUpFields = {
  ...request,
  mode: 'signup',
  email: 'ines@tidewrack.example',
  password: 'Under3Stars',
  nameOnPlatform: 'Ines',
  country: 'FR',
  'birth-day': '4',
  'birth-month': '9',
  'birth-year': '1999',
  communicationOptIn: 'true',
};

describe('the sign-on', () => {
  let platform: TestPlatform;
  let emails: Email[];
  const post = (path: string, body: unknown, call: TestCall = {}) =>
    platform.request(path, { method: 'POST', body, ...call, headers: { Origin: own, ...call.headers } });
  const postWithoutScript = (path: string, fields: Record<string, string>) =>
    post(path, new URLSearchParams(fields).toString(), {
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
  const logIn = async (fields: Record<string, string> = {}) => {
    const { headers } = await post('/sso/login', { ...request, email, password, ...fields });
    return (headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
  };
  const ticketFor = (cookie: string, headers: Record<string, string> = {}) =>
    post('/sso/ticket', { appId: testAppId }, { headers: { Cookie: cookie, ...headers } });
  const ticketIn = (body: unknown) => /"ticket":"([^"]+)"/.exec(JSON.stringify(body))?.[1];

  beforeAll(async () => {
    emails = [];
    platform = await startPlatform({
      sendEmail: (email) => {
        emails.push(email);
        return Promise.resolve();
      },
    });
    await givenAccount(platform);
  });
  afterAll(() => platform.close());
  beforeEach(() => platform.clock.advance(40 * day));

  describe('the widget page', () => {
    it('is framed by the club alone, and runs nothing but its own', async () => {
      const { status, headers } = await platform.request(`/sso/widget?${query()}`);
      const policy = headers.get('Content-Security-Policy');
      expect(status).toBe(200);
      expect(policy).toContain(`frame-ancestors ${testOrigin}`);
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toContain('unsafe');
    });

    it('is framed by the club inside of an embedder, which has a sign-on of its own', async () => {
      const embedded = await startPlatform({
        embedders: ['https://launcher.example'],
        baseUrl: 'https://services.example',
      });
      await givenAccount(embedded);
      const { headers } = await embedded.request(`/sso/widget?${query()}`);
      expect(headers.get('Content-Security-Policy')).toContain(
        `frame-ancestors ${testOrigin} https://launcher.example`,
      );

      const { headers: loggedIn } = await embedded.request('/sso/login', {
        method: 'POST',
        body: { ...request, email, password },
        headers: { Origin: 'https://services.example' },
      });
      expect(loggedIn.get('Set-Cookie')).toMatch(
        /^sign_on_partitioned=.*; HttpOnly; Secure; SameSite=None; Partitioned$/,
      );
      await embedded.close();
    });

    it.each(['/sso/object', '/sso/reset', '/sso/verify', '/sso/notices', '/sso/console', '/sso/policies/terms-of-use'])(
      'is framed, but %s is by nobody',
      async (path) => {
        const { headers } = await platform.request(path);
        expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
      },
    );

    it.each([
      ['connect', 'Se connecter', 'data-view-of="signup" hidden'],
      ['signup', 'Créer un compte', 'data-view-of="connect" hidden'],
    ])('opens the view %s in the requested language', async (mode, button, hidden) => {
      const { body } = await platform.request(`/sso/widget?${query({ mode, lang: 'fr-FR' })}`);
      expect(body).toContain('<html lang="fr-FR">');
      expect(body).toContain(`<span class="submit-text">${button}</span>`);
      expect(body).toContain(hidden);
      expect(body).toContain('Fermer');
    });

    it.each([
      ['an origin that is not allowed', { origin: 'https://evil.example' }],
      ['a login that goes on elsewhere', { nextUrl: 'https://evil.example/static/logged-in/index.html' }],
      ['a login that goes on to another page', { nextUrl: `${testOrigin}/dashboard` }],
      ['a page that only begins alike', { nextUrl: `${testOrigin}/static/logged-in/../../dashboard` }],
      ['a script', { nextUrl: 'javascript:alert(1)' }],
      ['another site of the club', { nextUrl: 'http://127.0.0.1:3000/static/logged-in/' }],
      ['an app id that is none', { appId: 'club' }],
    ])('refuses %s', async (_, overrides) => {
      expect(await platform.request(`/sso/widget?${query(overrides)}`)).toMatchObject({ status: 400 });
    });

    it('serves its files for ever, by their hash', async () => {
      const { body } = await platform.request(`/sso/widget?${query()}`);
      const files = [...String(body).matchAll(/(?:src|href)="(\/sso\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '');
      expect(files).toHaveLength(4);
      for (const file of files) {
        const { status, headers } = await platform.request(file);
        expect(status).toBe(200);
        expect(headers.get('Cache-Control')).toContain('immutable');
      }
      expect((await platform.request('/sso/assets/x/..%2f..%2fpackage.json')).status).toBe(404);
    });
  });

  describe('logging in', () => {
    it('keeps a cookie that no script can read, and goes on to the logged-in page', async () => {
      const { status, body, headers } = await post('/sso/login', { ...request, email, password });
      expect({ status, body }).toEqual({ status: 200, body: { next: nextUrl } });
      const [cookie] = headers.getSetCookie();
      expect(cookie).toMatch(/^sign_on_4000=[\w-]{64}; Path=\/sso; HttpOnly; SameSite=Lax$/);
    });

    it('keeps it for thirty days if the player chooses so', async () => {
      const { headers } = await post('/sso/login', { ...request, email, password, rememberMe: 'true' });
      expect(headers.get('Set-Cookie')).toContain('Max-Age=2592000');
    });

    it.each([
      ['a copy on another port', 'http://localhost:4100', ['sign_on_4100', 'known_device_4100']],
      ['a platform on the port of its scheme', 'https://sso.club.example', ['sign_on', 'known_device']],
    ])('keeps cookies of other names for %s, in the same browser', async (_, baseUrl, names) => {
      const other = createApp({ ...platform.platform, baseUrl });
      const response = await other.request(
        '/sso/login',
        toRequestInit({
          method: 'POST',
          body: { ...request, email, password },
          headers: { Origin: baseUrl, Cookie: await logIn() },
        }),
        { incoming: { socket: { remoteAddress: '203.0.113.7' } } },
      );
      expect(response.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual(names);
    });

    it('works without a script', async () => {
      const { status, headers } = await postWithoutScript('/sso/login', { ...request, email, password });
      expect(status).toBe(303);
      expect(headers.get('Location')).toBe(nextUrl);
      expect(headers.get('Set-Cookie')).toContain('sign_on_4000=');
    });

    it.each<[string, Record<string, string>, Record<string, string>]>([
      ['nothing', { email: '', password: '' }, { email: 'Enter your email.', password: 'Enter your password.' }],
      [
        'half an address',
        { email: 'marlo@northlight' },
        { email: 'Enter one full email address, like name@example.com, without spaces or hidden characters.' },
      ],
    ])('tells beside the field what to mend in %s', async (_, overrides, messages) => {
      const fields = { ...request, email, password, ...overrides };
      const fieldErrors = Object.entries(messages).map(([field, message]) => ({ field, message }));
      expect(await post('/sso/login', fields)).toMatchObject({ status: 422, body: { fieldErrors } });
      const plain = await postWithoutScript('/sso/login', fields);
      expect(plain.status).toBe(422);
      for (const message of Object.values(messages)) expect(plain.body).toContain(message);
      expect(plain.body).toContain('aria-invalid="true"');
    });

    it('shows the same error for a wrong password and an unknown address, and never shows the password again', async () => {
      const wrong = await post('/sso/login', { ...request, email, password: 'Wrong4Sure' });
      const unknown = await post('/sso/login', { ...request, email: 'nobody@northlight.example', password });
      expect(wrong).toMatchObject({ status: 422, body: unknown.body });
      const plain = await postWithoutScript('/sso/login', { ...request, email, password: 'Wrong4Sure' });
      expect(plain.body).toContain('That email or password isn’t right.');
      expect(plain.body).not.toContain('Wrong4Sure');
    });

    it('shows how long to wait after five wrong passwords', async () => {
      const wrong = () => post('/sso/login', { ...request, lang: 'en-GB', email, password: 'Wrong4Sure' });
      for (let i = 0; i < 5; i += 1) await wrong();
      const slowed = await wrong();
      expect(slowed).toMatchObject({
        status: 429,
        body: { formError: 'Too many attempts. Wait 30 seconds, then try again.' },
      });
      expect(slowed.headers.get('Retry-After')).toBe('30');
    });

    it.each([
      ['another site', 'https://evil.example'],
      ["the club's own site", testOrigin],
      ['nobody', ''],
    ])('takes nothing that %s sends', async (_, origin) => {
      const { status, headers } = await post(
        '/sso/login',
        { ...request, email, password },
        { headers: { Origin: origin } },
      );
      expect(status).toBe(403);
      expect(headers.get('Set-Cookie')).toBeNull();
    });

    it.each([
      ['a line end and a quotation mark', '?\n"a', '?%22a'],
      ['a tab', '?a\tb', '?ab'],
      ['a control character', '#\u0001a', '#%01a'],
      ['a control character at its end', '#\u0001', '#'],
      ['a letter beyond ASCII', '?\u212a', '?%E2%84%AA'],
    ])('goes on to the address as a browser reads it, for a next address with %s', async (_, sent, parsed) => {
      const fields = { ...request, email, password, nextUrl: nextUrl + sent };
      const { status, headers } = await postWithoutScript('/sso/login', fields);
      expect([status, headers.get('Location')]).toEqual([303, nextUrl + parsed]);
      expect((await post('/sso/login', fields)).body).toEqual({ next: nextUrl + parsed });
    });

    it('rejects other next addresses', async () => {
      const fields = { ...request, email, password, nextUrl: 'https://evil.example/' };
      const { status, headers } = await post('/sso/login', fields);
      expect(status).toBe(400);
      expect(headers.get('Set-Cookie')).toBeNull();
    });
  });

  describe('creating an account', () => {
    it('makes the account and signs its player on', async () => {
      const { status, headers } = await post('/sso/signup', signUpFields);
      expect(status).toBe(200);
      const cookie = (headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
      const ticket = ticketIn((await ticketFor(cookie)).body);
      expect((await platform.request('/v3/users/me', { ticket })).body).toMatchObject({
        email: 'ines@tidewrack.example',
        nameOnPlatform: 'Ines',
        country: 'FR',
        preferredLanguage: 'en-US',
        dateOfBirth: '1999-09-04T00:00:00.0000000Z',
        communicationOptIn: true,
        communicationThirdPartyOptIn: false,
        hasAcceptedLegalOptins: true,
      });
    });

    it('reads a date of birth in full-width digits, as Japanese keyboards type it', async () => {
      const birth = { 'birth-day': '４', 'birth-month': '０９', 'birth-year': '１９９９' };
      const identity = { email: 'akari@tidewrack.example', nameOnPlatform: 'Akari' };
      const { headers } = await post('/sso/signup', { ...signUpFields, ...identity, ...birth });
      const cookie = (headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
      const ticket = ticketIn((await ticketFor(cookie)).body);
      expect((await platform.request('/v3/users/me?fields=dateOfBirth', { ticket })).body).toEqual({
        dateOfBirth: '1999-09-04T00:00:00.0000000Z',
      });
    });

    it.each([
      [
        'email',
        { email: 'MARLO@northlight.example' },
        'This address isn’t available. If you already have an account with it, sign in.',
      ],
      ['nameOnPlatform', { nameOnPlatform: 'marlo_reyes' }, 'marlo_reyes is taken. Try marlo_reyeAtSea or '],
      [
        'nameOnPlatform',
        { nameOnPlatform: 'Hitler88' },
        'This name could offend other players. Choose another. How about ',
      ],
      ['password', { password: 'understars' }, 'Add a capital letter.'],
      ['dateOfBirth', { 'birth-month': '13' }, 'Enter a valid date of birth.'],
      ['dateOfBirth', { 'birth-year': '2020' }, 'You must be 13 or older to have an account.'],
    ])('shows the error beside %s', async (field, overrides, message) => {
      const fields = { ...signUpFields, email: 'kit@far.example', nameOnPlatform: 'Kit_W', ...overrides };
      const { status, body } = await post('/sso/signup', fields);
      expect(status).toBe(422);
      expect(body).toHaveProperty('fieldErrors.length', 1);
      expect(body).toHaveProperty('fieldErrors.0.field', field);
      expect(body).toHaveProperty('fieldErrors.0.message', expect.stringContaining(message));
      const plain = await postWithoutScript('/sso/signup', fields);
      expect(plain.body).toContain(message);
      expect(plain.body).toContain('value="kit@far.example"'.replace('kit@far.example', fields.email));
    });
  });

  describe('the bridge', () => {
    it('serves an allowed origin, named in the page', async () => {
      const { status, body } = await platform.request(`/sso/bridge?origin=${testOrigin}&appId=${testAppId}`);
      expect(status).toBe(200);
      expect(body).toContain(`data-origin="${testOrigin}"`);
    });

    it.each(['https://evil.example', `${testOrigin}.evil.example`, ''])('serves no %s', async (origin) => {
      expect((await platform.request(`/sso/bridge?origin=${origin}`)).status).toBe(400);
    });

    it('gives tickets of three hours for the cookie', async () => {
      const cookie = await logIn();
      const { status, body } = await ticketFor(cookie);
      const ticket = ticketIn(body);
      expect(status).toBe(200);
      const me = await platform.request('/v3/users/me', { ticket });
      expect(me.status).toBe(200);
      expect(body).toMatchObject({ token: ticket, expiration: expect.stringMatching(/\d\.\d{7}Z$/) as unknown });
    });

    it.each([
      ['no cookie', ''],
      ['a cookie of nobody', 'sign_on_4000=abc'],
    ])('has no ticket for %s, and does not call that a failure', async (_, cookie) => {
      expect(await ticketFor(cookie)).toMatchObject({ status: 200, body: { errorCode: 3 } });
    });

    it.each(['https://evil.example', testOrigin, ''])('gives %p no ticket itself', async (origin) => {
      const cookie = await logIn();
      expect((await ticketFor(cookie, { Origin: origin })).status).toBe(403);
    });

    it('ends the sign-on, the cookie and every ticket that came from it', async () => {
      const cookie = await logIn();
      const ticket = ticketIn((await ticketFor(cookie)).body);
      const out = await post('/sso/logout', {}, { headers: { Cookie: cookie } });
      expect(out.status).toBe(200);
      expect(out.headers.get('Set-Cookie')).toMatch(/^sign_on_4000=; Max-Age=0; Path=\/sso/);
      expect(ticketIn((await ticketFor(cookie)).body)).toBeUndefined();
      expect((await platform.request('/v3/users/me', { ticket })).status).toBe(401);
    });

    it.each([
      ['a day without use', {}, day],
      ['thirty days', { rememberMe: 'true' }, 30 * day],
    ])('forgets after %s', async (_, fields, lifeMs) => {
      const cookie = await logIn(fields);
      platform.clock.advance(lifeMs - 1);
      expect(ticketIn((await ticketFor(cookie)).body)).toBeDefined();
      platform.clock.advance(day);
      expect(ticketIn((await ticketFor(cookie)).body)).toBeUndefined();
    });

    it('ends the previous sign-on at a new login', async () => {
      const before = await logIn();
      await post('/sso/login', { ...request, email, password }, { headers: { Cookie: before } });
      expect(ticketIn((await ticketFor(before)).body)).toBeUndefined();
    });
  });

  describe('a forgotten password', () => {
    const requestLink = (address: string) => post('/sso/forgotten', { ...request, email: address });
    const linkIn = (email: Email | undefined) => new URL(/https?:\S+/.exec(email?.text ?? '')?.[0] ?? '');

    it('shows the same text for every address, and emails those that have an account', async () => {
      emails = [];
      const known = await requestLink(email);
      const unknown = await requestLink('nobody@northlight.example');
      expect(known.status).toBe(200);
      expect(JSON.stringify(unknown.body)).toBe(JSON.stringify(known.body).replace(email, 'nobody@northlight.example'));
      expect(emails.map(({ to }) => to)).toEqual([email]);
    });

    it('lets the reader choose another password once, and signs everybody out', async () => {
      const lost = buildCreation({ email: 'lost@orrery.example', nameOnPlatform: 'Lost.L' });
      await givenAccount(platform, lost);
      const cookie = await logIn({ email: lost.email });
      emails = [];
      await requestLink(lost.email);
      const link = linkIn(emails[0]);
      expect((await platform.request(link.pathname + link.search)).status).toBe(200);

      const token = link.searchParams.get('token') ?? '';
      const weak = await post('/sso/reset', { token, lang: 'en-US', password: 'short' });
      expect(weak).toMatchObject({ status: 422, body: { fieldErrors: [{ field: 'password' }] } });
      const saved = await post('/sso/reset', { token, lang: 'en-US', password: 'Another5Star' });
      expect(saved).toMatchObject({
        status: 200,
        body: { next: expect.stringMatching('^/sso/reset/done') as unknown },
      });

      expect(ticketIn((await ticketFor(cookie)).body)).toBeUndefined();
      expect(await logIn({ email: lost.email })).toBe('');
      expect(await logIn({ email: lost.email, password: 'Another5Star' })).toMatch(/^sign_on_4000=/);
      const again = await post('/sso/reset', { token, lang: 'en-US', password: 'Another6Star' });
      expect(again.body).toEqual({ next: `/sso/reset?${new URLSearchParams({ token, lang: 'en-US' }).toString()}` });
      expect((await platform.request(link.pathname + link.search)).status).toBe(410);
    });

    it.each([
      ['an expired link', '/sso/reset?token=none&lang=de-DE', 410],
      ['a saved password', '/sso/reset/done?lang=de-DE&next=https%3A%2F%2Felsewhere.example', 200],
    ])('leads from %s to the login and to the club, without a form', async (_case, path, status) => {
      const { status: given, body } = await platform.request(path);
      const page = String(body);
      expect(given).toBe(status);
      expect(page).not.toContain('<form');
      expect(page).not.toContain('elsewhere.example');
      expect(page).toContain('class="logo"');
      for (const link of [`${testOrigin}/de-DE`, `${testOrigin}/de-DE/dashboard`]) {
        expect(page).toContain(`href="${link}"`);
      }
    });

    it('lets the link die after an hour', async () => {
      emails = [];
      await requestLink(email);
      platform.clock.advance(60 * 60 * 1000);
      const link = linkIn(emails[0]);
      expect((await platform.request(link.pathname + link.search)).status).toBe(410);
    });
  });

  it.each(['terms-of-use', 'privacy-policy', 'terms-of-sale'])('shows %s to read', async (name) => {
    const { status, body } = await platform.request(`/sso/policies/${name}?country=CA&lang=en-CA`);
    expect(status).toBe(200);
    expect(body).toContain('<h1>');
  });
});
