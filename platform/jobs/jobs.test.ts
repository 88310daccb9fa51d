import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { countAttempt } from '../db/stores/accounts/attemptStore';
import { addJob, addScheduledJob } from '../db/stores/jobStore';
import { accounts, attempts, lots, transactions } from '../db/schema';
import type { Email } from '../support/emails';
import { newcomer } from '../testing/players';
import { startPlatform, startUpMs, type TestPlatform } from '../testing/startPlatform';
import { runDueJobs } from './runDueJobs';
import { startJobs } from './startJobs';

const hourMs = 3_600_000;
let club: TestPlatform;
let emails: Email[] = [];
let errors: unknown[] = [];
let isMailServerDown = false;

beforeAll(async () => {
  club = await startPlatform({
    sendEmail: (email) => {
      if (isMailServerDown) return Promise.reject(new Error('The mail server is down.'));
      return Promise.resolve(void emails.push(email));
    },
    reportError: (error) => void errors.push(error),
  });
}, startUpMs);
afterAll(() => club.close());
beforeEach(async () => {
  emails = [];
  errors = [];
  isMailServerDown = false;
  await club.platform.db.execute(sql`delete from pgboss.job`);
});

const email = { to: 'marlo@northlight.example', subject: 'Hello', text: 'A line.' };

it('sends an email once, when the transaction that caused it is committed', async () => {
  const { db } = club.platform;
  await db.transaction(async (tx) => {
    await addJob(tx, 'email', email);
  });
  await runDueJobs(club.platform, 'email');
  await runDueJobs(club.platform, 'email');
  expect(emails).toEqual([{ id: expect.any(String) as unknown, ...email }]);
  expect(await jobRows()).toEqual([]);
});

it('sends no email of a transaction that is rolled back', async () => {
  const failing = club.platform.db.transaction(async (tx) => {
    await addJob(tx, 'email', email);
    throw new Error('No.');
  });
  await expect(failing).rejects.toThrow('No.');
  await runDueJobs(club.platform, 'email');
  expect(emails).toEqual([]);
});

it('tries an email again later, under the same id, while the mail server is down', async () => {
  const { db } = club.platform;
  await addJob(db, 'email', email);
  isMailServerDown = true;
  await runDueJobs(club.platform, 'email');
  expect(errors).toEqual([new Error('The mail server is down.')]);
  const [waiting] = await jobRows();
  expect(waiting).toMatchObject({ state: 'retry' });

  isMailServerDown = false;
  await runDueJobs(club.platform, 'email');
  expect(emails).toEqual([]);
  await db.execute(sql`update pgboss.job set start_after = now() - interval '1 second'`);
  await runDueJobs(club.platform, 'email');
  expect(emails).toEqual([{ id: waiting?.id, ...email }]);
});

it('runs added jobs immediately, and purges once an hour', async () => {
  const { db } = club.platform;
  await countAttempt(db, club.clock, [{ kind: 'reset', subject: '203.0.113.9' }]);
  club.clock.advance(hourMs);
  const running = await startJobs(club.connection, club.platform);
  await until(async () => (await db.$count(attempts)) === 0);
  await addJob(db, 'email', email);
  await until(() => emails.length === 1);
  await running.stop();

  await (await startJobs(club.connection, club.platform)).stop();
  expect((await jobRows()).filter(({ name }) => name === 'maintenance')).toMatchObject([{ state: 'completed' }]);
  expect(errors).toEqual([]);
});

it('writes off expired Units of players who do not come back', async () => {
  const { db } = club.platform;
  const { profileId } = await newcomer(club, { units: 30 });
  const expired = and(eq(transactions.profileId, profileId), eq(transactions.kind, 'expired'));
  await addScheduledJob(db, 'maintenance');
  await runDueJobs(club.platform, 'maintenance');
  expect(await db.$count(transactions, expired)).toBe(0);

  await db.execute(sql`delete from pgboss.job`);
  club.clock.advance(3 * 366 * 24 * hourMs);
  await addScheduledJob(db, 'maintenance');
  await runDueJobs(club.platform, 'maintenance');
  expect(await db.select().from(transactions).where(expired)).toMatchObject([{ units: -30, balanceAfter: 0 }]);
  expect(errors).toEqual([]);
});

it('writes off the Units of all other players where the ledger of one is broken, and reports that one', async () => {
  const { db } = club.platform;
  const [broken, sound] = [await newcomer(club, { units: 30 }), await newcomer(club, { units: 30 })];
  await db.update(transactions).set({ balanceAfter: 0 }).where(eq(transactions.profileId, broken.profileId));
  club.clock.advance(3 * 366 * 24 * hourMs);
  await addScheduledJob(db, 'maintenance');
  await runDueJobs(club.platform, 'maintenance');
  const expired = and(eq(transactions.profileId, sound.profileId), eq(transactions.kind, 'expired'));
  expect(await db.$count(transactions, expired)).toBe(1);
  expect(errors).toHaveLength(1);
  await db.delete(accounts).where(eq(accounts.userId, broken.profileId));
});

it('starts no task again whose slices still wait', async () => {
  const { db } = club.platform;
  await addJob(db, 'ledgerCheck', { task: 'checkLedgers', after: ['00000000-0000-4000-8000-000000000000'] }, 60);
  await addScheduledJob(db, 'ledgerCheck');
  await runDueJobs(club.platform, 'ledgerCheck');
  expect((await jobRows()).map(({ state }) => state).toSorted()).toEqual(['completed', 'created']);
});

it('reports only inconsistent ledgers', async () => {
  const { db } = club.platform;
  const cheated = await newcomer(club, { units: 40 });
  await newcomer(club, { units: 25 });
  const isTheirs = eq(lots.profileId, cheated.profileId);
  const [lot] = await db.update(lots).set({ remaining: 39 }).where(isTheirs).returning();
  await db.update(transactions).set({ seq: 2 }).where(eq(transactions.profileId, cheated.profileId));

  await addScheduledJob(db, 'ledgerCheck');
  await runDueJobs(club.platform, 'ledgerCheck');
  const ledger = `The ledger of ${cheated.profileId} does not add up`;
  expect(errors).toEqual([
    new Error(`${ledger}: its lots do not hold its balance.`),
    new Error(`${ledger}: its numbers have a hole.`),
    new Error(`${ledger}: lot ${lot?.lotId ?? ''} does not hold what was left in it.`),
  ]);
});

const jobs = z.array(z.object({ id: z.string(), name: z.string(), state: z.string() }));

async function jobRows() {
  const { rows } = await club.connection.runScript('select id, name, state from pgboss.job');
  return jobs.parse(rows);
}

async function until(isDone: () => boolean | Promise<boolean>) {
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 5));
}
