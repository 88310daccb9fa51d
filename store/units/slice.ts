import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { UnitsLot } from '../../services/clubWebsite/types';
import { loginFailed, logoutStarted } from '../auth/slice';
import { challengeBanked } from '../challenges/slice';
import { discountRedeemed } from '../discount/slice';
import { rewardClaimed } from '../rewards/slice';
import { lotsAfterPaying } from './rules';

/** Spec 3, Units state, and when the units expire. */
export interface UnitsState {
  /** Null until they are known. */
  units: number | null;
  /** The error code of the last fetch; null when it went well. */
  error: number | string | null;
  /** The lots that expire; units beyond their sum never do. */
  expiring: UnitsLot[];
}

const initialState: UnitsState = { units: null, error: null, expiring: [] };

/** The balance is wanted, or wanted afresh. */
export const balanceRequested = createAction('units/balanceRequested');

const unitsSlice = createSlice({
  name: 'units',
  initialState,
  reducers: {
    balanceFetched: (_state, { payload }: PayloadAction<{ units: number; expiring: UnitsLot[] }>) => ({
      units: payload.units,
      expiring: payload.expiring,
      error: null,
    }),
    /** With the error code of the reply, or of the call that failed. */
    balanceFailed: (state, { payload }: PayloadAction<number | string>) => {
      state.error = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(balanceRequested, (state) => {
        state.error = null;
      })
      .addCase(challengeBanked, (state, { payload }) => {
        state.units = payload.unitBalance;
      })
      .addCase(loginFailed, () => initialState)
      .addCase(logoutStarted, () => initialState)
      .addMatcher(isAnyOf(rewardClaimed, discountRedeemed), (state, { payload }) => {
        const before = state.units ?? payload.unitBalance;
        state.expiring = lotsAfterPaying(before, state.expiring, before - payload.unitBalance);
        state.units = payload.unitBalance;
      }),
});

export const { balanceFetched, balanceFailed } = unitsSlice.actions;
export const unitsReducer = unitsSlice.reducer;
