import { put, type SagaGenerator } from 'typed-redux-saga';
import { getCalendar, makeCalendarAddress, removeCalendarAddress } from '../../services/club/calendar';
import { getBalanceHistory } from '../../services/club/transactions';
import { getDependencies } from '../support/dependencies';
import { createResource } from '../support/createResource';
import { callService } from '../support/callService';
import { fetchTransactions } from '../support/fetchTransactions';
import { balanceEvents } from './slice';

export const balanceHistory = createResource('balanceHistory', {
  fetch: () => callService(getBalanceHistory, null),
  refreshOn: balanceEvents,
});

export const calendar = createResource('calendar', { fetch: () => callService(getCalendar, null) });

/** Returns the address, which is secret and therefore not in the state. */
export function* startCalendar(): SagaGenerator<string> {
  const { address, date } = yield* callService(makeCalendarAddress, null);
  yield* put(calendar.fetched({ date }));
  return address;
}

export function* stopCalendar(): SagaGenerator<void> {
  yield* put(calendar.fetched(yield* callService(removeCalendarAddress, null)));
}

/** The whole ledger for a file, newest line first, up to the current time so that new lines do not shift the pages. */
export function* fetchWholeLedger() {
  const { now } = yield* getDependencies();
  const { transactions } = yield* fetchTransactions({ to: new Date(now()).toISOString() });
  return transactions;
}
