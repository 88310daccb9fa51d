import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Database } from '../../db/database';
import { writeCheckLifeMs } from '../../db/writeCheck';
import { causeOf, codeOf } from '../../support/errorCause';
import type { DatabasePlace } from '../../db/connect';
import { onEveryDatabase } from '../../testing/databases';
import { startPlatform, startUpMs, type TestPlatform } from '../../testing/startPlatform';
import { health } from './health';

onEveryDatabase((database) => {
  let place: DatabasePlace;
  let club: TestPlatform;
  beforeAll(async () => {
    place = await database.fresh();
    club = await startPlatform({ database: place });
  }, startUpMs);
  afterAll(() => club.close());

  const ready = () => club.request('/ready', { headers: { 'Ubi-AppId': '' } });

  /** Runs `work` with a database that has a setting of its own. */
  async function withSetting(name: string, value: string, work: (db: Database) => Promise<void>) {
    const { db } = club.platform;
    if ('url' in place) {
      const pool = new Pool({ connectionString: place.url, options: `-c ${name}=${value}`, max: 1 });
      await work(drizzle(pool));
      await pool.end();
    } else {
      await db.execute(sql.raw(`set ${name} = '${value}'`));
      await work(db);
      await db.execute(sql.raw(`reset ${name}`));
    }
  }

  it('is ready where the database can write, and needs no app id', async () => {
    expect(await ready()).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it.each([
    ['is read-only', 'default_transaction_read_only', 'on', '25006'],
    // A full disk rejects the same write, but a test cannot fill one.
    ['cannot write to its disk', 'temp_file_limit', '0', '53400'],
  ])('is not ready where the database %s', async (_, setting, value, code) => {
    await withSetting(setting, value, async (db) => {
      const reported: string[] = [];
      const app = health({
        ...club.platform,
        db,
        reportError: (error) => reported.push(error instanceof Error ? (codeOf(causeOf(error)) ?? '') : ''),
      });
      app.onError((error) => new Response(error.message, { status: 504 }));
      expect((await app.request('/ready')).status).toBe(504);
      expect(reported).toEqual([code]);
      expect((await app.request('/health')).status).toBe(200);
    });
  });

  it('checks once in five seconds for all callers', async () => {
    club.clock.advance(writeCheckLifeMs);
    const check = jest.spyOn(club.platform.db, 'transaction');
    const responses = await Promise.all(Array.from({ length: 20 }, ready));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    club.clock.advance(writeCheckLifeMs - 1);
    await ready();
    expect(check).toHaveBeenCalledTimes(1);
    club.clock.advance(1);
    await ready();
    expect(check).toHaveBeenCalledTimes(2);
    check.mockRestore();
  });
});

it('is not ready once the process is stopping, but lives', async () => {
  const club = await startPlatform({ isStopping: () => true });
  expect(await club.request('/ready')).toMatchObject({ status: 504, body: { errorCode: 6 } });
  expect(await club.request('/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
  await club.close();
});

it('answers in the format of the publisher where the database does not', async () => {
  const reported: unknown[] = [];
  const club = await startPlatform({ reportError: (error) => reported.push(error) });
  await club.close();
  expect(await club.request('/ready')).toMatchObject({ status: 504, body: { errorCode: 6, httpCode: 504 } });
  expect((await club.request('/health')).status).toBe(200);
  expect(reported).toHaveLength(1);
});
