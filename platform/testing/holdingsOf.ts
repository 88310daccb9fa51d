import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../db/database';
import { readRow } from '../db/readRow';

const holdings = z.object({ claims: z.coerce.number(), units: z.coerce.number() });

/** What the tables have of a player: how many claims, and the Units that are left in all lots. */
export async function holdingsOf(db: Database, profileId: string): Promise<{ claims: number; units: number }> {
  const statement = sql`
    select (select count(*) from claims where profile_id = ${profileId}) as claims,
      (select coalesce(sum(remaining), 0) from lots where profile_id = ${profileId}) as units`;
  return holdings.parse(await readRow(db, statement, holdings));
}
