import { errorTable, type ErrorName } from '../../useCases/errorTable';
import type { OperationDefinition } from '../kernel/operation';

const toRow = (name: ErrorName) => ({ name, ...errorTable[name] });
export type ErrorRow = ReturnType<typeof toRow>;

/** The errors of an operation: those of any operation and its own. */
export function errorsOf({ auth, paths, body, errors = [] }: OperationDefinition): ErrorRow[] {
  const namesPlayer = auth === 'ticket' && paths.some((path) => path.includes(':id{'));
  const names: ErrorName[] = [
    'malformed',
    ...(auth === 'none' ? [] : (['invalidCredentials', 'ticketExpired'] as const)),
    ...(namesPlayer ? (['forbidden'] as const) : []),
    ...(body ? (['tooLarge'] as const) : []),
    ...errors,
    'unexpected',
    'unavailable',
  ];
  return inOrder([...new Set(names)].map(toRow));
}

/** Errors grouped by status, in ascending order. */
export function byStatus(rows: readonly ErrorRow[]): [number, ErrorRow[]][] {
  const statuses = [...new Set(rows.map(({ httpCode }) => httpCode))];
  return statuses.map((status) => [status, rows.filter(({ httpCode }) => httpCode === status)]);
}

const inOrder = (rows: ErrorRow[]) =>
  rows.toSorted((one, other) => one.httpCode - other.httpCode || one.errorCode - other.errorCode);
