import { put, type SagaGenerator } from 'typed-redux-saga';
import { getDependencies } from '../../support/dependencies';
import { fetchTransactions } from '../../support/fetchTransactions';
import { safely } from '../../support/safely';
import { takeOneAtATime } from '../../support/takeOneAtATime';
import { exportFailed, exportFetched, exportRequested } from './slice';

/** Up to the current time, so that new lines do not shift the pages. */
function* fetchWholeLedger(): SagaGenerator<void> {
  const { now } = yield* getDependencies();
  const { transactions } = yield* fetchTransactions({ to: new Date(now()).toISOString() });
  yield* put(exportFetched(transactions));
}

export function* ledgerExportSaga(): SagaGenerator<void> {
  yield* takeOneAtATime(exportRequested, safely(fetchWholeLedger, exportFailed));
}
