import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * A query builder over either database; a transaction hands over one of the same shape. It does not get the schema, which only
 * `db.query` needs: it would make an object for each table in every transaction.
 */
export type Database = PgDatabase<PgQueryResultHKT>;
