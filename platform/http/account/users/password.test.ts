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

  it('of another player is forbidden', async () => {
    const { userId } = await givenAccount(platform, {
      email: `other${players}@northlight.example`,
      nameOnPlatform: `Other_${players}`,
    });
    expect((await change({ password, newPassword }, userId)).status).toBe(403);
  });
});
