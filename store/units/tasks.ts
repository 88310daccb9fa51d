import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { getCalendar, makeCalendarAddress, removeCalendarAddress } from '../../services/club/calendar';
import {
  getBalanceHistory,
  getTransactions,
  type TransactionsFilter,
  type UnitsTransaction,
  type UnitsTransactions,
} from '../../services/club/transactions';
import { getDependencies } from '../support/dependencies';
import { createResource } from '../support/createResource';
import { callService } from '../support/callService';
import { ledgerPageSize, type LedgerLines, type LedgerRequest, linesOf } from './ledger/rules';
import { balanceEvents } from './slice';

export const balanceHistory = createResource('balanceHistory', {
  fetch: () => callService(getBalanceHistory, null),
  refreshOn: balanceEvents,
});

export const ledger = createResource('ledger', { fetch: fetchLedger, keepsData: true, refreshOn: balanceEvents });

/** Fetches only the missing pages when more of them are requested than are there. */
function* fetchLedger({ filter, pages }: LedgerRequest): SagaGenerator<LedgerLines> {
  const known = linesOf((yield* select(ledger.select)).data, filter);
  const wanted = pages * ledgerPageSize;
  const isMore = known !== null && known.transactions.length < Math.min(known.total, wanted);
  return { ...(yield* fetchLines(filter, { known: isMore ? known.transactions : [], wanted })), filter };
}

interface WantedLines {
  known?: readonly UnitsTransaction[];
  wanted?: number;
}

/** The most lines that a call asks for. */
const mostAtOnce = 100;

/**
 * The known lines and those after them, newest first, in as many calls as needed: all by default. A line that moves to the next
 * page because a newer one was written is kept once.
 */
function* fetchLines(
  filter: TransactionsFilter,
  { known = [], wanted = Infinity }: WantedLines = {},
): SagaGenerator<UnitsTransactions> {
  const lines = new Map(known.map((line) => [line.id, line]));
  for (let offset = known.length; ;) {
    const limit = Math.min(mostAtOnce, wanted - offset);
    const { transactions, total } = yield* callService(getTransactions, { ...filter, offset, limit });
    for (const line of transactions) lines.set(line.id, line);
    offset += limit;
    if (transactions.length === 0 || offset >= Math.min(wanted, total))
      return { transactions: [...lines.values()], total };
  }
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
  return (yield* fetchLines({ to: new Date(now()).toISOString() })).transactions;
}
