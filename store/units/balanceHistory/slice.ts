import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UnitsTransaction } from '../../../services/club/transactions';
import { idle, loaded, type RequestState, setFailed, setLoading } from '../../support/requestState';

/** The lines of the ledger in the balance chart, oldest first. */
interface BalanceHistoryState extends RequestState {
  transactions: UnitsTransaction[];
}

const initialState: BalanceHistoryState = { ...idle, transactions: [] };

/** Fetches the history; the present one stays visible. */
export const historyRequested = createAction('balanceHistory/requested');

const balanceHistorySlice = createSlice({
  name: 'balanceHistory',
  initialState,
  reducers: {
    historyFetched: (_state, { payload: transactions }: PayloadAction<UnitsTransaction[]>) => ({
      ...loaded,
      transactions,
    }),
    historyFailed: setFailed,
  },
  extraReducers: (builder) => builder.addCase(historyRequested, setLoading),
});

export const { historyFetched, historyFailed } = balanceHistorySlice.actions;
export const balanceHistoryReducer = balanceHistorySlice.reducer;
