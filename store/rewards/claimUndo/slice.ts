import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Claim } from '../../../services/club/claims';
import { idle, loaded, type RequestState, setFailed, setLoading } from '../../support/requestState';
import { claimUndone } from '../../spend/slice';

/** The claims that the player may take back, newest first. */
interface ClaimUndoState extends RequestState {
  claims: Claim[];
}

const initialState: ClaimUndoState = { ...idle, claims: [] };

/** Fetches the claims that can be taken back; the present ones stay visible. */
export const undoableRequested = createAction('claimUndo/undoableRequested');

const claimUndoSlice = createSlice({
  name: 'claimUndo',
  initialState,
  reducers: {
    undoableFetched: (state, { payload }: PayloadAction<Claim[]>) => ({ ...state, ...loaded, claims: payload }),
    undoableFailed: setFailed,
  },
  extraReducers: (builder) =>
    builder.addCase(undoableRequested, setLoading).addCase(claimUndone, (state, { payload }) => {
      state.claims = state.claims.filter(({ claimId }) => claimId !== payload.claimId);
    }),
});

export const { undoableFetched, undoableFailed } = claimUndoSlice.actions;
export const claimUndoReducer = claimUndoSlice.reducer;

interface WithClaimUndo {
  claimUndo: ClaimUndoState;
}

/** The latest claim of a reward that can be taken back. */
export const selectUndoableOfReward = ({ claimUndo }: WithClaimUndo, rewardId: string) =>
  claimUndo.claims.find((claim) => claim.rewardId === rewardId);

/** The claim that a ledger entry paid for and that can be taken back. */
export const selectUndoableOfEntry = ({ claimUndo }: WithClaimUndo, transactionId: string) =>
  claimUndo.claims.find((claim) => claim.transactionId === transactionId);
