import { put, type SagaGenerator, takeLatest } from 'typed-redux-saga';
import { getDependencies } from '../../support/dependencies';
import { fetchTransactions } from '../../support/fetchTransactions';
import { refreshOn } from '../../support/refreshOn';
import { safely } from '../../support/safely';
import { balanceEvents } from '../slice';
import { historyMonths, monthsBefore } from './rules';
import { historyFailed, historyFetched, historyRequested } from './slice';

function* fetchHistory(): SagaGenerator<void> {
  const { now } = yield* getDependencies();
  const from = new Date(monthsBefore(now(), historyMonths)).toISOString();
  const { transactions } = yield* fetchTransactions({ from });
  yield* put(historyFetched(transactions.toReversed()));
}

export function* balanceHistorySaga(): SagaGenerator<void> {
  yield* takeLatest(historyRequested, safely(fetchHistory, historyFailed));
  yield* refreshOn(
    balanceEvents,
    ({ balanceHistory }) => [balanceHistory],
    () => historyRequested(),
  );
}
