import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { consoleAuthCodes, externalProfiles, oneTimeTokens, sessions, signOnSessions } from '../db/schema';
import { findAccountByEmail } from '../db/stores/accounts/accountStore';
import { issueToken, passwordReset } from '../db/stores/accounts/oneTimeTokenStore';
import { systemClock } from '../support/clock';
import { hashSecret } from '../support/secret';
import { basic, buildCreation, givenAccount, logInAs, readSession } from '../testing/accounts';
import { onEveryDatabase } from '../testing/databases';
import { cookieOf, postForm, postFormWithoutScript, widgetRequest } from '../testing/signOnPages';
import { startPlatform, testAppId, type TestPlatform } from '../testing/startPlatform';

jest.setTimeout(120_000);

const { email, password } = buildCreation();
const path = '/v3/profiles/sessions';

type Attempt = () => Promise<{ status: number }>;

const login = (club: TestPlatform, authorization: string) =>
  club.request(path, { method: 'POST', body: { rememberMe: true }, headers: { Authorization: authorization } });

/** What opens an account again at any time: its password and its linked profiles. */
const credentials = (club: TestPlatform): Attempt[] => [
  () => login(club, 'psn t=psn-marlo'),
  () => login(club, basic(email, password)),
  () => postForm(club, '/sso/login', { ...widgetRequest, email, password }),
];

/** What earlier logins have opened, and what opens an account with it. */
async function openedBefore(club: TestPlatform): Promise<Attempt[]> {
  const { ticket } = await logInAs(club);
  const cookie = cookieOf(await postForm(club, '/sso/login', { ...widgetRequest, email, password }));
  const headers = { Cookie: cookie };
  let renewed = await logInAs(club);
  let remembered = await logInAs(club, { rememberMe: true });
  return [
    () => login(club, `Ubi_v1 t=${ticket}`),
    async () => {
      const response = await club.request(path, { method: 'PUT', ticket: renewed.ticket });
      if (response.status === 200) renewed = readSession(response.body);
      return response;
    },
    async () => {
      const response = await login(club, `rm_v1 t=${remembered.rememberMeTicket}`);
      if (response.status === 200) remembered = readSession(response.body);
      return response;
    },
    async () => {
      const given = await club.request('/v3/profiles/switchTickets', { method: 'POST', ticket, body: {} });
      const { data } = z.object({ switchTicket: z.string() }).safeParse(given.body);
      return data ? login(club, `switch t=${data.switchTicket}`) : given;
    },
    () => club.request('/v3/profiles/switchTickets', { method: 'POST', ticket, body: {} }),
    () => club.request('/v3/users/me/profiles', { method: 'POST', ticket, body: { otherTicket: 'psn-marlo' } }),
    () => postForm(club, '/sso/ticket', { appId: testAppId }, { headers }),
    async () => {
      const { body } = await club.request('/v3/profiles/consoleAuthCodes', { method: 'POST', body: {} });
      const code = /"userCode":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? '';
      return postFormWithoutScript(club, '/sso/console', { code, decision: 'approve', lang: 'en-US' }, headers);
    },
  ];
}

/** Repeats all attempts at once until it is over; returns the statuses of the responses. */
async function repeat(attempts: Attempt[], isOver: () => boolean): Promise<Set<number>> {
  const statuses = new Set<number>();
  await Promise.all(
    attempts.map(async (attempt) => {
      for (let round = 0; round < 100 && !isOver(); round += 1) {
        statuses.add((await attempt()).status);
        // Rejected calls never leave the microtasks, which would starve the end of the access.
        await new Promise(setImmediate);
      }
    }),
  );
  return statuses;
}

/** The player's rows that open the account. */
async function accessOf({ platform: { db } }: TestPlatform, userId: string) {
  const isOpen = and(eq(externalProfiles.userId, userId), eq(externalProfiles.isConfirmed, true));
  return {
    sessions: await db.$count(sessions, eq(sessions.userId, userId)),
    signOns: await db.$count(signOnSessions, eq(signOnSessions.userId, userId)),
    oneTimeTokens: await db.$count(oneTimeTokens, eq(oneTimeTokens.userId, userId)),
    approvedConsoles: await db.$count(consoleAuthCodes, eq(consoleAuthCodes.userId, userId)),
    confirmedProfiles: await db.$count(externalProfiles, isOpen),
  };
}

const none = { sessions: 0, signOns: 0, oneTimeTokens: 0, approvedConsoles: 0 };

async function resetPassword(club: TestPlatform): Promise<{ status: number }> {
  const account = await findAccountByEmail(club.platform.db, email);
  const { token } = await issueToken(club.platform.db, systemClock.now(), passwordReset, {
    userId: account?.userId ?? '',
    payload: { nextUrl: widgetRequest.origin },
  });
  return postForm(club, '/sso/reset', { token, lang: 'en-US', password: 'Another5Star' });
}

onEveryDatabase((database) => {
  it.each([
    {
      end: 'a password reset',
      endAccess: resetPassword,
      voids: async (club: TestPlatform) => [...(await openedBefore(club)), ...credentials(club)],
      confirmedProfiles: 0,
    },
    {
      end: 'a sign-out everywhere',
      endAccess: (club: TestPlatform, ticket: string) =>
        club.request('/v3/users/me/sessions', { method: 'DELETE', ticket }),
      voids: openedBefore,
      confirmedProfiles: 1,
    },
  ])('leaves nothing to logins that are in flight during $end', async ({ endAccess, voids, confirmedProfiles }) => {
    const club = await startPlatform({ database: await database.fresh(), clock: systemClock });
    const { userId } = await givenAccount(club);
    const { ticket } = await logInAs(club);
    await club.platform.db.insert(externalProfiles).values({
      profileId: '0f5e6c1e-7d0b-4e0f-8a55-0d6c2f6a3c11',
      platformType: 'psn',
      idOnPlatform: '42',
      nameOnPlatform: 'Marlo on a console',
      tokenHash: hashSecret('psn-marlo'),
    });
    const link = { method: 'POST', ticket, body: { otherTicket: 'psn-marlo' } } as const;
    expect((await club.request('/v3/users/me/profiles', link)).status).toBe(200);

    let isOver = false;
    const attempts = repeat(await voids(club), () => isOver);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await endAccess(club, ticket)).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 100));
    isOver = true;
    const statuses = [...(await attempts)];

    // Some attempts came before the end of the access, and some after it.
    expect(statuses).toEqual(expect.arrayContaining([200, 401]));
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(await accessOf(club, userId)).toEqual({ ...none, confirmedProfiles });
    await club.close();
  });
});
