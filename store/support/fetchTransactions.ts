import type { SagaGenerator } from 'typed-redux-saga';
import {
  getTransactions,
  type TransactionsFilter,
  type UnitsTransaction,
  type UnitsTransactions,
} from '../../services/club/transactions';
import { callService } from './callService';

const pageSize = 100;

/**
 * Lines of the Units ledger, newest first, and how many match the filter, in as many calls as needed: `limit` lines
 * (all by default) from `offset` (0 by default). A line that moves to the next page because a newer one was written
 * is returned once. Throws a ServiceError.
 */
export function* fetchTransactions(
  filter: TransactionsFilter,
  { offset = 0, limit = Infinity }: { offset?: number; limit?: number } = {},
): SagaGenerator<UnitsTransactions> {
  const lines = new Map<string, UnitsTransaction>();
  for (let requested = 0; ;) {
    const page = { offset: offset + requested, limit: Math.min(pageSize, limit - requested) };
    const { transactions, total } = yield* callService(getTransactions, { ...filter, ...page });
    for (const line of transactions) lines.set(line.id, line);
    requested += page.limit;
    if (transactions.length === 0 || requested >= limit || offset + requested >= total)
      return { transactions: [...lines.values()], total };
  }
}
