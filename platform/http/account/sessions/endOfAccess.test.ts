import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import { z } from 'zod';
import { externalProfiles, secondFactors } from '../../../db/schema';
import { issueToken, passwordReset } from '../../../db/stores/accounts/oneTimeTokenStore';
import { openSessionByPassword } from '../../../db/stores/accounts/sessionStore';
import { hashSecret } from '../../../support/secret';
import { basic, buildCreation, givenAccount, givenPlayer, logInAs, readSession } from '../../../testing/accounts';
import { cookieOf, ownOrigin, postForm, postFormWithoutScript, widgetRequest } from '../../../testing/signOnPages';
import { startPlatform, startUpMs, testAppId, type TestPlatform } from '../../../testing/startPlatform';
import { confirmCode } from '../../../useCases/accounts/secondStep';
import { ownLinkedProfilesShape } from '../profiles/profileShapes';

const { password } = buildCreation();
const newPassword = 'Another5Star';
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const sessionsPath = '/v3/profiles/sessions';

describe('the end of all access', () => {
  let platform: TestPlatform;
  let players = 0;
  const newIdentity = () => {
    players += 1;
    return { email: `marlo${players}@northlight.example`, nameOnPlatform: `Marlo_${players}` };
  };
  let email: string;
  let userId: string;
  /** A ticket of the player, from before everything else in a test. */
  let ticket: string;
  /** A profile of another platform, and what logs it in. */
  let profileId: string;
  let psn: string;

  beforeAll(async () => {
    platform = await startPlatform();
  }, startUpMs);
  beforeEach(async () => {
    const identity = newIdentity();
    ({ email } = identity);
    ({ userId } = await givenAccount(platform, identity));
    ({ ticket } = await logInAs(platform, identity));
    profileId = randomUUID();
    psn = `psn t=${profileId}`;
  });
  afterAll(() => platform.close());

  const logIn = (authorization: string, headers: Record<string, string> = {}) =>
    platform.request(sessionsPath, {
      method: 'POST',
      body: { rememberMe: true },
      headers: { Authorization: authorization, ...headers },
    });
  const signOn = async () => cookieOf(await postForm(platform, '/sso/login', { ...widgetRequest, email, password }));
  const bridge = (cookie: string) =>
    postForm(platform, '/sso/ticket', { appId: testAppId }, { headers: { Cookie: cookie } });
  const isGood = async (own: string) => (await platform.request('/v3/users/me', { ticket: own })).status === 200;
  const requestSwitchTicket = async (own: string) => {
    const { body } = await platform.request('/v3/profiles/switchTickets', { method: 'POST', ticket: own, body: {} });
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
      profileId,
      platformType: 'psn',
      idOnPlatform: profileId,
      nameOnPlatform: 'Marlo on a console',
      tokenHash: hashSecret(profileId),
    });
  const link = (own: string) =>
    platform.request('/v3/users/me/profiles', {
      method: 'POST',
      ticket: own,
      body: { otherTicket: psn },
    });
  const reset = async () => {
    const payload = { nextUrl: widgetRequest.origin };
    const { token } = await issueToken(platform.platform.db, platform.clock.now(), passwordReset, { userId, payload });
    const saved = await postForm(platform, '/sso/reset', { token, lang: 'en-US', password: newPassword });
    expect(saved).toMatchObject({ status: 200, body: { next: expect.stringMatching('/reset/done') as unknown } });
  };
  const signOutEverywhere = async () => {
    const response = await platform.request('/v3/users/me/sessions', { method: 'DELETE', ticket });
    expect(response).toMatchObject({ status: 200, body: {} });
  };
  const givenSecondStep = async () => {
    await platform.platform.db.insert(secondFactors).values({ userId, secret, preference: ['authenticator'] });
    const { body } = await logIn(basic(email, password));
    return z.object({ twoFactorAuthenticationTicket: z.string() }).parse(body).twoFactorAuthenticationTicket;
  };
  const codeNow = () => new TOTP({ secret }).generate({ timestamp: platform.clock.now().getTime() });

  describe.each([
    ['a password reset', () => reset()],
    ['a sign-out everywhere', () => signOutEverywhere()],
  ])('by %s', (_, endAccess) => {
    it('voids tickets, remember-me tickets and switch tickets', async () => {
      const session = readSession((await logIn(basic(email, password))).body);
      const switchTicket = await requestSwitchTicket(session.ticket);
      await endAccess();
      expect([await isGood(ticket), await isGood(session.ticket)]).toEqual([false, false]);
      expect((await logIn(`Ubi_v1 t=${session.ticket}`)).status).toBe(401);
      expect((await logIn(`rm_v1 t=${session.rememberMeTicket}`)).status).toBe(401);
      expect((await logIn(`switch t=${switchTicket}`)).status).toBe(401);
    });

    it('voids approved console codes, and the sign-on that could approve pending ones', async () => {
      const cookie = await signOn();
      const [approved, pending] = [await requestConsole(), await requestConsole()];
      expect((await approve(approved.userCode, cookie)).status).toBe(200);
      await endAccess();
      expect((await bridge(cookie)).body).toEqual({ errorCode: 3 });
      expect((await approve(pending.userCode, cookie)).status).toBe(303);
      expect((await logIn(`console_auth_code t=${approved.code}`)).body).toMatchObject({ errorCode: 2022 });
      expect((await logIn(`console_auth_code t=${pending.code}`)).body).toMatchObject({ errorCode: 2020 });
    });

    it('voids a login that waits for its second step', async () => {
      const twoFactorTicket = await givenSecondStep();
      await endAccess();
      const headers = { 'Ubi-2FACode': codeNow() };
      expect((await logIn(`ubi_2fa_v1 t=${twoFactorTicket}`, headers)).status).toBe(401);
    });

    it('voids a login whose code has been checked, but which has opened no session yet', async () => {
      const checked = await confirmCode(platform.platform, { ticket: await givenSecondStep(), code: codeNow() });
      if (typeof checked === 'string' || 'wait' in checked) throw new Error('The code was not accepted.');
      await endAccess();
      const { db, clock } = platform.platform;
      expect(await openSessionByPassword(db, clock, checked, checked)).toBeNull();
    });

    it('leaves the access of other players', async () => {
      const other = buildCreation(newIdentity());
      await givenAccount(platform, other);
      const session = readSession((await logIn(basic(other.email, other.password))).body);
      const switchTicket = await requestSwitchTicket(session.ticket);
      await endAccess();
      expect((await logIn(`switch t=${switchTicket}`)).status).toBe(200);
      expect((await logIn(`rm_v1 t=${session.rememberMeTicket}`)).status).toBe(200);
    });
  });

  it('leaves the password and linked profiles after a sign-out everywhere: both log in again', async () => {
    await givenProfile();
    expect((await link(ticket)).status).toBe(200);
    const byProfile = readSession((await logIn(psn)).body);
    await signOutEverywhere();
    expect(await isGood(byProfile.ticket)).toBe(false);
    expect(readSession((await logIn(psn)).body).userId).toBe(userId);
    expect(readSession((await logIn(basic(email, password))).body).userId).toBe(userId);
  });

  it('is not for other players to request', async () => {
    const { ticket: other } = await givenPlayer(platform, newIdentity());
    const response = await platform.request(`/v3/users/${userId}/sessions`, { method: 'DELETE', ticket: other });
    expect(response.status).toBe(403);
    expect([await isGood(ticket), await isGood(other)]).toEqual([true, true]);
  });

  describe('for linked profiles, by a password reset', () => {
    const isWaiting = async (own: string) => {
      const { body } = await platform.request('/v3/profiles/me/external', { ticket: own });
      return ownLinkedProfilesShape.parse(body).profiles.map(({ isConfirmed }) => !isConfirmed);
    };
    const confirm = (own: string, id = profileId) =>
      platform.request(`/v3/users/me/profiles/${id}`, { method: 'PUT', ticket: own });
    const givenReset = async () => {
      await givenProfile();
      await link(ticket);
      await reset();
      return readSession((await logIn(basic(email, newPassword))).body).ticket;
    };

    it('ends their sessions; they stay linked and log in no more', async () => {
      await givenProfile();
      await link(ticket);
      const byProfile = readSession((await logIn(psn)).body);
      expect(await isWaiting(ticket)).toEqual([false]);
      await reset();
      expect(await isGood(byProfile.ticket)).toBe(false);
      expect(await logIn(psn)).toMatchObject({ status: 401, body: { errorCode: 3 } });
      expect(await isWaiting(readSession((await logIn(basic(email, newPassword))).body).ticket)).toEqual([true]);
    });

    it.each([
      ['confirmed', (own: string) => confirm(own)],
      ['linked again', link],
    ])('lets them log in again once they are %s; a repeat changes nothing', async (_, allow) => {
      const after = await givenReset();
      for (let i = 0; i < 2; i += 1) {
        expect(await allow(after)).toMatchObject({
          status: 200,
          body: { profiles: [{ profileId, isConfirmed: true }] },
        });
      }
      expect(await isWaiting(after)).toEqual([false]);
      expect(readSession((await logIn(psn)).body).userId).toBe(userId);
    });

    it('takes no confirmation from a session before it, from another player or for an unknown profile', async () => {
      const after = await givenReset();
      const { ticket: other } = await givenPlayer(platform, newIdentity());
      expect((await confirm(ticket)).status).toBe(401);
      expect((await confirm(other)).status).toBe(404);
      expect((await confirm(after, randomUUID())).status).toBe(404);
      expect(await isWaiting(after)).toEqual([true]);
    });

    it('lets the player unlink them instead', async () => {
      const after = await givenReset();
      const unlinked = await platform.request(`/v3/users/me/profiles/${profileId}`, {
        method: 'DELETE',
        ticket: after,
      });
      expect(unlinked.status).toBe(200);
      expect(await isWaiting(after)).toEqual([]);
      expect((await confirm(after)).status).toBe(404);
    });
  });
});
