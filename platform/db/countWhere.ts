import { sql, type SQLWrapper } from 'drizzle-orm';

/** The number of a query's rows that meet a condition. */
export const countWhere = (condition: SQLWrapper) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
