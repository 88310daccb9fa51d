import { TOTP } from 'otpauth';
import { z } from 'zod';
import { decideOnConsole } from '../../../db/stores/accounts/consoleCodeStore';
import { content } from '../../../content/content';
import { ids } from '../../../content/ids';
import { seedDatabase } from '../../../db/seed/seedDatabase';
import { basic, readSession } from '../../../testing/accounts';
import { startPlatform, startUpMs, type TestCall, type TestPlatform } from '../../../testing/startPlatform';
import type { Email } from '../../../support/emails';

const path = '/v3/profiles/sessions';
const password = 'meridian-demo';
const minute = 60_000;

let platform: TestPlatform;
const emails: Email[] = [];
beforeAll(async () => {
  platform = await startPlatform({ sendEmail: (email) => Promise.resolve(void emails.push(email)) });
  await seedDatabase(platform.platform.db, content, platform.clock.now());
}, startUpMs);
afterAll(() => platform.close());
// Every test uses its own day, so that attempts of one test do not count in another.
beforeEach(() => platform.clock.advance(24 * 60 * minute));

const post = (authorization: string, call: TestCall = {}) =>
  platform.request(path, { method: 'POST', ...call, headers: { Authorization: authorization, ...call.headers } });
const ticketOf = async (name: string) =>
  readSession((await post(basic(`${name}@meridian.example`, password))).body).ticket;
const failure = z.object({ errorCode: z.number(), message: z.string(), moreInfo: z.string().optional() });

describe('a console', () => {
  const start = async () => {
    const { body } = await platform.request('/v3/profiles/consoleAuthCodes', { method: 'POST', body: {} });
    return z
      .object({ code: z.string(), userCode: z.string(), verificationUrl: z.string(), intervalSec: z.number() })
      .parse(body);
  };
  const decide = (userCode: string, decision: Parameters<typeof decideOnConsole>[3]) =>
    decideOnConsole(platform.platform.db, platform.clock, userCode, decision);

  it("waits for its player's approval, and logs in once", async () => {
    const { code, userCode, verificationUrl } = await start();
    expect(verificationUrl).toBe(`http://localhost:4000/sso/console?code=${userCode}`);
    const scheme = `CONSOLE_AUTH_CODE t=${code}`;
    expect(await post(scheme)).toMatchObject({ status: 200, body: { errorCode: 2020 } });
    const sessionEndsAt = new Date(platform.clock.now().getTime() + 60 * minute);
    await decide(userCode.toLowerCase(), { state: 'approved', userId: ids.player('northwind'), sessionEndsAt });
    expect(readSession((await post(scheme)).body).userId).toBe(ids.player('northwind'));
    expect(await post(scheme)).toMatchObject({ status: 200, body: { errorCode: 2022 } });
  });

  it('gets an errorCode for a denied and for an expired code', async () => {
    const [denied, late] = [await start(), await start()];
    await decide(denied.userCode, { state: 'denied' });
    expect(failure.parse((await post(`console_auth_code t=${denied.code}`)).body).errorCode).toBe(2021);
    platform.clock.advance(10 * minute);
    expect(failure.parse((await post(`console_auth_code t=${late.code}`)).body).errorCode).toBe(2022);
  });
});

describe('a switch ticket', () => {
  const request = async (ticket: string, body: object = {}) => {
    const response = await platform.request('/v3/profiles/switchTickets', { method: 'POST', ticket, body });
    return z.object({ switchTicket: z.string() }).parse(response.body).switchTicket;
  };

  it('signs its player in once', async () => {
    const handed = await request(await ticketOf('northwind'));
    expect(readSession((await post(`switch t=${handed}`)).body).userId).toBe(ids.player('northwind'));
    expect((await post(`switch t=${handed}`)).status).toBe(401);
  });

  it('is valid for two minutes and for its application', async () => {
    const ticket = await ticketOf('northwind');
    const appId = ids.application('moongate', 'PC');
    const bound = await request(ticket, { appId: appId.toUpperCase() });
    expect((await post(`switch t=${bound}`)).status).toBe(401);
    expect((await post(`switch t=${bound}`, { headers: { 'Ubi-AppId': appId } })).status).toBe(200);
    const late = await request(ticket);
    platform.clock.advance(2 * minute);
    expect((await post(`switch t=${late}`)).status).toBe(401);
  });
});

it.each([
  ['psn t=demo-psn-northwind', 'northwind'],
  ['STEAM t=demo-steam-northwind', 'northwind'],
  ['xbl t=demo-xbl-tamsin', 'tamsin'],
])('%s logs its player in', async (authorization, player) => {
  expect(readSession((await post(authorization)).body).userId).toBe(ids.player(player));
});

it.each([
  ['a token of another platform', 'psn t=demo-xbl-tamsin', 401],
  ['a profile that nobody linked', 'xbl t=demo-xbl-waiting', 401],
  ['an unknown token', 'nintendo t=made-up', 401],
  ['an unknown scheme', 'stadia t=demo-psn-northwind', 401],
  ['no ticket', 'switch demo', 400],
])('rejects %s', async (_case, authorization, status) => {
  expect(await post(authorization)).toMatchObject({ status, body: { errorCode: status === 401 ? 3 : 1 } });
});

describe('a second factor', () => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const needed = z.object({ twoFactorAuthenticationTicket: z.string(), sessionId: z.guid(), ticket: z.null() });
  const begin = async () => needed.parse((await post(basic('okonkwo@meridian.example', password))).body);
  const codeNow = () => new TOTP({ secret }).generate({ timestamp: platform.clock.now().getTime() });
  const finish = (ticket: string, code: string) => post(`ubi_2fa_v1 t=${ticket}`, { headers: { 'Ubi-2FACode': code } });

  it('is requested with a session whose other keys are null', async () => {
    const { body } = await post(basic('okonkwo@meridian.example', password));
    expect(body).toMatchObject({
      ticket: null,
      profileId: null,
      rememberMeTicket: null,
      maskedPhone: null,
      codeGenerationPreference: ['authenticator', 'email'],
    });
  });

  it("completes the login with the app's code, in the announced session", async () => {
    const { twoFactorAuthenticationTicket, sessionId } = await begin();
    const { body, status } = await finish(twoFactorAuthenticationTicket, codeNow());
    expect(status).toBe(200);
    expect(body).toMatchObject({ sessionId, userId: ids.player('okonkwo') });
    expect((await finish(twoFactorAuthenticationTicket, codeNow())).status).toBe(401);
  });

  it('accepts a code from an email', async () => {
    const { twoFactorAuthenticationTicket: ticket } = await begin();
    const headers = { Authorization: `ubi_2fa_v1 t=${ticket}` };
    expect((await platform.request('/v3/profiles/twoFactorCodes', { method: 'POST', headers })).body).toEqual({});
    const code = /^\d{6}/.exec(emails.at(-1)?.subject ?? '')?.[0] ?? '';
    expect((await finish(ticket, code)).status).toBe(200);
  });

  it('rejects a wrong code and slows down guessing', async () => {
    const { twoFactorAuthenticationTicket: ticket } = await begin();
    const wrong = await finish(ticket, '000000');
    expect(failure.parse(wrong.body).moreInfo).toContain('Ubi-2FACode');
    expect(wrong).toMatchObject({ status: 401, body: { errorCode: 3 } });
    for (let i = 0; i < 5; i += 1) await finish(ticket, '000000');
    expect(await finish(ticket, codeNow())).toMatchObject({ status: 429, body: { errorCode: 1100 } });
  });
});
