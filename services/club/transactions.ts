import { defineAddition, pick, type PageInput } from '../http/endpoint';
import * as read from '../http/parse';

const transactionKinds = ['earned', 'spent', 'expired', 'refunded'] as const;
export type TransactionKind = (typeof transactionKinds)[number];

/** The services send numbers and texts. */
function readIdentifier(value: unknown, path?: string): string {
  return typeof value === 'number' ? String(value) : read.string(value, path);
}

const readTransaction = read.object({
  id: readIdentifier,
  date: read.instant,
  /** Positive for Units that were added. */
  units: read.number,
  kind: read.oneOf(transactionKinds),
  reason: read.text,
  source: read.orNull(
    read.object({
      type: read.string,
      id: read.optionalText,
      name: read.optionalText,
    }),
  ),
  spaceId: read.optionalText,
  expiresAt: read.optionalInstant,
  balanceAfter: read.number,
});
export type UnitsTransaction = ReturnType<typeof readTransaction>;

export const readTransactions = read.object({
  transactions: read.list(readTransaction),
  /** On all pages. */
  total: read.number,
});
export type UnitsTransactions = ReturnType<typeof readTransactions>;

export interface TransactionsFilter {
  type?: TransactionKind;
  spaceId?: string;
  /** ISO instants. */
  from?: string;
  to?: string;
}

/** Newest first. */
export const getTransactions = defineAddition('club.getTransactions', 'GET', {
  path: '/v1/profiles/me/club/units/transactions',
  query: pick<TransactionsFilter & PageInput>('offset', 'limit', 'type', 'spaceId', 'from', 'to'),
  parse: readTransactions,
});

const readHistory = read.object({
  /** Before the first of the days; null without one. */
  before: read.orNull(read.number),
  /** The last balance of each day with a change, oldest first. */
  days: read.list(read.object({ date: read.instant, balance: read.number })),
  /** The largest ones of each month; below zero. */
  spendings: read.list(read.object({ id: readIdentifier, date: read.instant, units: read.number, name: read.text })),
  /** Positive; refunds reduce the spent ones. */
  earned: read.number,
  spent: read.number,
  expired: read.number,
});
export type BalanceHistory = ReturnType<typeof readHistory>;

/** The balance of the last 24 months. */
export const getBalanceHistory = defineAddition('club.getBalanceHistory', 'GET', {
  path: '/v1/profiles/me/club/units/history',
  parse: readHistory,
});
