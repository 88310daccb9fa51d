import { getDependencies } from '../support/dependencies';
import { fetchTransactions } from '../support/fetchTransactions';

/** The whole ledger for a file, newest line first, up to the current time so that new lines do not shift the pages. */
export function* fetchWholeLedger() {
  const { now } = yield* getDependencies();
  const { transactions } = yield* fetchTransactions({ to: new Date(now()).toISOString() });
  return transactions;
}
