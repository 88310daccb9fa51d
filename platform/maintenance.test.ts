import { eq } from 'drizzle-orm';
import { countAttempt } from './db/stores/accounts/attemptStore';
import { attempts, lots, transactions } from './db/schema';
import { newcomer } from './testing/players';
import { startPlatform, startUpMs, type TestPlatform } from './testing/startPlatform';
import { startMaintenance } from './maintenance';

const hourMs = 3_600_000;
let club: TestPlatform;

beforeAll(async () => {
  club = await startPlatform();
}, startUpMs);
afterEach(() => jest.useRealTimers());
afterAll(() => club.close());

it('purges immediately, and again an hour later', async () => {
  // Only intervals are faked, because the database needs the other timers.
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'Date', 'performance'],
  });
  const { db } = club.platform;
  const attempt = () => countAttempt(db, club.clock, [{ kind: 'reset', subject: '203.0.113.9' }]);
  await attempt();
  club.clock.advance(hourMs);
  const maintenance = startMaintenance(db, club.clock, failHere);
  await untilSwept();

  await attempt();
  club.clock.advance(hourMs);
  jest.advanceTimersByTime(hourMs);
  await untilSwept();
  await maintenance.stop();
});

it('logs only inconsistent ledgers', async () => {
  const { db } = club.platform;
  const cheated = await newcomer(club, { units: 40 });
  await newcomer(club, { units: 25 });
  const isTheirs = eq(lots.profileId, cheated.profileId);
  const [lot] = await db.update(lots).set({ remaining: 39 }).where(isTheirs).returning();
  await db.update(transactions).set({ seq: 2 }).where(eq(transactions.profileId, cheated.profileId));

  const lines: object[] = [];
  await startMaintenance(db, club.clock, (line) => lines.push(line)).stop();
  const ledger = `The ledger of ${cheated.profileId} does not add up`;
  expect(lines).toMatchObject([
    { level: 'error', message: `${ledger}: its lots do not hold its balance.` },
    { level: 'error', message: `${ledger}: its numbers have a hole.` },
    { level: 'error', message: `${ledger}: lot ${lot?.lotId ?? ''} does not hold what was left in it.` },
  ]);
});

async function untilSwept() {
  while ((await club.platform.db.$count(attempts)) > 0) await new Promise((resolve) => setTimeout(resolve, 5));
}

function failHere(line: object) {
  throw new Error(JSON.stringify(line));
}
