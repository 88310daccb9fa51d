import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { connect, type DatabasePlace } from '../db/connect';
import { accounts } from '../db/schema';
import { runDueJobs } from '../jobs/runDueJobs';
import { emailWriter, readEmails } from '../support/emails';
import { buildCreation } from '../testing/accounts';
import { onEveryDatabase, onPostgres } from '../testing/databases';
import { killPlatforms, startPlatformProcess, type PlatformProcess } from '../testing/platformProcess';
import { startPlatform } from '../testing/startPlatform';
import { openSample } from './testing/club';

jest.setTimeout(180_000);
const folder = mkdtempSync(join(tmpdir(), 'club-emails-'));
afterEach(killPlatforms);
afterAll(() => rmSync(folder, { recursive: true }));

let started = 0;
const start = (database: DatabasePlace, emailsFolder: string): Promise<PlatformProcess> =>
  startPlatformProcess({ database, variables: { LETTERS_FOLDER: emailsFolder, BEHIND_PROXY: '1' } });

const newFolder = () => join(folder, String((started += 1)));

let players = 0;
/** Creates an account, from an address of its own; the platform emails a link to it. */
async function signUp({ call }: PlatformProcess): Promise<number> {
  players += 1;
  const creation = buildCreation({ email: `p${players}@sign-up.example`, nameOnPlatform: `Player${players}` });
  const headers = { 'X-Forwarded-For': `198.51.${Math.floor(players / 250)}.${players % 250}` };
  return (await call('/v3/users', { method: 'POST', body: creation, headers })).status;
}

/** The number of emails to each account. */
async function emailCounts(database: DatabasePlace, emailsFolder: string): Promise<Record<string, number>> {
  const connection = await connect(database);
  const names = (await connection.db.select({ email: accounts.email }).from(accounts)).map(({ email }) => email);
  await connection.close();
  const emails = await readEmails(emailsFolder);
  const ours = names.filter((name) => name.endsWith('@sign-up.example'));
  return Object.fromEntries(ours.map((name) => [name, emails.filter(({ to }) => to === name).length]));
}

async function untilSent(database: () => Promise<Record<string, number>>) {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline && Object.values(await database()).includes(0))
    await new Promise((resolve) => setTimeout(resolve, 200));
}

/** Runs what a platform that was stopped early has left. */
async function runRemaining(place: DatabasePlace, emailsFolder: string) {
  const club = await startPlatform({ database: place, sendEmail: emailWriter(emailsFolder) });
  await runDueJobs(club.platform, 'email');
  await club.close();
}

/** Lets the jobs of an ended process expire at once, so that another one takes them. */
async function expireJobs(database: DatabasePlace) {
  const connection = await connect(database);
  await connection.runScript(
    "update pgboss.job set started_on = started_on - interval '1 hour' where state = 'active'",
  );
  await connection.runScript('update pgboss.job set retry_delay = 0');
  await connection.close();
}

onEveryDatabase((database) => {
  it('given accounts being created, when the platform is killed, then each account there is gets its email, once', async () => {
    const place = await database.fresh();
    await (await openSample(place)).close();
    const emailsFolder = newFolder();
    const platform = await start(place, emailsFolder);
    let acknowledged = 0;
    let killed: Promise<void> | undefined;
    const signUps = Array.from({ length: 12 }, async () => {
      while (!killed) {
        if ((await signUp(platform).catch(() => 0)) !== 200) return;
        acknowledged += 1;
        if (acknowledged > 5) killed ??= platform.kill();
      }
    });
    await Promise.all(signUps);
    await killed;

    await expireJobs(place);
    const next = await start(place, emailsFolder);
    await next.stop();
    await runRemaining(place, emailsFolder);
    const counts = await emailCounts(place, emailsFolder);
    expect(Object.keys(counts).length).toBeGreaterThanOrEqual(acknowledged);
    expect(acknowledged).toBeGreaterThan(5);
    expect(counts).toEqual(Object.fromEntries(Object.keys(counts).map((name) => [name, 1])));
  });
});

const jobRows = z.array(z.object({ name: z.string(), state: z.string(), count: z.coerce.number() }));

onPostgres((database) => {
  it('given two platforms on one database, then a job of the schedule runs once, and each email is sent once', async () => {
    const place = await database.fresh();
    await (await openSample(place)).close();
    const folders = [newFolder(), newFolder()];
    const platforms = await Promise.all(folders.map((emailsFolder) => start(place, emailsFolder)));
    const statuses = await Promise.all(
      Array.from({ length: 30 }, (_each, index) => platforms.slice(index % 2, (index % 2) + 1).map(signUp)).flat(),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    await untilSent(() => emailsOfAll());
    for (const platform of platforms) await platform.stop();

    const counts = await emailsOfAll();
    expect(Object.values(counts)).toEqual(Array<number>(30).fill(1));
    const connection = await connect(place);
    // A job of the schedule has a period. Others depend on the hour: notices may be due for players of the sample.
    const { rows } = await connection.runScript(
      'select name, state, count(*) from pgboss.job where singleton_on is not null group by name, state, singleton_on order by name',
    );
    await connection.close();
    // A run may cross the end of a period, which begins the next job.
    const periods = jobRows.parse(rows);
    expect([...new Set(periods.map(({ name }) => name))]).toEqual([
      'autoBank',
      'closedAccounts',
      'dailyNotices',
      'ledgerCheck',
      'maintenance',
      'notices',
    ]);
    expect(periods).toEqual(periods.map(({ name }) => ({ name, state: 'completed', count: 1 })));

    async function emailsOfAll() {
      const each = await Promise.all(folders.map((emailsFolder) => emailCounts(place, emailsFolder)));
      const names = Object.keys(each[0] ?? {});
      return Object.fromEntries(
        names.map((name) => [name, each.reduce((sum, counts) => sum + (counts[name] ?? 0), 0)]),
      );
    }
  });
});
