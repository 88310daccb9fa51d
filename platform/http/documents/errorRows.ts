import { errorTable, type ErrorName } from '../kernel/errors';
import type { OperationDefinition } from '../kernel/operation';

/** A row of the table of errors under its name. */
export interface ErrorRow {
  name: ErrorName;
  httpCode: number;
  errorCode: number;
  message: string;
}

/** What a call may be refused for whatever it does. */
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

/** The whole table, by status. */
export const allErrors = (): ErrorRow[] => inOrder(Object.keys(errorTable).filter(isErrorName).map(toRefusal));

/** Every refusal that a call knows: those it shares with others, and its own. */
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

/** Refusals of one status, in the order of the statuses. */
export function byStatus(rejections: readonly ErrorRow[]): [number, ErrorRow[]][] {
  const statuses = [...new Set(rejections.map(({ httpCode }) => httpCode))];
  return statuses.map((status) => [status, rejections.filter(({ httpCode }) => httpCode === status)]);
}

const inOrder = (rejections: ErrorRow[]) =>
  rejections.toSorted((one, other) => one.httpCode - other.httpCode || one.errorCode - other.errorCode);
