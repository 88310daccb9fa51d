import { getDependencies } from '../support/dependencies';
import { createResource } from '../support/createResource';
import { fetchTransactions } from '../support/fetchTransactions';
import { historyMonths, monthsBefore } from './balanceHistory/rules';
import { balanceEvents } from './slice';

/** Oldest first. */
export const balanceHistory = createResource({
  name: 'balanceHistory',
  select: (state) => state.balanceHistory,
  *fetch() {
    const { now } = yield* getDependencies();
    const from = new Date(monthsBefore(now(), historyMonths)).toISOString();
    return (yield* fetchTransactions({ from })).transactions.toReversed();
  },
  refreshOn: balanceEvents,
});

/** The whole ledger for a file, newest line first, up to the current time so that new lines do not shift the pages. */
export function* fetchWholeLedger() {
  const { now } = yield* getDependencies();
  const { transactions } = yield* fetchTransactions({ to: new Date(now()).toISOString() });
  return transactions;
}
