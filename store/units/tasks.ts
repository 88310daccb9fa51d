import { getBalanceHistory } from '../../services/club/transactions';
import { getDependencies } from '../support/dependencies';
import { createResource } from '../support/createResource';
import { callService } from '../support/callService';
import { fetchTransactions } from '../support/fetchTransactions';
import { balanceEvents } from './slice';

export const balanceHistory = createResource({
  name: 'balanceHistory',
  select: (state) => state.balanceHistory,
  fetch: () => callService(getBalanceHistory, null),
  refreshOn: balanceEvents,
});

/** The whole ledger for a file, newest line first, up to the current time so that new lines do not shift the pages. */
export function* fetchWholeLedger() {
  const { now } = yield* getDependencies();
  const { transactions } = yield* fetchTransactions({ to: new Date(now()).toISOString() });
  return transactions;
}
