import { sql } from 'drizzle-orm';
import type { Clock } from '../support/clock';
import type { Database } from './database';
import { facts } from './schema';

/** How long one check answers for all callers, so that callers add no load. */
export const writeCheckLifeMs = 5_000;

/**
 * Checks that the database can write; rejects with its error where it cannot. The returned check runs at most once in
 * five seconds, however many callers it has.
 */
export function writeCheck(db: Database, clock: Clock): () => Promise<void> {
  let last: { at: number; result: Promise<void> } | undefined;
  return () => {
    const at = clock.now().getTime();
    if (!last || Math.abs(at - last.at) >= writeCheckLifeMs) last = { at, result: checkWrite(db) };
    return last.result;
  };
}

/**
 * Changes no row, so that it neither waits for a lock nor leaves dead rows behind: an update of no row is rejected by a
 * read-only database, and a result larger than `work_mem` is written to the disk of the database.
 */
const checkWrite = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    await tx
      .update(facts)
      .set({ value: sql`${facts.value}` })
      .where(sql`false`);
    await tx.execute(sql`set local work_mem = '64kB'`);
    await tx.execute(sql`select count(*) from generate_series(1, 20000)`);
  });
