import type { SagaGenerator } from 'typed-redux-saga';
import { getTransactions } from '../../services/club/transactions';
import type { TransactionsFilter, UnitsTransaction, UnitsTransactions } from '../../services/club/transactions';
import { callService } from './callService';

interface Stretch {
  /** How many lines to pass over; none unless told. */
  offset?: number;
  /** How many lines to fetch; all of them unless told. */
  most?: number;
}

/** Lines fetched at once: the most the services give. */
const pageSize = 100;

/**
 * A stretch of the units ledger, newest first, in as many calls as it takes, and how many lines the filter has in all.
 * A line that moved on because a newer one was written meanwhile comes once. Throws a ServiceError.
 */
export function* fetchTransactions(
  filter: TransactionsFilter,
  { offset = 0, most = Infinity }: Stretch = {},
): SagaGenerator<UnitsTransactions> {
  const lines = new Map<string, UnitsTransaction>();
  for (let asked = 0; ;) {
    const limit = Math.min(pageSize, most - asked);
    const { transactions, total } = yield* callService(getTransactions, { ...filter, offset: offset + asked, limit });
    for (const line of transactions) lines.set(line.id, line);
    asked += limit;
    if (transactions.length === 0 || asked >= most || offset + asked >= total)
      return { transactions: [...lines.values()], total };
  }
}
