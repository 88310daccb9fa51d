import { put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { getTransactions } from '../../services/club/endpoints';
import { toFailure } from '../../services/http/errors';
import { challengeBanked } from '../challenges/slice';
import { discountRedeemed } from '../discount/slice';
import { rewardCollected } from '../rewards/slice';
import { callService } from '../support/callService';
import { safely } from '../support/safely';
import { selectLedger } from './selectors';
import { moreTransactionsRequested, transactionsFailed, transactionsFetched, transactionsRequested } from './slice';

/** Lines fetched at once. */
export const ledgerPageSize = 20;

function* fetchTransactions(action: { type: string }): SagaGenerator<void> {
  const { transactions, filter } = yield* select(selectLedger);
  const offset = moreTransactionsRequested.match(action) ? transactions.length : 0;
  try {
    const page = yield* callService(getTransactions, { ...filter, offset, limit: ledgerPageSize });
    yield* put(transactionsFetched({ ...page, offset }));
  } catch (error) {
    yield* put(transactionsFailed(toFailure(error)));
  }
}

/** A ledger that nobody has looked at needs no refreshing. */
function* refreshTransactions(): SagaGenerator<void> {
  const { status, filter } = yield* select(selectLedger);
  if (status !== 'idle') yield* put(transactionsRequested(filter));
}

export function* ledgerSaga(): SagaGenerator<void> {
  yield* takeLatest([transactionsRequested, moreTransactionsRequested], safely(fetchTransactions));
  yield* takeLatest([rewardCollected, discountRedeemed, challengeBanked], safely(refreshTransactions));
}
