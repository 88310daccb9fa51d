import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { connect } from '../../platform/db/connect';
import type { Database } from '../../platform/db/database';
import { allLedgerViolations } from '../../platform/testing/allLedgerViolations';
import { charm, claim, join as joinClub, openSample, unitsOf } from '../../platform/proof/testing/club';
import { onPostgres } from '../../platform/testing/databases';
import { killPlatforms, startPlatformProcess } from '../../platform/testing/platformProcess';
import { rowCounts } from '../../platform/testing/rowCounts';
import { backUp, restore } from './backup';

jest.setTimeout(180_000);
const folder = mkdtempSync(join(tmpdir(), 'club-backup-'));
const file = join(folder, 'club.dump');
afterEach(killPlatforms);
afterAll(() => rmSync(folder, { recursive: true }));

/** Backs up while no job of the platform writes, again after one that did; returns the number of rows of each table. */
async function backUpBetweenJobs(url: string, db: Database): ReturnType<typeof rowCounts> {
  const before = await rowCounts(db);
  backUp(url, file);
  const rows = await rowCounts(db);
  if (isDeepStrictEqual(before, rows)) return rows;
  rmSync(file);
  return backUpBetweenJobs(url, db);
}

onPostgres((database) => {
  it('restores a database as it was at the backup, with the claims of a platform that goes on', async () => {
    const place = await database.fresh();
    if (!('url' in place)) throw new Error('A backup is of a server.');
    const connection = await openSample(place);
    const player = await joinClub(connection, 100);
    const platform = await startPlatformProcess({ database: place });
    expect((await claim(platform.call, player, 'before')).status).toBe(200);

    const rows = await backUpBetweenJobs(place.url, connection.db);
    await connection.close();
    await platform.stop();

    const empty = await database.empty();
    if (!('url' in empty)) throw new Error('A restore is to a server.');
    restore(empty.url, file);
    const restored = await connect(empty);
    expect(await rowCounts(restored.db)).toEqual(rows);
    expect(await allLedgerViolations(restored.db)).toEqual([]);
    await restored.close();
    const again = await startPlatformProcess({ database: empty });
    expect(await unitsOf(again.call, player)).toBe(100 - charm.units);
    // The repeated call gets the first response.
    expect((await claim(again.call, player, 'before')).status).toBe(200);
    expect(await unitsOf(again.call, player)).toBe(100 - charm.units);
  });

  it('leaves a database with tables as it is, and a failed backup no file', async () => {
    const place = await database.fresh();
    if (!('url' in place)) throw new Error('A restore is to a server.');
    await (await openSample(place)).close();
    expect(() => restore(place.url, file)).toThrow(/^pg_restore failed: .*already exists/s);
    expect(() => backUp('postgres://127.0.0.1:1/none', join(folder, 'other.dump'))).toThrow(/^pg_dump failed: /);
    expect(readdirSync(folder)).toEqual(['club.dump']);
    expect(() => backUp(place.url, file)).toThrow('exists; name a new file.');
  });
});
