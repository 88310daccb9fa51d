import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UnitsTransaction } from '../../../services/club/transactions';
import type { Failure } from '../../../services/http/errors';
import { logoutStarted } from '../../auth/slice';
import { failed, idle, loaded, loading, type Loading } from '../../support/loading';

/** Every line of the ledger that the balance's chart is drawn from, oldest first. */
export interface BalanceHistoryState extends Loading {
  transactions: UnitsTransaction[];
}

const initialState: BalanceHistoryState = { ...idle, transactions: [] };

/** The history is wanted, or wanted afresh: what is there stays on show. */
export const historyRequested = createAction('balanceHistory/requested');

const balanceHistorySlice = createSlice({
  name: 'balanceHistory',
  initialState,
  reducers: {
    historyFetched: (_state, { payload: transactions }: PayloadAction<UnitsTransaction[]>) => ({
      ...loaded,
      transactions,
    }),
    historyFailed: (state, { payload }: PayloadAction<Failure>) => ({ ...state, ...failed(payload) }),
  },
  extraReducers: (builder) =>
    builder.addCase(historyRequested, (state) => ({ ...state, ...loading })).addCase(logoutStarted, () => initialState),
});

export const { historyFetched, historyFailed } = balanceHistorySlice.actions;
export const balanceHistoryReducer = balanceHistorySlice.reducer;
