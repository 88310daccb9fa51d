import { eq, isNotNull } from 'drizzle-orm';
import { givenPlayer, logInAs } from '../../testing/accounts';
import { giveUnits, seedSample } from '../../testing/players';
import { startPlatform, startUpMs, type TestPlatform } from '../../testing/startPlatform';
import { countAttempt } from './accounts/attemptStore';
import { ids } from '../../content/ids';
import { exchangeGraceMs } from './accounts/sessionStore';
import { addNotices } from './players/noticeStore';
import { emailVerification, issueToken, passwordReset } from './accounts/oneTimeTokenStore';
import {
  attempts,
  idempotentResponses,
  knownDevices,
  notices,
  oneTimeTokens,
  sessions,
  signOnSessions,
  usedRememberMeTickets,
} from '../schema';
import { startSignOn } from './accounts/signOnStore';
import { purgeAll } from '../../testing/purgeAll';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
let club: TestPlatform;

beforeAll(async () => {
  club = await startPlatform();
  await seedSample(club);
}, startUpMs);
afterAll(() => club.close());

/** The rows of each kind that remain after a purge. */
async function leftAfter(ms: number) {
  const { db } = club.platform;
  club.clock.advance(ms);
  await purgeAll(club.platform);
  return {
    attempts: await db.$count(attempts, eq(attempts.kind, 'reset')),
    creations: await db.$count(attempts, eq(attempts.kind, 'creation')),
    sessions: await db.$count(sessions),
    usedTickets: await db.$count(usedRememberMeTickets),
    repeatableExchanges: await db.$count(usedRememberMeTickets, isNotNull(usedRememberMeTickets.salt)),
    signOns: await db.$count(signOnSessions),
    devices: await db.$count(knownDevices),
    resets: await db.$count(oneTimeTokens, eq(oneTimeTokens.kind, passwordReset.kind)),
    verifications: await db.$count(oneTimeTokens, eq(oneTimeTokens.kind, emailVerification.kind)),
    responses: await db.$count(idempotentResponses),
    notices: await db.$count(notices),
  };
}

it('deletes each kind of row when it expires, and not before', async () => {
  const { db } = club.platform;
  const { account, ticket } = await givenPlayer(club);
  await giveUnits(club, account.userId, 100);
  const remembered = await logInAs(club, { rememberMe: true });
  const used = { Authorization: `rm_v1 t=${remembered.rememberMeTicket ?? ''}` };
  await club.request('/v3/profiles/sessions', { method: 'POST', body: { rememberMe: true }, headers: used });
  await startSignOn(db, club.clock, account, { rememberMe: false });
  const { userId, email } = account;
  const payload = { nextUrl: 'http://localhost:3000/' };
  await issueToken(db, club.clock.now(), passwordReset, { userId, payload });
  await issueToken(db, club.clock.now(), emailVerification, { userId, payload: { email } });
  const notice = { profileId: account.userId, kind: 'rulesChanged' as const, fact: 'first', details: {} };
  await addNotices(db, [notice], club.clock.now());
  await countAttempt(db, club.clock, [{ kind: 'reset', subject: '203.0.113.9' }]);
  await countAttempt(db, club.clock, [{ kind: 'creation', subject: '203.0.113.9' }]);
  const claim = await club.request('/v1/profiles/me/club/rewards', {
    method: 'POST',
    ticket,
    body: { id: ids.reward('moongate', 'river-charm'), spaceId: ids.space('moongate') },
    headers: { 'Idempotency-Key': 'first' },
  });
  expect(claim.status).toBe(200);

  const all = {
    ...{ attempts: 1, creations: 1, sessions: 2, usedTickets: 1, repeatableExchanges: 1, signOns: 1, devices: 1 },
    ...{ resets: 1, verifications: 1, responses: 1, notices: 1 },
  };
  expect(await leftAfter(exchangeGraceMs - 1)).toEqual(all);
  all.repeatableExchanges = 0;
  expect(await leftAfter(1)).toEqual(all);
  expect(await leftAfter(59 * minute - exchangeGraceMs)).toEqual(all);
  expect(await leftAfter(minute)).toEqual({ ...all, attempts: 0, resets: 0 });
  expect(await leftAfter(2 * hour)).toEqual({ ...all, attempts: 0, resets: 0, sessions: 1 });
  const late = { ...all, attempts: 0, creations: 0, resets: 0, sessions: 1, signOns: 0 };
  expect(await leftAfter(day)).toEqual(late);
  const later = { ...late, verifications: 0 };
  expect(await leftAfter(2 * day)).toEqual(later);
  expect(await leftAfter(26 * day)).toEqual(later);
  const last = { ...later, sessions: 0, usedTickets: 0, responses: 0 };
  expect(await leftAfter(day)).toEqual(last);
  expect(await leftAfter(149 * day)).toEqual(last);
  expect(await leftAfter(day)).toEqual({ ...last, devices: 0 });
  expect(await leftAfter(220 * day)).toEqual({ ...last, devices: 0, notices: 0 });
});
