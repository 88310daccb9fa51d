import { put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { getTransactions } from '../../services/club/endpoints';
import type { UnitsTransaction } from '../../services/club/types';
import { toFailure } from '../../services/http/errors';
import { challengeBanked } from '../challenges/slice';
import { discountRedeemed } from '../discount/slice';
import { rewardCollected } from '../rewards/slice';
import type { RootState } from '../rootReducer';
import { callService } from '../support/callService';
import { getDependencies } from '../support/dependencies';
import { safely } from '../support/safely';
import { historyMonths, monthsBefore } from './rules';
import { historyFailed, historyFetched, historyRequested } from './slice';

/** Lines fetched at once: the most the services give. */
const pageSize = 100;

function* fetchHistory(): SagaGenerator<void> {
  const { now } = yield* getDependencies();
  try {
    const newestFirst = yield* fetchSince(new Date(monthsBefore(now(), historyMonths)).toISOString());
    yield* put(historyFetched(newestFirst.toReversed()));
  } catch (error) {
    yield* put(historyFailed(toFailure(error)));
  }
}

/** A history that nobody has looked at needs no refreshing. */
function* refreshHistory(): SagaGenerator<void> {
  const status = yield* select(({ balanceHistory }: RootState) => balanceHistory.status);
  if (status !== 'idle') yield* put(historyRequested());
}

function* fetchSince(from: string): SagaGenerator<UnitsTransaction[]> {
  const lines: UnitsTransaction[] = [];
  for (;;) {
    const page = yield* callService(getTransactions, { from, offset: lines.length, limit: pageSize });
    lines.push(...page.transactions);
    if (page.transactions.length === 0 || lines.length >= page.total) return lines;
  }
}

export function* balanceHistorySaga(): SagaGenerator<void> {
  yield* takeLatest(historyRequested, safely(fetchHistory));
  yield* takeLatest([rewardCollected, discountRedeemed, challengeBanked], safely(refreshHistory));
}
