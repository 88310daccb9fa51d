import { and, eq, sql } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { z } from 'zod';
import { accounts, oneTimeTokens } from '../../../db/schema';
import type { Email } from '../../../support/emails';
import { basic, buildCreation, givenAccount, logInAs } from '../../../testing/accounts';
import { cookieOf, postForm, widgetRequest } from '../../../testing/signOnPages';
import { startPlatform, startUpMs, type TestCall, type TestPlatform } from '../../../testing/startPlatform';

const { password } = buildCreation();
const newPassword = 'Another5Star';

describe('an objection to a change of the email address', () => {
  let platform: TestPlatform;
  let emails: Email[] = [];
  let players = 0;
  let email: string;
  let thiefs: string;
  let ticket: string;
  let userId: string;
  beforeAll(async () => {
    platform = await startPlatform({ sendEmail: (sent) => Promise.resolve(void emails.push(sent)) });
  }, startUpMs);
  afterAll(() => platform.close());
  beforeEach(async () => {
    emails = [];
    players += 1;
    email = `owner${players}@north.example`;
    thiefs = `thief${players}@north.example`;
    const identity = { email, nameOnPlatform: `Owner_${players}` };
    ({ userId } = await givenAccount(platform, identity));
    ({ ticket } = await logInAs(platform, identity));
  });

  const call = (path: string, method: TestCall['method'], body?: unknown, own = ticket) =>
    platform.request(`/v3/users/me/${path}`, { method, body, ticket: own });
  const linkIn = (sent: Email | undefined) => new URL(/http\S+/.exec(sent?.text ?? '')?.[0] ?? 'http://none.example/');
  const open = async (address: string) => String((await platform.request(address)).body);
  const press = async (link: URL) => {
    const { body } = await postForm(platform, link.pathname, Object.fromEntries(link.searchParams));
    return z.object({ next: z.string() }).parse(body).next;
  };
  const objection = () => linkIn(emails.find(({ to, text }) => to === email && text.includes('/sso/object')));
  const change = () => call('email', 'PUT', { password, email: thiefs });
  const confirmChange = () => press(linkIn(emails.findLast(({ to }) => to === thiefs)));
  const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: platform.clock.now().getTime() });
  const turnOn = async () => {
    const setup = await call('secondFactor/setups', 'POST', { password });
    const { secret } = z.object({ secret: z.string() }).parse(setup.body);
    const { body } = await call('secondFactor', 'PUT', { secret, code: codeOf(secret) });
    platform.clock.advance(60_000);
    return { secret, codes: z.object({ recoveryCodes: z.array(z.string()) }).parse(body).recoveryCodes };
  };
  /** Chooses another password on the page that the objection leads to. */
  const choosePassword = (next: string) => {
    const token = new URL(next, 'http://localhost').searchParams.get('token') ?? '';
    return postForm(platform, '/sso/reset', { token, lang: 'en-US', password: newPassword });
  };
  const begin = async () => {
    const response = await postForm(platform, '/sso/login', { ...widgetRequest, email, password: newPassword });
    return z.object({ twoFactorTicket: z.string().optional() }).parse(response.body).twoFactorTicket;
  };
  const restoredEmail = () => emails.findLast(({ subject }) => subject.endsWith('is yours again'));

  it('takes back a closing that was asked for since, and says so on the page and by email', async () => {
    await change();
    await confirmChange();
    await call('closing', 'POST', { password });
    const next = await press(objection());
    const [account] = await platform.platform.db.select().from(accounts).where(eq(accounts.userId, userId));
    expect(account).toMatchObject({ email, closesAt: null });

    const lines = [`Your email is ${email}.`, 'All devices are signed out.', 'Your account stays open.'];
    const page = await open(next);
    for (const line of lines) expect(page).toContain(`<li>${line}</li>`);
    expect(page).toContain('Here’s what we undid');
    expect(restoredEmail()).toMatchObject({ to: email });
    for (const line of lines) expect(restoredEmail()?.text).toContain(`- ${line}`);
  });

  it('brings back the password that was changed since, says so, and asks for another one', async () => {
    await change();
    await confirmChange();
    expect((await call('password', 'PUT', { password, newPassword: 'Thiefs7Word' })).status).toBe(200);
    const next = await press(objection());
    const logIn = async (typed: string) =>
      (
        await platform.request('/v3/profiles/sessions', {
          method: 'POST',
          body: {},
          headers: { Authorization: basic(email, typed) },
        })
      ).status;
    expect([await logIn(password), await logIn('Thiefs7Word')]).toEqual([200, 401]);
    expect((await call('devices', 'GET')).status).toBe(401);

    const page = await open(next);
    expect(page).toContain('<li>Your password is back to what it was before the change.</li>');
    expect(page).toContain('Choose a new password now: whoever asked to change your email knew your password.');
    expect(restoredEmail()?.text).toContain('- Your password is back to what it was before the change.');
    const link = linkIn(restoredEmail());
    expect(link.pathname).toBe('/sso/reset');
    expect(await open(link.pathname + link.search)).toContain('<form');
    expect((await choosePassword(link.href)).status).toBe(200);
    expect([await logIn(password), await logIn(newPassword)]).toEqual([401, 200]);
  });

  it('keeps a password that was not changed, and says nothing of it', async () => {
    await change();
    await confirmChange();
    const page = await open(await press(objection()));
    expect(page).not.toContain('from before the change');
    expect(page).toContain('Choose a new password now');
    expect((await logInAs(platform, { email })).ticket).not.toBe('');
  });

  it('leaves no password where the link is of a version that kept none', async () => {
    await change();
    await platform.platform.db
      .update(oneTimeTokens)
      .set({ payload: sql`${oneTimeTokens.payload} || '{"passwordHash": null}'` })
      .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.kind, 'objection')));
    const next = await press(objection());
    expect(await open(next)).not.toContain('from before the change');
    const { status } = await postForm(platform, '/sso/login', { ...widgetRequest, email, password });
    expect(status).toBe(422);
  });

  it('leaves a closing that was asked for before', async () => {
    await call('closing', 'POST', { password });
    platform.clock.advance(60_000);
    ({ ticket } = await logInAs(platform, { email }));
    await change();
    const next = await press(objection());
    const [account] = await platform.platform.db.select().from(accounts).where(eq(accounts.userId, userId));
    expect(account?.closesAt).not.toBeNull();
    expect(await open(next)).not.toContain('stays open');
  });

  it('turns a second step off that was turned on since, and says so', async () => {
    await change();
    await turnOn();
    const next = await press(objection());
    expect(await open(next)).toContain('Two-step verification is off: it was turned on after the change.');
    await choosePassword(next);
    expect(await begin()).toBeUndefined();
  });

  it.each([
    [
      'was turned off',
      async () => {
        await call('secondFactor', 'DELETE', { password });
      },
    ],
    [
      'was replaced',
      async () => {
        await turnOn();
      },
    ],
  ])('brings back the second step that %s since, with its recovery codes', async (_case, attack) => {
    const own = await turnOn();
    await change();
    await attack();
    const next = await press(objection());
    expect(await open(next)).toContain('Your own two-step verification is on again.');
    await choosePassword(next);
    const twoFactorTicket = (await begin()) ?? '';
    const byCode = await postForm(platform, '/sso/code', {
      ...widgetRequest,
      twoFactorTicket,
      code: own.codes[0] ?? '',
    });
    expect(cookieOf(byCode)).not.toBe('');
    platform.clock.advance(60_000);
    const byApp = await postForm(platform, '/sso/code', {
      ...widgetRequest,
      twoFactorTicket: (await begin()) ?? '',
      code: codeOf(own.secret),
    });
    expect(cookieOf(byApp)).not.toBe('');
  });

  it('keeps the second step as it is where nothing has changed it', async () => {
    await turnOn();
    await change();
    const next = await press(objection());
    expect(await open(next)).not.toContain('wo-step verification');
    await choosePassword(next);
    expect(await begin()).toBeDefined();
  });

  it('says what stands in the way where another account has the address, and stays good until that is gone', async () => {
    await change();
    await confirmChange();
    // Reserved addresses cannot be taken; this one was before addresses were reserved.
    await platform.platform.db
      .update(oneTimeTokens)
      .set({ payload: sql`${oneTimeTokens.payload} || '{"reservedEmailKey": null}'` })
      .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.kind, 'objection')));
    const { userId: taker } = await givenAccount(platform, { email, nameOnPlatform: `Taker_${players}` });
    const link = objection();
    expect(await press(link)).toContain('/sso/object?');
    const page = await open(link.pathname + link.search);
    expect(page).toContain(`${email} isn’t available right now, so nothing has changed.`);
    expect(page).toContain('<form');

    await platform.platform.db.delete(accounts).where(eq(accounts.userId, taker));
    expect(await open(link.pathname + link.search)).not.toContain('isn’t available right now');
    expect(await press(link)).toContain('/sso/reset?');
  });

  it('the link to a new address stays good, too, while another account has that', async () => {
    await change();
    const { userId: taker } = await givenAccount(platform, { email: thiefs, nameOnPlatform: `Taker_${players}` });
    const link = linkIn(emails.findLast(({ to }) => to === thiefs));
    expect(await press(link)).toContain('/sso/verify?');
    expect(await open(link.pathname + link.search)).toContain(
      `${thiefs} isn’t available right now, so nothing has changed.`,
    );
    await platform.platform.db.delete(accounts).where(eq(accounts.userId, taker));
    expect(await press(link)).toContain('/sso/verify/done');
    const response = await platform.request('/v3/profiles/sessions', {
      method: 'POST',
      body: {},
      headers: { Authorization: basic(thiefs, password) },
    });
    expect(response.status).toBe(200);
  });

  it('is on a page that no site frames', async () => {
    await change();
    const { headers } = await platform.request(objection().pathname + objection().search);
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  });
});
