import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Claim } from '../../../services/club/claims';
import { idle, loaded, type RequestState, setFailed, setLoading } from '../../support/requestState';
import { claimUndone } from '../../spend/slice';

interface ClaimUndoState extends RequestState {
  claims: Claim[];
}

const initialState: ClaimUndoState = { ...idle, claims: [] };

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

export const selectUndoableOfReward = ({ claimUndo }: WithClaimUndo, rewardId: string) =>
  claimUndo.claims.find((claim) => claim.rewardId === rewardId);

export const selectUndoableOfEntry = ({ claimUndo }: WithClaimUndo, transactionId: string) =>
  claimUndo.claims.find((claim) => claim.transactionId === transactionId);
