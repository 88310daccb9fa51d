import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from './database';

const result = z.object({ rows: z.array(z.unknown()) });

/**
 * The rows of a statement. For what is read while a player is locked: the query builder makes the text of a select at each run,
 * which takes longer than to send it.
 */
export async function readRows<T>(tx: Database, statement: SQL | string, row: z.ZodType<T>): Promise<T[]> {
  return result.parse(await tx.execute(statement)).rows.map((found) => row.parse(found));
}

/** The first row of a statement; undefined without one. */
export async function readRow<T>(tx: Database, statement: SQL, row: z.ZodType<T>): Promise<T | undefined> {
  const [first] = await readRows(tx, statement, row);
  return first;
}
