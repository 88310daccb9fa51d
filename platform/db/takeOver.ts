import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { z } from 'zod';
import type { Database } from './database';
import { readRow } from './readRow';

export const migrationsFolder = join(__dirname, 'migrations');

/** The last of the former migrations, by the date that a database lists it under. */
const lastFormerMigration = 1795716065324;

const foundTable = z.object({ name: z.string().nullable() });
const foundDate = z.object({ date: z.coerce.number() });

/**
 * Brings a database that has run all former migrations to what the first one makes today, in one transaction; that one does
 * not run there. Throws where the database has not run all of them.
 */
export async function takeOver(db: Database): Promise<void> {
  const [first] = readMigrationFiles({ migrationsFolder });
  const table = await readRow(db, sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`, foundTable);
  if (!first || !table?.name) return;
  // Without any row, the start that made the table was interrupted.
  const newest = sql`select coalesce(max(created_at), ${first.folderMillis}::bigint) as date from drizzle.__drizzle_migrations`;
  const found = await readRow(db, newest, foundDate);
  if (!found || found.date >= first.folderMillis) return;
  if (found.date !== lastFormerMigration)
    throw new Error(
      'it was made by too old a version; start it once with the last commit that has platform/db/migrations/0025_named_spendings.sql, ' +
        'or use an empty folder or database',
    );
  const script = readFileSync(join(migrationsFolder, 'take_over.sql'), 'utf8');
  await db.transaction(async (tx) => {
    for (const statement of script.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement));
    await tx.execute(sql`delete from drizzle.__drizzle_migrations`);
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${first.hash}, ${first.folderMillis})`,
    );
  });
}
