import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { accounts } from '../db/schema';
import { findAccountByEmail } from '../db/stores/accounts/accountStore';
import { issueToken, passwordReset } from '../db/stores/accounts/oneTimeTokenStore';
import type { Email } from '../support/emails';
import { buildCreation, givenAccount, logInAs } from '../testing/accounts';
import { ownOrigin, postForm, postFormWithoutScript, widgetRequest } from '../testing/signOnPages';
import { startPlatform, startUpMs, type TestPlatform } from '../testing/startPlatform';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const gone = 'This link no longer works.';

describe('verifying an email address', () => {
  let platform: TestPlatform;
  const emails: Email[] = [];
  beforeAll(async () => {
    platform = await startPlatform({ sendEmail: (email) => Promise.resolve(void emails.push(email)) });
  }, startUpMs);
  afterAll(() => platform.close());
  beforeEach(() => platform.clock.advance(day));

  let players = 0;
  /** Signs up by the call; returns the credentials. */
  const join = async () => {
    players += 1;
    const fields = buildCreation({ email: `player${players}@northlight.example`, nameOnPlatform: `Player${players}` });
    const address = `198.51.100.${players}`;
    expect((await platform.request('/v3/users', { method: 'POST', body: fields, address })).status).toBe(200);
    const { ticket } = await logInAs(platform, fields);
    return { ...fields, ticket };
  };
  const linksTo = (address: string) =>
    emails
      .filter(({ to }) => to === address)
      .flatMap(({ text }) => /http\S+/.exec(text) ?? [])
      .map((link) => link.replace(ownOrigin, ''));
  const lastLinkTo = (address: string) => linksTo(address).at(-1) ?? '';
  const open = async (link: string) => {
    const { status, body, headers } = await platform.request(link, { headers: { 'Ubi-AppId': '' } });
    return { status, page: String(body), headers };
  };
  const fieldsOf = (link: string) => Object.fromEntries(new URL(link, ownOrigin).searchParams);
  /** Presses the page's button. */
  const confirm = (link: string) => postForm(platform, '/sso/verify', fieldsOf(link));
  const isVerified = async (ticket: string) => {
    const { body } = await platform.request('/v3/users/me?fields=emailVerified', { ticket });
    return z.strictObject({ emailVerified: z.boolean() }).parse(body).emailVerified;
  };
  const resend = (ticket: string, id = 'me') =>
    platform.request(`/v3/users/${id}/emailVerification`, { method: 'POST', ticket });

  it.each([
    ['by the call', () => join(), 'Confirm your email for'],
    [
      'in the widget',
      async () => {
        const { email, password, nameOnPlatform } = buildCreation({
          email: 'ines@tidewrack.example',
          nameOnPlatform: 'Ines',
        });
        const birth = { 'birth-day': '14', 'birth-month': '6', 'birth-year': '1994' };
        const fields = { email, password, nameOnPlatform, country: 'FR', ...birth };
        const request = { ...widgetRequest, mode: 'signup', lang: 'fr-FR' };
        expect((await postForm(platform, '/sso/signup', { ...request, ...fields })).status).toBe(200);
        const { ticket } = await logInAs(platform, { email, password });
        return { email, ticket };
      },
      'Confirmez votre e-mail pour',
    ],
  ])(
    'a sign-up %s sends a link in the player’s language, whose button verifies the address',
    async (_, signUp, subject) => {
      const { email, ticket } = await signUp();
      expect(emails.at(-1)).toMatchObject({ to: email, subject: expect.stringContaining(subject) as unknown });
      expect(await isVerified(ticket)).toBe(false);

      const link = lastLinkTo(email);
      const { status, page, headers } = await open(link);
      expect(status).toBe(200);
      expect(page).toContain(email);
      expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
      expect(await isVerified(ticket)).toBe(false);

      const { body } = await confirm(link);
      const { next } = z.object({ next: z.string() }).parse(body);
      expect(next).toMatch('/sso/verify/done');
      const done = await open(next);
      expect(done.status).toBe(200);
      expect(done.page).toContain('<a class="submit" href=');
      expect(await isVerified(ticket)).toBe(true);
    },
  );

  it('works without a script', async () => {
    const { email, ticket } = await join();
    const link = lastLinkTo(email);
    const sent = await postFormWithoutScript(platform, '/sso/verify', fieldsOf(link));
    expect(sent.status).toBe(303);
    const { page } = await open(sent.headers.get('Location') ?? '');
    expect(page).toMatch(/<h1>Email confirmed<\/h1>.*Your email is confirmed\./);
    expect(await isVerified(ticket)).toBe(true);
  });

  it('works once: a used link explains what to do, and every other link ends with it', async () => {
    const { email, ticket } = await join();
    await resend(ticket);
    const [first = '', second = ''] = linksTo(email);
    await confirm(second);
    for (const link of [first, second]) {
      const { status, page } = await open(link);
      expect(status).toBe(410);
      expect(page).toContain(gone);
      expect(page).not.toContain('<form');
      expect((await confirm(link)).body).toHaveProperty('next', link);
    }
    expect(await isVerified(ticket)).toBe(true);
  });

  it('works once for two presses at the same time', async () => {
    const { email, ticket } = await join();
    const link = lastLinkTo(email);
    const pressed = await Promise.all([confirm(link), confirm(link)]);
    expect(pressed.filter(({ body }) => JSON.stringify(body).includes('/sso/verify/done'))).toHaveLength(1);
    expect(await isVerified(ticket)).toBe(true);
  });

  it('works for three days', async () => {
    const { email, ticket } = await join();
    const link = lastLinkTo(email);
    platform.clock.advance(3 * day - 1);
    expect((await open(link)).status).toBe(200);
    platform.clock.advance(1);
    expect((await open(link)).page).toContain(gone);
    await confirm(link);
    const { ticket: later } = await logInAs(platform, { email });
    expect(ticket).not.toBe(later);
    expect(await isVerified(later)).toBe(false);
  });

  it.each(['', '?token=', '?token=abc&lang=en-US', `?token=${'A'.repeat(64)}`, '?token=%27%20or%201=1'])(
    'has no page for a guess: %s',
    async (query) => {
      const { page, status } = await open(`/sso/verify${query}`);
      expect(status).toBe(410);
      expect(page).toContain(gone);
      expect((await confirm(`/sso/verify${query}`)).body).toHaveProperty('next', expect.not.stringMatching('done'));
    },
  );

  it('a link verifies the account that it was sent to, whoever opens it', async () => {
    const [owner, other] = [await join(), await join()];
    await confirm(lastLinkTo(owner.email));
    expect(await isVerified(owner.ticket)).toBe(true);
    expect(await isVerified(other.ticket)).toBe(false);
  });

  it('a link verifies no address but the one it was sent to', async () => {
    const { email, nameOnPlatform, ticket } = await join();
    const changed = `changed.${email}`;
    await platform.platform.db
      .update(accounts)
      .set({ email: changed })
      .where(eq(accounts.nameOnPlatform, nameOnPlatform));
    expect((await open(lastLinkTo(email))).status).toBe(410);
    await confirm(lastLinkTo(email));
    expect(await isVerified(ticket)).toBe(false);

    await resend(ticket);
    await confirm(lastLinkTo(changed));
    expect(await isVerified(ticket)).toBe(true);
  });

  it('another site cannot press the button', async () => {
    const { email, ticket } = await join();
    const headers = { Origin: 'https://evil.example' };
    const sent = await postForm(platform, '/sso/verify', fieldsOf(lastLinkTo(email)), { headers });
    expect(sent.status).toBe(403);
    expect(await isVerified(ticket)).toBe(false);
  });

  it('a password reset verifies the address, because its link came by email', async () => {
    const { email, ticket } = await join();
    expect(await isVerified(ticket)).toBe(false);
    const account = await findAccountByEmail(platform.platform.db, email);
    const { token } = await issueToken(platform.platform.db, platform.clock.now(), passwordReset, {
      userId: account?.userId ?? '',
      payload: { nextUrl: widgetRequest.origin },
    });
    await postForm(platform, '/sso/reset', { token, lang: 'en-US', password: 'Another5Star' });
    const { ticket: later } = await logInAs(platform, { email, password: 'Another5Star' });
    expect(await isVerified(later)).toBe(true);
    expect((await open(lastLinkTo(email))).status).toBe(410);
  });

  it('sends the link again three times, and once more an hour after that', async () => {
    const { email, ticket } = await join();
    for (const _ of [1, 2, 3]) {
      expect(await resend(ticket)).toMatchObject({ status: 200, body: { emailVerified: false } });
    }
    expect(new Set(linksTo(email)).size).toBe(4);
    const rejected = await resend(ticket);
    expect(rejected).toMatchObject({ status: 429, body: { errorCode: 1100 } });
    expect(rejected.headers.get('Retry-After')).toBe('3600');
    platform.clock.advance(hour);
    expect((await resend(ticket)).status).toBe(200);
    expect(linksTo(email)).toHaveLength(5);
  });

  it('sends nothing for an address that is verified, nor for another player', async () => {
    const account = await givenAccount(platform);
    const { ticket } = await logInAs(platform);
    const sent = emails.length;
    expect(await resend(ticket, account.userId)).toMatchObject({ status: 200, body: { emailVerified: true } });
    const { ticket: other } = await join();
    expect((await resend(other, account.userId)).status).toBe(403);
    expect(emails).toHaveLength(sent + 1);
  });
});

it('an email that cannot be sent fails no sign-up', async () => {
  const errors: unknown[] = [];
  const platform = await startPlatform({
    sendEmail: () => Promise.reject(new Error('The mail server is down.')),
    reportError: (error) => void errors.push(error),
  });
  const created = await platform.request('/v3/users', { method: 'POST', body: buildCreation() });
  expect(created.status).toBe(200);
  expect(errors).toEqual([new Error('The mail server is down.')]);
  await platform.close();
});
