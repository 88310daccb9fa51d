import { and, eq } from 'drizzle-orm';
import { consoleAuthCodes, externalProfiles, sessions, signOnSessions, switchTickets } from '../db/schema';
import { startPasswordReset } from '../db/stores/accounts/passwordResetStore';
import { openSession } from '../db/stores/accounts/sessionStore';
import { systemClock } from '../support/clock';
import { hashSecret } from '../support/secret';
import { basic, buildCreation, givenAccount } from '../testing/accounts';
import { onPostgres } from '../testing/databases';
import { cookieOf, postForm, postFormWithoutScript, widgetRequest } from '../testing/signOnPages';
import { startPlatform, testAppId, type TestPlatform } from '../testing/startPlatform';

jest.setTimeout(120_000);

const { email, password } = buildCreation();
const path = '/v3/profiles/sessions';

/** Everything that opens an account, requested repeatedly until the reset is done. */
async function attack(club: TestPlatform, isOver: () => boolean) {
  const { db } = club.platform;
  const login = (authorization: string) =>
    club.request(path, { method: 'POST', body: { rememberMe: true }, headers: { Authorization: authorization } });
  const first = await login(basic(email, password));
  const ticket = /"ticket":"([^"]+)"/.exec(JSON.stringify(first.body))?.[1] ?? '';
  const cookie = cookieOf(await postForm(club, '/sso/login', { ...widgetRequest, email, password }));
  const headers = { Cookie: cookie };
  const attempts: (() => Promise<{ status: number }>)[] = [
    () => login(`Ubi_v1 t=${ticket}`),
    () => login('psn t=psn-marlo'),
    () => login(basic(email, password)),
    () => club.request('/v3/profiles/switchTickets', { method: 'POST', ticket, body: {} }),
    () => club.request('/v3/users/me/profiles', { method: 'POST', ticket, body: { otherTicket: 'psn-marlo' } }),
    () => postForm(club, '/sso/ticket', { appId: testAppId }, { headers }),
    () => postForm(club, '/sso/login', { ...widgetRequest, email, password }),
    async () => {
      const { body } = await club.request('/v3/profiles/consoleAuthCodes', {
        method: 'POST',
        body: {},
      });
      const code = /"userCode":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? '';
      return postFormWithoutScript(club, '/sso/console', { code, decision: 'approve', lang: 'en-US' }, headers);
    },
  ];
  await db
    .update(externalProfiles)
    .set({ isConfirmed: true })
    .where(eq(externalProfiles.tokenHash, hashSecret('psn-marlo')));
  const statuses = new Set<number>();
  const done = Promise.all(
    attempts.map(async (attempt) => {
      for (let round = 0; round < 100 && !isOver(); round += 1) {
        statuses.add((await attempt()).status);
        // Rejected calls never leave the microtasks, which would starve the reset.
        await new Promise(setImmediate);
      }
    }),
  );
  return { statuses, done };
}

// Only PostgreSQL runs transactions side by side; PGlite runs one at a time.
onPostgres((database) => {
  it('leaves nothing to logins that are in flight during a password reset', async () => {
    const club = await startPlatform({ database: await database.fresh(), clock: systemClock });
    const { db } = club.platform;
    const { userId } = await givenAccount(club);
    const { ticket } = await openSession(db, systemClock, userId, { rememberMe: false });
    await db.insert(externalProfiles).values({
      profileId: '0f5e6c1e-7d0b-4e0f-8a55-0d6c2f6a3c11',
      platformType: 'psn',
      idOnPlatform: '42',
      nameOnPlatform: 'Marlo on a console',
      tokenHash: hashSecret('psn-marlo'),
    });
    const link = { method: 'POST', ticket, body: { otherTicket: 'psn-marlo' } } as const;
    expect((await club.request('/v3/users/me/profiles', link)).status).toBe(200);

    let isOver = false;
    const { done, statuses } = await attack(club, () => isOver);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const token = await startPasswordReset(db, systemClock, email, widgetRequest.origin);
    const saved = await postForm(club, '/sso/reset', { token: token ?? '', lang: 'en-US', password: 'Another5Star' });
    expect(saved.status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 100));
    isOver = true;
    await done;

    // Some attempts came before the reset, and some after it.
    expect([...statuses]).toEqual(expect.arrayContaining([200, 401]));
    expect([...statuses].filter((status) => status >= 500)).toEqual([]);
    const isOpen = and(eq(externalProfiles.userId, userId), eq(externalProfiles.isConfirmed, true));
    expect({
      sessions: await db.$count(sessions, eq(sessions.userId, userId)),
      signOns: await db.$count(signOnSessions, eq(signOnSessions.userId, userId)),
      switchTickets: await db.$count(switchTickets, eq(switchTickets.userId, userId)),
      approvedConsoles: await db.$count(consoleAuthCodes, eq(consoleAuthCodes.userId, userId)),
      confirmedProfiles: await db.$count(externalProfiles, isOpen),
    }).toEqual({ sessions: 0, signOns: 0, switchTickets: 0, approvedConsoles: 0, confirmedProfiles: 0 });
    await club.close();
  });
});
