import { z } from 'zod';
import { buildCreation, givenAccount, readSession } from '../testing/accounts';
import { cookieOf, ownOrigin, postForm, postFormWithoutScript } from '../testing/signOnPages';
import { startPlatform, startUpMs, testAppId, type TestPlatform } from '../testing/startPlatform';

const { email, password, nameOnPlatform } = buildCreation();
const hour = 60 * 60 * 1000;
const day = 24 * hour;

describe('signing a console on', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startPlatform();
    await givenAccount(platform);
  }, startUpMs);
  afterAll(() => platform.close());
  beforeEach(() => platform.clock.advance(day));

  const codes = z.object({ code: z.string(), userCode: z.string(), verificationUrl: z.string() });
  const startConsole = async (deviceName = 'Halcyon 5') => {
    const response = await platform.request('/v3/profiles/consoleAuthCodes', { method: 'POST', body: { deviceName } });
    return codes.parse(response.body);
  };
  const tryConsole = (code: string) =>
    platform.request('/v3/profiles/sessions', {
      method: 'POST',
      body: { rememberMe: true },
      headers: { Authorization: `console_auth_code t=${code}` },
    });
  const open = (path: string, cookie = '') => platform.request(path, { headers: { 'Ubi-AppId': '', Cookie: cookie } });
  const pathOf = (url: string) => url.replace(ownOrigin, '');
  const decide = (code: string, decision: string, cookie: string) =>
    postFormWithoutScript(platform, '/sso/console', { code, decision, lang: 'en-US' }, { Cookie: cookie });
  /** Follows the page's link to the login, as a browser does, and gives the cookie. */
  const logInFrom = async (page: unknown) => {
    const link = /href="(\/sso\/widget[^"]+)"/.exec(String(page))?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect((await open(link)).status).toBe(200);
    const fields = Object.fromEntries(new URL(link, ownOrigin).searchParams);
    const response = await postForm(platform, '/sso/login', { ...fields, email, password });
    return { cookie: cookieOf(response), next: z.object({ next: z.string() }).parse(response.body).next };
  };

  it('goes from the code on the screen through the login to a session', async () => {
    const { code, userCode, verificationUrl } = await startConsole();
    const first = await open(pathOf(verificationUrl));
    expect(first.status).toBe(200);
    expect(first.body).toContain('Halcyon 5 wants to sign in. Sign in here first');
    expect(first.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");

    const { cookie, next } = await logInFrom(first.body);
    const second = await open(pathOf(next), cookie);
    expect(second.body).toContain(`Halcyon 5 wants to sign in as ${nameOnPlatform}.`);
    expect(second.body).toContain(userCode);
    expect((await tryConsole(code)).body).toMatchObject({ errorCode: 2020 });

    const decided = await decide(userCode, 'approve', cookie);
    expect(decided.status).toBe(200);
    expect(decided.body).toContain('Done. Halcyon 5 will sign in by itself');
    expect((await tryConsole(code)).body).toMatchObject({ nameOnPlatform });
    expect((await decide(userCode, 'approve', cookie)).status).toBe(404);
  });

  it("ends the console's session with the sign-on that approved it", async () => {
    const { cookie } = await logInFrom((await open(pathOf((await startConsole()).verificationUrl))).body);
    platform.clock.advance(day - hour);
    const { code, userCode } = await startConsole();
    await decide(userCode, 'approve', cookie);
    const { ticket, rememberMeTicket } = readSession((await tryConsole(code)).body);
    expect(rememberMeTicket).toBeNull();
    const renewal = { method: 'PUT', ticket, body: { rememberMe: true } } as const;
    const renewed = readSession((await platform.request('/v3/profiles/sessions', renewal)).body);
    expect(renewed.rememberMeTicket).toBeNull();
    platform.clock.advance(hour);
    expect((await platform.request('/v3/users/me', { ticket: renewed.ticket })).status).toBe(401);
  });

  it('informs the console when its player denies', async () => {
    const { code, userCode, verificationUrl } = await startConsole();
    const { cookie } = await logInFrom((await open(pathOf(verificationUrl))).body);
    expect((await decide(userCode, 'deny', cookie)).body).toContain('wasn’t allowed to sign in');
    expect((await tryConsole(code)).body).toMatchObject({ errorCode: 2021 });
  });

  it('requests the code if the address has none, and accepts it as it is typed', async () => {
    expect((await open('/sso/console')).body).toContain('Enter the code that your console shows.');
    const { userCode } = await startConsole('<b>Box</b>');
    const typed = userCode.toLowerCase().replace('-', ' ');
    const page = await open(`/sso/console?code=${encodeURIComponent(typed)}`);
    expect(page.body).toContain(userCode);
    expect(page.body).toContain('&lt;b&gt;Box&lt;/b&gt;');
  });

  it('rejects decisions without a sign-on or from another origin', async () => {
    const { code, userCode } = await startConsole();
    const withoutScript = await decide(userCode, 'approve', '');
    expect(withoutScript.status).toBe(303);
    const elsewhere = await platform.request('/sso/console', {
      method: 'POST',
      body: { code: userCode, decision: 'approve' },
      headers: { Origin: 'https://evil.example' },
    });
    expect(elsewhere.status).toBe(403);
    expect((await tryConsole(code)).body).toMatchObject({ errorCode: 2020 });
  });

  it('limits attempts to guess codes', async () => {
    const guess = () => open('/sso/console?code=BBBB-BBBB');
    for (let i = 0; i < 10; i += 1) expect((await guess()).status).toBe(404);
    const slowed = await guess();
    expect(slowed.status).toBe(429);
    expect(slowed.headers.get('Retry-After')).toBe('30');
  });

  it.each([`${ownOrigin}/sso/reset`, 'https://evil.example/sso/console', 'http://localhost:3000/dashboard'])(
    'lets a login on our own page go on to no %s',
    async (nextUrl) => {
      const query = new URLSearchParams({ mode: 'connect', appId: testAppId, origin: ownOrigin, nextUrl });
      expect((await open(`/sso/widget?${query.toString()}`)).status).toBe(400);
    },
  );
});
