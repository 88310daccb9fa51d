import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { UnitsLot } from '../../services/clubWebsite/balance';
import { loginFailed } from '../session/events';
import { challengesBanked } from '../challenges/slice';
import { claimUndone, discountRedeemed, rewardClaimed, rewardGiven } from '../spend/slice';
import type { RequestState } from '../support/requestState';
import { lotsAfterPaying } from '../spend/rules';

/** Spec 3, Units state, with the lots that expire. `error` is the error code of a failed fetch. */
interface UnitsState extends Pick<RequestState, 'status'> {
  units: number | null;
  error: number | string | null;
  /** The rest of the balance never does. */
  expiring: UnitsLot[];
}

const initialState: UnitsState = { status: 'idle', units: null, error: null, expiring: [] };

/** Fetched if it is unknown, outdated, or its last fetch has failed. */
export const balanceRequested = createAction('units/balanceRequested');

/** Each carries the new `unitBalance`. */
export const balanceEvents = [rewardClaimed, rewardGiven, claimUndone, discountRedeemed, challengesBanked];

const unitsSlice = createSlice({
  name: 'units',
  initialState,
  reducers: {
    balanceFetchStarted: startFetch,
    balanceFetched: (_state, { payload }: PayloadAction<{ units: number; expiring: UnitsLot[] }>) => ({
      status: 'loaded' as const,
      units: payload.units,
      expiring: payload.expiring,
      error: null,
    }),
    /** The payload is the error code of the response, or of the failed call. */
    balanceFailed: (state, { payload }: PayloadAction<number | string>) => {
      state.status = 'failed';
      state.error = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(loginFailed, () => initialState)
      .addMatcher(isAnyOf(rewardClaimed, rewardGiven, discountRedeemed), (state, { payload }) => {
        const before = state.units ?? payload.unitBalance;
        state.expiring = lotsAfterPaying(before, state.expiring, before - payload.unitBalance);
      })
      .addMatcher(isAnyOf(...balanceEvents), (state, { payload }) => {
        state.units = payload.unitBalance;
        startFetch(state);
      }),
});

function startFetch(state: UnitsState) {
  state.status = 'loading';
  state.error = null;
}

export const { balanceFetchStarted, balanceFetched, balanceFailed } = unitsSlice.actions;
export const unitsReducer = unitsSlice.reducer;
