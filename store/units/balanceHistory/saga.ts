import { put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { toFailure } from '../../../services/http/errors';
import { challengeBanked } from '../../challenges/slice';
import { discountRedeemed } from '../../discount/slice';
import { rewardClaimed } from '../../rewards/slice';
import type { RootState } from '../../rootReducer';
import { getDependencies } from '../../support/dependencies';
import { fetchTransactions } from '../../support/fetchTransactions';
import { safely } from '../../support/safely';
import { historyMonths, monthsBefore } from './rules';
import { historyFailed, historyFetched, historyRequested } from './slice';

function* fetchHistory(): SagaGenerator<void> {
  const { now } = yield* getDependencies();
  try {
    const from = new Date(monthsBefore(now(), historyMonths)).toISOString();
    const { transactions } = yield* fetchTransactions({ from });
    yield* put(historyFetched(transactions.toReversed()));
  } catch (error) {
    yield* put(historyFailed(toFailure(error)));
  }
}

/** A history that nobody has looked at needs no refreshing. */
function* refreshHistory(): SagaGenerator<void> {
  const status = yield* select(({ balanceHistory }: RootState) => balanceHistory.status);
  if (status !== 'idle') yield* put(historyRequested());
}

export function* balanceHistorySaga(): SagaGenerator<void> {
  yield* takeLatest(historyRequested, safely(fetchHistory));
  yield* takeLatest([rewardClaimed, discountRedeemed, challengeBanked], safely(refreshHistory));
}
