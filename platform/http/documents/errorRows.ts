import { errorTable, type ErrorName } from '../kernel/errors';
import type { OperationDefinition } from '../kernel/operation';

/** A named row of the error table. */
export interface ErrorRow {
  name: ErrorName;
  httpCode: number;
  errorCode: number;
  message: string;
}

/** Errors that any operation may return. */
export const sharedErrors: ReadonlySet<ErrorName> = new Set([
  'malformed',
  'invalidCredentials',
  'ticketExpired',
  'forbidden',
  'tooLarge',
  'unexpected',
  'unavailable',
]);

const toRefusal = (name: ErrorName): ErrorRow => ({ name, ...errorTable[name] });

const isErrorName = (name: string): name is ErrorName => name in errorTable;

/** The whole error table, by status. */
export const allErrors = (): ErrorRow[] => inOrder(Object.keys(errorTable).filter(isErrorName).map(toRefusal));

/** The errors of an operation: the shared ones and its own. */
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
  return inOrder([...new Set(names)].map(toRefusal));
}

/** Errors grouped by status, in ascending order. */
export function byStatus(rejections: readonly ErrorRow[]): [number, ErrorRow[]][] {
  const statuses = [...new Set(rejections.map(({ httpCode }) => httpCode))];
  return statuses.map((status) => [status, rejections.filter(({ httpCode }) => httpCode === status)]);
}

const inOrder = (rejections: ErrorRow[]) =>
  rejections.toSorted((one, other) => one.httpCode - other.httpCode || one.errorCode - other.errorCode);
