import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../db/database';
import { readRows } from '../db/readRow';

const count = z.object({ name: z.string(), rows: z.coerce.number() });

/** How many rows each table has. */
export const rowCounts = (db: Database) =>
  readRows(
    db,
    sql`
      select table_name as name, (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from public.%I', table_name),
        false, true, '')))[1]::text as rows from information_schema.tables where table_schema = 'public' order by 1`,
    count,
  );
