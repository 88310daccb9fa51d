import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { getCalendar, makeCalendarAddress, removeCalendarAddress } from '../../services/club/calendar';
import { getBalanceHistory } from '../../services/club/transactions';
import { getDependencies } from '../support/dependencies';
import { createResource } from '../support/createResource';
import { callService } from '../support/callService';
import { fetchTransactions } from '../support/fetchTransactions';
import type { PlayerState } from '../rootReducer';
import { ledgerPageSize, type LedgerLines, type LedgerRequest, linesOf } from './ledger/rules';
import { balanceEvents } from './slice';

export const balanceHistory = createResource('balanceHistory', {
  fetch: () => callService(getBalanceHistory, null),
  refreshOn: balanceEvents,
});

export const ledger = createResource('ledger', { fetch: fetchLedger, keepsData: true, refreshOn: balanceEvents });

/** Fetches only the missing pages when more of them are requested than are there. */
function* fetchLedger({ filter, pages }: LedgerRequest): SagaGenerator<LedgerLines> {
  const known = linesOf((yield* select((state: PlayerState) => state.ledger)).data, filter);
  const lines = known?.transactions ?? [];
  const wanted = pages * ledgerPageSize;
  const offset = known && lines.length < Math.min(known.total, wanted) ? lines.length : 0;
  const { transactions, total } = yield* fetchTransactions(filter, { offset, limit: wanted - offset });
  // A line that has moved to the next page because a newer one was written is kept once.
  const byId = new Map([...lines.slice(0, offset), ...transactions].map((line) => [line.id, line]));
  return { transactions: [...byId.values()], total, filter };
}

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
