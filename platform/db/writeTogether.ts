import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Database } from './database';

/**
 * Runs changes as one statement, so that a row lock is held for one round trip instead of several. All of them see the
 * state before the statement, in no order: no row may be changed by two. Either all happen or none.
 */
export async function writeTogether(tx: Database, changes: readonly SQLWrapper[]): Promise<void> {
  if (changes.length === 0) return;
  const parts = changes.map((change, index) => sql`${sql.identifier(`change_${index}`)} as ${change}`);
  await tx.execute(sql`with ${sql.join(parts, sql`, `)} select 1`);
}
