import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { primaryKeyOf } from './primaryKey';

/**
 * The statement that adds rows to a table, for `writeTogether`; none without rows. Fields that the first row leaves out get
 * their defaults in all. The rows are one parameter: the query builder takes 0.05 ms for each row, and makes another text,
 * which is prepared and planned by itself, for each number of them.
 */
export function insertRows<Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferInsert'][],
  onConflict: SQL = sql``,
): SQL[] {
  const [first, ...others]: readonly object[] = rows;
  if (!first) return [];
  const columns = Object.entries(getTableColumns<PgTable>(table)).filter(
    ([field]) => Reflect.get(first, field) !== undefined,
  );
  const names = sql.raw(columns.map(([, { name }]) => `"${name}"`).join(', '));
  const values = [first, ...others].map((row) =>
    Object.fromEntries(columns.map(([field, { name }]): [string, unknown] => [name, Reflect.get(row, field)])),
  );
  return [
    sql`(insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(values)}::json) ${onConflict})`,
  ];
}

/** Returns a function like `insertRows`, whose rows take the place of those with the same primary key. */
export function rowReplacer<Table extends PgTable>(table: Table) {
  const key = primaryKeyOf(table).map(({ column }) => column);
  const set = Object.values(getTableColumns<PgTable>(table))
    .filter((column) => !key.includes(column))
    .map(({ name }) => `${name} = excluded.${name}`);
  const replace = sql.raw(`on conflict (${key.map(({ name }) => name).join(', ')}) do update set ${set.join(', ')}`);
  return (rows: readonly Table['$inferSelect'][]): SQL[] => insertRows(table, rows, replace);
}
