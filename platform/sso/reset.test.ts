import { TOTP } from 'otpauth';
import { z } from 'zod';
import { externalProfiles, secondFactors } from '../db/schema';
import { startPasswordReset } from '../db/stores/accounts/passwordResetStore';
import { hashSecret } from '../support/secret';
import { basic, buildCreation, givenAccount, readSession } from '../testing/accounts';
import { cookieOf, ownOrigin, postForm, postFormWithoutScript, widgetRequest } from '../testing/signOnPages';
import { startPlatform, startUpMs, testAppId, type TestPlatform } from '../testing/startPlatform';

const { email, password } = buildCreation();
const newPassword = 'Another5Star';
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const sessionsPath = '/v3/profiles/sessions';

describe('a password reset', () => {
  let platform: TestPlatform;
  let userId: string;
  beforeEach(async () => {
    platform = await startPlatform();
    ({ userId } = await givenAccount(platform));
  }, startUpMs);
  afterEach(() => platform.close());

  const logIn = (authorization: string, headers: Record<string, string> = {}) =>
    platform.request(sessionsPath, {
      method: 'POST',
      body: { rememberMe: true },
      headers: { Authorization: authorization, ...headers },
    });
  const signOn = async () => cookieOf(await postForm(platform, '/sso/login', { ...widgetRequest, email, password }));
  const bridge = (cookie: string) =>
    postForm(platform, '/sso/ticket', { appId: testAppId }, { headers: { Cookie: cookie } });
  const requestSwitchTicket = async (ticket: string) => {
    const { body } = await platform.request('/v3/profiles/switchTickets', { method: 'POST', ticket, body: {} });
    return z.object({ switchTicket: z.string() }).parse(body).switchTicket;
  };
  const requestConsole = async () => {
    const { body } = await platform.request('/v3/profiles/consoleAuthCodes', { method: 'POST', body: {} });
    return z.object({ code: z.string(), userCode: z.string() }).parse(body);
  };
  const approve = (code: string, cookie: string) =>
    postFormWithoutScript(
      platform,
      '/sso/console',
      { code, decision: 'approve', lang: 'en-US' },
      { Cookie: cookie, Origin: ownOrigin },
    );
  const givenProfile = () =>
    platform.platform.db.insert(externalProfiles).values({
      profileId: '0f5e6c1e-7d0b-4e0f-8a55-0d6c2f6a3c11',
      platformType: 'psn',
      idOnPlatform: '42',
      nameOnPlatform: 'Marlo on a console',
      tokenHash: hashSecret('psn-marlo'),
    });
  const link = (ticket: string) =>
    platform.request('/v3/users/me/profiles', { method: 'POST', ticket, body: { otherTicket: 'psn t=psn-marlo' } });
  const reset = async () => {
    const token = await startPasswordReset(platform.platform.db, platform.clock, email, widgetRequest.origin);
    const saved = await postForm(platform, '/sso/reset', { token: token ?? '', lang: 'en-US', password: newPassword });
    expect(saved).toMatchObject({ status: 200, body: { next: expect.stringMatching('/reset/done') as unknown } });
  };

  it('voids tickets, remember-me tickets and switch tickets', async () => {
    const session = readSession((await logIn(basic(email, password))).body);
    const switchTicket = await requestSwitchTicket(session.ticket);
    await reset();
    expect((await platform.request('/v3/users/me', { ticket: session.ticket })).status).toBe(401);
    expect((await logIn(`Ubi_v1 t=${session.ticket}`)).status).toBe(401);
    expect((await logIn(`rm_v1 t=${session.rememberMeTicket}`)).status).toBe(401);
    expect((await logIn(`switch t=${switchTicket}`)).status).toBe(401);
  });

  it('voids approved console codes, and the sign-on that could approve pending ones', async () => {
    const cookie = await signOn();
    const [approved, pending] = [await requestConsole(), await requestConsole()];
    expect((await approve(approved.userCode, cookie)).status).toBe(200);
    await reset();
    expect((await bridge(cookie)).body).toEqual({ errorCode: 3 });
    expect((await approve(pending.userCode, cookie)).status).toBe(303);
    expect((await logIn(`console_auth_code t=${approved.code}`)).body).toMatchObject({ errorCode: 2022 });
    expect((await logIn(`console_auth_code t=${pending.code}`)).body).toMatchObject({ errorCode: 2020 });
  });

  it('voids a login that waits for its second step', async () => {
    await platform.platform.db.insert(secondFactors).values({ userId, secret, preference: ['authenticator'] });
    const { body } = await logIn(basic(email, password));
    const { twoFactorAuthenticationTicket } = z.object({ twoFactorAuthenticationTicket: z.string() }).parse(body);
    await reset();
    const code = new TOTP({ secret }).generate({ timestamp: platform.clock.now().getTime() });
    expect((await logIn(`ubi_2fa_v1 t=${twoFactorAuthenticationTicket}`, { 'Ubi-2FACode': code })).status).toBe(401);
  });

  it('keeps linked profiles, which log in again once the player has confirmed them', async () => {
    await givenProfile();
    const before = readSession((await logIn(basic(email, password))).body);
    const linked = await link(before.ticket);
    const byProfile = readSession((await logIn('psn t=psn-marlo')).body);
    await reset();
    expect((await platform.request('/v3/users/me', { ticket: byProfile.ticket })).status).toBe(401);
    expect(await logIn('psn t=psn-marlo')).toMatchObject({ status: 401, body: { errorCode: 3 } });

    const { ticket } = readSession((await logIn(basic(email, newPassword))).body);
    const list = await platform.request('/v3/profiles/me/external', { ticket });
    expect(list.body).toEqual(linked.body);
    expect((await link(ticket)).body).toEqual(linked.body);
    expect(readSession((await logIn('psn t=psn-marlo')).body).userId).toBe(userId);
  });

  it('leaves the access of other players', async () => {
    const other = buildCreation({ email: 'ines@tidewrack.example', nameOnPlatform: 'Ines' });
    await givenAccount(platform, other);
    const session = readSession((await logIn(basic(other.email, other.password))).body);
    const switchTicket = await requestSwitchTicket(session.ticket);
    await reset();
    expect((await logIn(`switch t=${switchTicket}`)).status).toBe(200);
    expect((await logIn(`rm_v1 t=${session.rememberMeTicket}`)).status).toBe(200);
  });
});
