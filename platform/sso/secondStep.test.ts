import { TOTP } from 'otpauth';
import { z } from 'zod';
import { secondFactors } from '../db/schema';
import type { CodeSource } from '../domain/accounts/secondFactor';
import type { Email } from '../support/emails';
import { buildCreation, givenAccount } from '../testing/accounts';
import { cookieOf, postForm, postFormWithoutScript, widgetRequest } from '../testing/signOnPages';
import { startPlatform, startUpMs, testAppId, type TestPlatform } from '../testing/startPlatform';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const day = 24 * 60 * 60 * 1000;
const { email, password } = buildCreation();

describe('a sign-on in two steps', () => {
  let platform: TestPlatform;
  const emails: Email[] = [];

  const givenFactor = async (userId: string, preference: CodeSource[]) =>
    platform.platform.db.insert(secondFactors).values({ userId, secret, preference });

  beforeAll(async () => {
    platform = await startPlatform({ sendEmail: (email) => Promise.resolve(void emails.push(email)) });
    const { userId } = await givenAccount(platform);
    await givenFactor(userId, ['authenticator', 'email']);
  }, startUpMs);
  afterAll(() => platform.close());
  beforeEach(() => platform.clock.advance(day));

  const codeNow = () => new TOTP({ secret }).generate({ timestamp: platform.clock.now().getTime() });
  const begin = async (fields: Record<string, string> = {}) => {
    const response = await postForm(platform, '/sso/login', { ...widgetRequest, email, password, ...fields });
    expect(cookieOf(response)).toBe('');
    return z.strictObject({ twoFactorTicket: z.string() }).parse(response.body).twoFactorTicket;
  };
  const confirm = (twoFactorTicket: string, code: string) =>
    postForm(platform, '/sso/code', { ...widgetRequest, twoFactorTicket, code });

  it('requests a code, accepts it in groups, and signs the player on', async () => {
    const ticket = await begin();
    const code = codeNow();
    const response = await confirm(ticket, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(response).toMatchObject({ status: 200, body: { next: widgetRequest.nextUrl } });
    const headers = { Origin: 'http://localhost:4000', Cookie: cookieOf(response) };
    const bridge = await platform.request('/sso/ticket', { method: 'POST', body: { appId: testAppId }, headers });
    expect(bridge.body).toHaveProperty('ticket');
  });

  it('keeps the options of the first step', async () => {
    const response = await confirm(await begin({ rememberMe: 'true' }), codeNow());
    expect(response.headers.get('Set-Cookie')).toContain('Max-Age=2592000');
  });

  it.each([
    ['five digits', '12345', 'Enter all 6 digits, or a recovery code.'],
    ['a wrong code', '000000', 'This code isn’t right or was already used. Check it, or use another one.'],
  ])('shows the error for %s beside the field', async (_, code, message) => {
    const response = await confirm(await begin(), code);
    expect(response).toMatchObject({ status: 422, body: { fieldErrors: [{ field: 'code', message }] } });
    expect(cookieOf(response)).toBe('');
  });

  it('takes no code twice', async () => {
    const code = codeNow();
    expect((await confirm(await begin(), code)).status).toBe(200);
    expect((await confirm(await begin(), code)).status).toBe(422);
  });

  it('limits attempts to guess', async () => {
    const ticket = await begin();
    for (let i = 0; i < 5; i += 1) await confirm(ticket, '000000');
    const slowed = await confirm(ticket, codeNow());
    expect(slowed).toMatchObject({
      status: 429,
      body: { formError: expect.stringContaining('30 seconds') as unknown },
    });
  });

  it('waits for ten minutes', async () => {
    const ticket = await begin();
    platform.clock.advance(10 * 60 * 1000);
    const late = { formError: 'This sign-in has expired. Go back and sign in again.' };
    expect(await confirm(ticket, codeNow())).toMatchObject({ status: 422, body: late });
    const mail = await postForm(platform, '/sso/code/mail', { ...widgetRequest, twoFactorTicket: ticket });
    expect(mail).toMatchObject({ status: 422, body: late });
  });

  it('mails a code instead, the newest of which is good', async () => {
    const twoFactorTicket = await begin();
    const mail = () => postForm(platform, '/sso/code/mail', { ...widgetRequest, twoFactorTicket });
    const mailed = () => /^\d{6}/.exec(emails.at(-1)?.subject ?? '')?.[0] ?? '';
    expect(await mail()).toMatchObject({
      status: 200,
      body: { done: expect.stringContaining('on its way') as unknown },
    });
    const first = mailed();
    await mail();
    expect(emails.at(-1)?.to).toBe(email);
    if (mailed() !== first) expect((await confirm(twoFactorTicket, first)).status).toBe(422);
    expect((await confirm(twoFactorTicket, mailed())).status).toBe(200);
  });

  it('emails it at once to players who prefer email', async () => {
    const account = await givenAccount(platform, { email: 'ines@tidewrack.example', nameOnPlatform: 'Ines' });
    await givenFactor(account.userId, ['email', 'authenticator']);
    await begin({ email: account.email });
    expect(emails.at(-1)?.to).toBe(account.email);
  });

  it('works without a script', async () => {
    const first = await postFormWithoutScript(platform, '/sso/login', { ...widgetRequest, email, password });
    const page = z.string().parse(first.body);
    expect(first.status).toBe(200);
    expect(page).toContain('data-view="code"');
    expect(page).not.toContain(password);
    const twoFactorTicket = /name="twoFactorTicket" value="([^"]+)"/.exec(page)?.[1] ?? '';

    const wrong = await postFormWithoutScript(platform, '/sso/code', {
      ...widgetRequest,
      twoFactorTicket,
      code: '000000',
    });
    expect(wrong.status).toBe(422);
    expect(wrong.body).toContain('This code isn’t right');
    expect(wrong.body).toContain(`value="${twoFactorTicket}"`);

    const right = await postFormWithoutScript(platform, '/sso/code', {
      ...widgetRequest,
      twoFactorTicket,
      code: codeNow(),
    });
    expect(right.status).toBe(303);
    expect(right.headers.get('Location')).toBe(widgetRequest.nextUrl);
    expect(cookieOf(right)).toMatch(/^sign_on_4000=/);
  });
});
