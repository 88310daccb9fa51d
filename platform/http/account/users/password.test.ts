import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { accounts } from '../../../db/schema';
import { basic, buildCreation, givenAccount, logInAs } from '../../../testing/accounts';
import { cookieOf, postForm, widgetRequest } from '../../../testing/signOnPages';
import { startPlatform, startUpMs, testAppId, type TestPlatform } from '../../../testing/startPlatform';
import { z } from 'zod';

const { password } = buildCreation();
const newPassword = 'Another5Star';

describe('a change of the password', () => {
  let platform: TestPlatform;
  let players = 0;
  let email: string;
  let ticket: string;
  beforeAll(async () => {
    platform = await startPlatform();
  }, startUpMs);
  afterAll(() => platform.close());
  beforeEach(async () => {
    // The attempts of the last test are forgotten.
    platform.clock.advance(60 * 60 * 1000);
    players += 1;
    email = `password${players}@northlight.example`;
    const identity = { email, nameOnPlatform: `Password_${players}` };
    await givenAccount(platform, identity);
    ({ ticket } = await logInAs(platform, identity));
  });

  const change = (body: unknown, userId = 'me') =>
    platform.request(`/v3/users/${userId}/password`, { method: 'PUT', ticket, body });
  const logIn = async (own: string) =>
    (
      await platform.request('/v3/profiles/sessions', {
        method: 'POST',
        body: { rememberMe: true },
        headers: { Authorization: basic(email, own) },
      })
    ).status;
  const isGood = async (own: string | undefined) =>
    (await platform.request('/v3/users/me', { ticket: own })).status === 200;
  const signOn = async () => cookieOf(await postForm(platform, '/sso/login', { ...widgetRequest, email, password }));
  const ticketBy = async (cookie: string) => {
    const { body } = await postForm(platform, '/sso/ticket', { appId: testAppId }, { headers: { Cookie: cookie } });
    return z.object({ ticket: z.string().optional() }).parse(body).ticket;
  };

  it('replaces it, and signs out every device but this one', async () => {
    const [here, elsewhere] = [await signOn(), await signOn()];
    const application = ticket;
    const other = await ticketBy(elsewhere);
    ticket = (await ticketBy(here)) ?? '';
    expect(await change({ password, newPassword })).toMatchObject({ status: 200, body: {} });

    expect([await isGood(ticket), await isGood(application), await isGood(other)]).toEqual([true, false, false]);
    expect(await ticketBy(here)).toBeDefined();
    expect(await ticketBy(elsewhere)).toBeUndefined();
    expect([await logIn(password), await logIn(newPassword)]).toEqual([401, 200]);
  });

  it('needs the present password, and waits after five wrong ones, also with the right one', async () => {
    for (let guess = 1; guess <= 5; guess += 1) {
      expect(await change({ password: `Wrong${guess}`, newPassword })).toMatchObject({
        status: 403,
        body: { errorCode: 2041 },
      });
    }
    const limited = await change({ password, newPassword });
    expect(limited).toMatchObject({ status: 429, body: { errorCode: 1100 } });
    expect(limited.headers.get('Retry-After')).toBe('30');
    expect([await logIn(password), await logIn(newPassword)]).toEqual([200, 401]);
    platform.clock.advance(30_000);
    expect((await change({ password, newPassword })).status).toBe(200);
  });

  it('whose response was lost succeeds again, as the first did', async () => {
    const first = await change({ password, newPassword });
    expect(await logIn(newPassword)).toBe(200);
    const elsewhere = cookieOf(
      await postForm(platform, '/sso/login', { ...widgetRequest, email, password: newPassword }),
    );
    const repeat = await change({ password, newPassword });
    expect([repeat.status, repeat.body]).toEqual([first.status, first.body]);
    expect([await isGood(ticket), await ticketBy(elsewhere)]).toEqual([true, undefined]);
    expect([await logIn(password), await logIn(newPassword)]).toEqual([401, 200]);
    expect((await change({ password, newPassword: 'Other6Star' })).status).toBe(403);
  });

  it('is guessed no longer by the new password than by the present one', async () => {
    for (let guess = 1; guess <= 5; guess += 1) {
      expect((await change({ password: 'Wrong', newPassword: `Wrong${guess}Star` })).status).toBe(403);
    }
    expect((await change({ password: 'Wrong', newPassword: password })).status).toBe(429);
  });

  it('is counted also where guesses are sent concurrently', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, guess) => change({ password: `Wrong${guess}`, newPassword })),
    );
    expect(guesses.filter(({ status }) => status === 403)).toHaveLength(5);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it.each(['short', 'alllowercase1', 'NoNumberHere', 'Password1', 'x'.repeat(129)])(
    'is rejected for %s with a report',
    async (tooEasy) => {
      expect(await change({ password, newPassword: tooEasy })).toMatchObject({
        status: 400,
        body: { errorCode: 1, validationReports: [{ ErrorCode: 2012, Field: 'password' }] },
      });
      expect(await logIn(password)).toBe(200);
    },
  );

  it.each([
    ['itself', password, password],
    ['itself in other characters', 'Gr\u00FCn3Sterne\u2003x', 'Gru\u0308n3Sterne x'],
  ])('to %s is rejected with a sentence, and signs nobody out', async (_case, present, same) => {
    if (present !== password) await change({ password, newPassword: present });
    const elsewhere = await signOn();
    expect(await change({ password: present, newPassword: same })).toMatchObject({
      status: 400,
      body: {
        validationReports: [
          { ErrorCode: 2012, Field: 'password', Message: 'That’s your current password. Choose another.' },
        ],
      },
    });
    if (present === password) expect(await ticketBy(elsewhere)).toBeDefined();
  });

  it('logs in whatever keyboard types it', async () => {
    await change({ password, newPassword: 'Gr\u00FCn3Sterne\u00A0x' });
    expect(await logIn('Gru\u0308n3Sterne x')).toBe(200);
    expect(await logIn('Grun3Sterne x')).toBe(401);
  });

  it('made before passwords were normalized still logs in, and is renewed by that', async () => {
    const { db } = platform.platform;
    const typed = 'Gru\u0308n3Sterne';
    await db
      .update(accounts)
      .set({ passwordHash: await hash(typed) })
      .where(eq(accounts.email, email));
    expect(await logIn('Gr\u00FCn3Sterne')).toBe(401);
    expect(await logIn(typed)).toBe(200);
    expect([await logIn('Gr\u00FCn3Sterne'), await logIn(typed)]).toEqual([200, 200]);
  });

  it('of another player is forbidden', async () => {
    const { userId } = await givenAccount(platform, {
      email: `other${players}@northlight.example`,
      nameOnPlatform: `Other_${players}`,
    });
    expect((await change({ password, newPassword }, userId)).status).toBe(403);
  });
});
