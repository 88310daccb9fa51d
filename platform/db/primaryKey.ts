import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

/** The columns of a table's primary key, with the names of their fields. */
export function primaryKeyOf(table: PgTable): { field: string; column: PgColumn }[] {
  const composite = getTableConfig(table).primaryKeys.flatMap(({ columns }) => columns.map(({ name }) => name));
  return Object.entries(getTableColumns(table))
    .filter(([, column]) => column.primary || composite.includes(column.name))
    .map(([field, column]) => ({ field, column }));
}
