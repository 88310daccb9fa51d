import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TransactionKind, UnitsTransaction, UnitsTransactions } from '../../services/club/types';
import type { Failure } from '../../services/http/errors';
import { logoutStarted } from '../auth/slice';
import { failed, idle, loaded, loading, type Loading } from '../support/loading';

/** Which lines of the ledger are shown; moments are ISO. */
export interface LedgerFilter {
  type?: TransactionKind;
  from?: string;
  to?: string;
}

/** The lines of the units ledger that were fetched so far, newest first. */
export interface LedgerState extends Loading {
  transactions: UnitsTransaction[];
  /** How many lines the filter has in all; null until that is known. */
  total: number | null;
  filter: LedgerFilter;
}

const initialState: LedgerState = { ...idle, transactions: [], total: null, filter: {} };

/** The next lines are wanted. */
export const moreTransactionsRequested = createAction('ledger/moreTransactionsRequested');

const ledgerSlice = createSlice({
  name: 'ledger',
  initialState,
  reducers: {
    /** The first lines are wanted, of the given filter. */
    transactionsRequested: (state, { payload }: PayloadAction<LedgerFilter | undefined>) => ({
      ...(sameFilter(state.filter, payload ?? {}) ? state : initialState),
      ...loading,
      filter: payload ?? {},
    }),
    transactionsFetched: (state, { payload }: PayloadAction<UnitsTransactions & { offset: number }>) => ({
      ...loaded,
      transactions: [...state.transactions.slice(0, payload.offset), ...payload.transactions],
      total: payload.total,
      filter: state.filter,
    }),
    transactionsFailed: (state, { payload }: PayloadAction<Failure>) => ({ ...state, ...failed(payload) }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(moreTransactionsRequested, (state) => ({ ...state, ...loading }))
      .addCase(logoutStarted, () => initialState),
});

const sameFilter = (a: LedgerFilter, b: LedgerFilter) => a.type === b.type && a.from === b.from && a.to === b.to;

export const { transactionsRequested, transactionsFetched, transactionsFailed } = ledgerSlice.actions;
export const ledgerReducer = ledgerSlice.reducer;
