import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

export const maxInteger = 2 ** 31 - 1;

/** An integer column plus `amount`, at most the column's largest value, so that one player's sum is no error for all. */
export const plusUpTo = (column: PgColumn, amount: number): SQL =>
  sql`least(${column}::bigint + ${amount}::bigint, ${maxInteger}::bigint)`;
