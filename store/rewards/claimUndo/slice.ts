import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Claim, UndoneClaim } from '../../../services/club/claims';
import { createSteps } from '../../support/createSteps';
import { newIdempotencyKey } from '../../support/newIdempotencyKey';
import { idle, loaded, loading, type RequestState, setFailed, setLoading } from '../../support/requestState';
import { claimUndone } from '../slice';

/** A claim whose undoing is open: idle until confirmed, loaded once its Units are back. */
export interface OpenUndo extends RequestState {
  claim: Claim;
  /** Identifies it: Units come back once, however often the request is sent. */
  idempotencyKey: string;
  /** Null until the Units are back. */
  result: UndoneClaim | null;
}

/** The claims that the player may take back, newest first, and the one that is open. */
interface ClaimUndoState extends RequestState {
  claims: Claim[];
  open: OpenUndo | null;
}

const initialState: ClaimUndoState = { ...idle, claims: [], open: null };

/** Fetches the claims that can be taken back; the present ones stay visible. */
export const undoableRequested = createAction('claimUndo/undoableRequested');
/** The player confirms. */
export const undoRequested = createAction('claimUndo/undoRequested');

export const undoSteps = { ...createSteps<null, never>('claimUndo/undo'), succeeded: claimUndone };

const claimUndoSlice = createSlice({
  name: 'claimUndo',
  initialState,
  reducers: {
    undoableFetched: (state, { payload }: PayloadAction<Claim[]>) => ({ ...state, ...loaded, claims: payload }),
    undoableFailed: setFailed,
    undoOpened: {
      prepare: (claim: Claim) => ({ payload: { claim, idempotencyKey: newIdempotencyKey() } }),
      reducer: (state, { payload }: PayloadAction<Pick<OpenUndo, 'claim' | 'idempotencyKey'>>) => {
        state.open = { ...payload, ...idle, result: null };
      },
    },
    /** Does nothing while the request runs. */
    undoClosed: (state) => {
      if (state.open?.status !== 'loading') state.open = null;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(undoableRequested, setLoading)
      .addCase(undoSteps.started, ({ open }) => {
        if (open) Object.assign(open, loading);
      })
      .addCase(undoSteps.failed, ({ open }, action) => {
        if (open) setFailed(open, action);
      })
      .addCase(claimUndone, (state, { payload }) => {
        state.claims = state.claims.filter(({ claimId }) => claimId !== payload.claimId);
        if (state.open) Object.assign(state.open, loaded, { result: payload });
      }),
});

export const { undoableFetched, undoableFailed, undoOpened, undoClosed } = claimUndoSlice.actions;
export const claimUndoReducer = claimUndoSlice.reducer;
