import { defineEndpoint } from '../http/endpoint';
import {
  orNull,
  readInstant,
  readList,
  readNumber,
  readObject,
  readOneOf,
  readOptionalInstant,
  readOptionalText,
  readString,
  readText,
} from '../http/parse';

const transactionKinds = ['earned', 'spent', 'expired', 'refunded'] as const;
export type TransactionKind = (typeof transactionKinds)[number];

/** An entry of the Units ledger. */
export interface UnitsTransaction {
  id: string;
  date: string;
  /** Positive for Units that were added. */
  units: number;
  kind: TransactionKind;
  reason: string;
  source: { type: string; id: string | null; name: string | null } | null;
  spaceId: string | null;
  /** When added Units expire. */
  expiresAt: string | null;
  balanceAfter: number;
}

/** An id as text; the services send numbers and texts. */
function readIdentifier(value: unknown, path?: string): string {
  return typeof value === 'number' ? String(value) : readString(value, path);
}

const readTransaction = readObject<UnitsTransaction>((field) => ({
  id: field('id', readIdentifier),
  date: field('date', readInstant),
  units: field('units', readNumber),
  kind: field('kind', readOneOf(transactionKinds)),
  reason: field('reason', readText),
  source: field(
    'source',
    orNull(
      readObject((source) => ({
        type: source('type', readString),
        id: source('id', readOptionalText),
        name: source('name', readOptionalText),
      })),
    ),
  ),
  spaceId: field('spaceId', readOptionalText),
  expiresAt: field('expiresAt', readOptionalInstant),
  balanceAfter: field('balanceAfter', readNumber),
}));

export interface UnitsTransactions {
  transactions: UnitsTransaction[];
  /** The number on all pages. */
  total: number;
}

export const readTransactions = readObject<UnitsTransactions>((field) => ({
  transactions: field('transactions', readList(readTransaction)),
  total: field('total', readNumber),
}));

/** Selects entries of the Units ledger. */
export interface TransactionsFilter {
  type?: TransactionKind;
  spaceId?: string;
  /** ISO instants. */
  from?: string;
  to?: string;
}

/** A page of the Units ledger, newest first. */
export const getTransactions = defineEndpoint<
  TransactionsFilter & { offset: number; limit: number },
  UnitsTransactions
>({
  name: 'club.getTransactions',
  method: 'GET',
  path: () => '/v1/profiles/me/club/units/transactions',
  query: ({ offset, limit, type, spaceId, from, to }) => ({ offset, limit, type, spaceId, from, to }),
  auth: 'ticket',
  parse: readTransactions,
});
