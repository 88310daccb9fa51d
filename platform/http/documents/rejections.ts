import { errorTable, type ErrorName } from '../kernel/errors';
import type { OperationDefinition } from '../kernel/operation';

/** A row of the table of errors under its name. */
export interface Refusal {
  name: ErrorName;
  httpCode: number;
  errorCode: number;
  message: string;
}

/** What a call may be refused for whatever it does. */
export const sharedRefusals: ReadonlySet<ErrorName> = new Set([
  'malformed',
  'invalidCredentials',
  'ticketExpired',
  'forbidden',
  'tooLarge',
  'unexpected',
  'unavailable',
]);

const toRefusal = (name: ErrorName): Refusal => ({ name, ...errorTable[name] });

const isErrorName = (name: string): name is ErrorName => name in errorTable;

/** The whole table, by status. */
export const allRefusals = (): Refusal[] => inOrder(Object.keys(errorTable).filter(isErrorName).map(toRefusal));

/** Every refusal that a call knows: those it shares with others, and its own. */
export function refusalsOf({ auth, paths, body, errors = [] }: OperationDefinition): Refusal[] {
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
export function byStatus(refusals: readonly Refusal[]): [number, Refusal[]][] {
  const statuses = [...new Set(refusals.map(({ httpCode }) => httpCode))];
  return statuses.map((status) => [status, refusals.filter(({ httpCode }) => httpCode === status)]);
}

const inOrder = (refusals: Refusal[]) =>
  refusals.toSorted((one, other) => one.httpCode - other.httpCode || one.errorCode - other.errorCode);
