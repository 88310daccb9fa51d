import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Claim, ClaimsPage } from '../../../services/club/claims';
import { idle, loaded, type RequestState, setFailed, setLoading } from '../../support/requestState';

/** The fetched part of the player's claims across games, newest first. */
interface ClaimsState extends RequestState {
  claims: Claim[];
  /** How many there are on the services; null until known. */
  total: number | null;
}

const initialState: ClaimsState = { ...idle, claims: [], total: null };

/** Fetches the first page. Where claims are present, they stay as they are meanwhile. */
export const claimsRequested = createAction('claims/claimsRequested');
/** Fetches the next page. */
export const moreClaimsRequested = createAction('claims/moreClaimsRequested');

const claimsSlice = createSlice({
  name: 'claims',
  initialState,
  reducers: {
    claimsFetched: (state, { payload }: PayloadAction<ClaimsPage & { offset: number }>) => ({
      ...loaded,
      claims: [...state.claims.slice(0, payload.offset), ...payload.claims],
      total: payload.total,
    }),
    claimsFailed: setFailed,
  },
  extraReducers: (builder) =>
    builder
      .addCase(claimsRequested, (state) => {
        if (state.status !== 'loaded') setLoading(state);
      })
      .addCase(moreClaimsRequested, setLoading),
});

export const { claimsFetched, claimsFailed } = claimsSlice.actions;
export const claimsReducer = claimsSlice.reducer;
