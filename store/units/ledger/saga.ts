import { put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { toFailure } from '../../../services/http/errors';
import { challengeBanked } from '../../challenges/slice';
import { discountRedeemed } from '../../discount/slice';
import { rewardClaimed } from '../../rewards/slice';
import { fetchTransactions } from '../../support/fetchTransactions';
import { safely } from '../../support/safely';
import { ledgerPageSize, pagesOf } from './rules';
import { selectHasMoreTransactions, selectLedger } from './selectors';
import { transactionsFailed, transactionsFetched, transactionsRequested } from './slice';

/** Where more pages are wanted than are there, only those are fetched. */
function* fetchPages({ payload: { pages = 1 } = {} }: ReturnType<typeof transactionsRequested>): SagaGenerator<void> {
  const { transactions, filter } = yield* select(selectLedger);
  const hasMore = yield* select(selectHasMoreTransactions);
  const wanted = pages * ledgerPageSize;
  const offset = hasMore && wanted > transactions.length ? transactions.length : 0;
  try {
    const stretch = yield* fetchTransactions(filter, { offset, most: wanted - offset });
    yield* put(transactionsFetched({ ...stretch, offset }));
  } catch (error) {
    yield* put(transactionsFailed(toFailure(error)));
  }
}

/** A ledger that nobody has looked at needs no refreshing; of the others, all that was on show comes afresh. */
function* refreshPages(): SagaGenerator<void> {
  const { status, filter, transactions } = yield* select(selectLedger);
  if (status !== 'idle') yield* put(transactionsRequested({ filter, pages: pagesOf(transactions.length) }));
}

export function* ledgerSaga(): SagaGenerator<void> {
  yield* takeLatest(transactionsRequested, safely(fetchPages));
  yield* takeLatest([rewardClaimed, discountRedeemed, challengeBanked], safely(refreshPages));
}
