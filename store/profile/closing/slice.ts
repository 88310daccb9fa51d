import { createAction, createSlice } from '@reduxjs/toolkit';
import { createSteps } from '../../support/createSteps';
import { failed, idle, loaded, loading, type RequestState } from '../../support/requestState';

/** Closing the account, and keeping a closed one. */
interface ClosingState {
  closing: RequestState;
  keeping: RequestState;
}

const initialState: ClosingState = { closing: idle, keeping: idle };

/** Closes the account with the held password (`holdClosingPassword`). */
export const closingRequested = createAction('closing/requested');
/** Keeps an account that its player has closed. */
export const keepingRequested = createAction('closing/keepingRequested');

export const closingSteps = createSteps<null, null>('closing/closing');
export const keepingSteps = createSteps<null, null>('closing/keeping');

const closingSlice = createSlice({
  name: 'closing',
  initialState,
  reducers: {
    /** The player edits the field, or opens it again. */
    closingTyped: (state) => {
      state.closing = idle;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(closingSteps.started, (state) => ({ ...state, closing: loading }))
      .addCase(closingSteps.succeeded, (state) => ({ ...state, closing: loaded }))
      .addCase(closingSteps.failed, (state, { payload }) => ({ ...state, closing: failed(payload) }))
      .addCase(keepingSteps.started, (state) => ({ ...state, keeping: loading }))
      .addCase(keepingSteps.succeeded, (state) => ({ ...state, keeping: loaded }))
      .addCase(keepingSteps.failed, (state, { payload }) => ({ ...state, keeping: failed(payload) })),
});

export const { closingTyped } = closingSlice.actions;
export const closingReducer = closingSlice.reducer;
