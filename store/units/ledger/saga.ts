import { put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import type { PlayerState } from '../../rootReducer';
import { fetchTransactions } from '../../support/fetchTransactions';
import { refreshOn } from '../../support/refreshOn';
import { safely } from '../../support/safely';
import { balanceEvents } from '../slice';
import { ledgerPageSize, pagesOf } from './rules';
import { transactionsFailed, transactionsFetched, transactionsRequested } from './slice';

/** Fetches only the missing pages when more pages are requested than present. */
function* fetchPages({ payload: { pages = 1 } = {} }: ReturnType<typeof transactionsRequested>): SagaGenerator<void> {
  const { transactions, total, filter } = yield* select(({ ledger }: PlayerState) => ledger);
  const hasMore = total !== null && transactions.length < total;
  const wanted = pages * ledgerPageSize;
  const offset = hasMore && wanted > transactions.length ? transactions.length : 0;
  const fetched = yield* fetchTransactions(filter, { offset, limit: wanted - offset });
  yield* put(transactionsFetched({ ...fetched, offset }));
}

export function* ledgerSaga(): SagaGenerator<void> {
  yield* takeLatest(transactionsRequested, safely(fetchPages, transactionsFailed));
  yield* refreshOn(
    balanceEvents,
    ({ ledger }) => ledger,
    ({ filter, transactions }) => transactionsRequested({ filter, pages: pagesOf(transactions.length) }),
  );
}
