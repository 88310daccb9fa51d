import { sql, type Column, type SQL, type SQLChunk } from 'drizzle-orm';

/** Where a slice begins: after the row with these values in the columns that the rows are sorted by. */
export type Cursor = string[];

/** A part of the rows of a task, small enough for one statement. */
export interface Slice {
  after: Cursor | null;
  limit: number;
}

/** A part of the rows that a caller asks for. */
export interface Page {
  offset: number;
  limit: number;
}

/** The condition for the rows after these values of the columns. */
export const isAfter = (columns: readonly Column[], after: readonly SQLChunk[] | null): SQL | undefined =>
  after === null ? undefined : sql`${[...columns]} > ${[...after]}`;

/** The cursor of the next slice; null after the last one. */
export function nextAfter<Row>(rows: readonly Row[], limit: number, keyOf: (row: Row) => Cursor): Cursor | null {
  const last = rows.at(-1);
  return last !== undefined && rows.length >= limit ? keyOf(last) : null;
}

/**
 * Reads a slice of rows that are found group by group, in the order of the groups' names: a cursor begins with the name of
 * its group. `group` is undefined where no group is left.
 */
export async function readInGroups<Row>(
  groups: readonly string[],
  { after, limit }: Slice,
  read: (group: string, slice: Slice) => Promise<Row[]>,
  keyOf: (row: Row) => Cursor,
): Promise<{ group: string | undefined; rows: Row[]; next: Cursor | null }> {
  const [current, ...key] = after ?? [];
  const [group, following] = groups.filter((name) => current === undefined || name >= current).toSorted();
  if (group === undefined) return { group, rows: [], next: null };
  const rows = await read(group, { after: group === current && key.length > 0 ? key : null, limit });
  const last = nextAfter(rows, limit, keyOf);
  const nextGroup = following === undefined ? null : [following];
  return { group, rows, next: last === null ? nextGroup : [group, ...last] };
}
