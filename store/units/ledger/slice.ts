import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TransactionsFilter, UnitsTransaction, UnitsTransactions } from '../../../services/club/transactions';
import { idle, loaded, loading, type RequestState, setFailed } from '../../support/requestState';

/** Newest first. */
interface LedgerState extends RequestState {
  transactions: UnitsTransaction[];
  total: number | null;
  filter: TransactionsFilter;
}

interface LedgerRequest {
  filter?: TransactionsFilter;
  pages?: number;
}

const initialState: LedgerState = { ...idle, transactions: [], total: null, filter: {} };

const ledgerSlice = createSlice({
  name: 'ledger',
  initialState,
  reducers: {
    /** Requests pages from the newest line on; lines of the same filter stay visible. */
    transactionsRequested: (state, { payload: { filter = {} } = {} }: PayloadAction<LedgerRequest | undefined>) => ({
      ...(sameFilter(state.filter, filter) ? state : initialState),
      ...loading,
      filter,
    }),
    transactionsFetched: (state, { payload }: PayloadAction<UnitsTransactions & { offset: number }>) => ({
      ...loaded,
      transactions: joined(state.transactions.slice(0, payload.offset), payload.transactions),
      total: payload.total,
      filter: state.filter,
    }),
    transactionsFailed: setFailed,
  },
});

/** Appends lines. A line that has moved to the next page because a newer one was written is kept once. */
function joined(lines: readonly UnitsTransaction[], more: readonly UnitsTransaction[]): UnitsTransaction[] {
  const known = new Set(lines.map(({ id }) => id));
  return [...lines, ...more.filter(({ id }) => !known.has(id))];
}

const sameFilter = (a: TransactionsFilter, b: TransactionsFilter) =>
  a.type === b.type && a.spaceId === b.spaceId && a.from === b.from && a.to === b.to;

export const { transactionsRequested, transactionsFetched, transactionsFailed } = ledgerSlice.actions;
export const ledgerReducer = ledgerSlice.reducer;
