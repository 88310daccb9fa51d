import { createAction, createSlice } from '@reduxjs/toolkit';
import { createSteps } from '../../support/createSteps';
import { idle, loaded, type RequestState, setFailed, setLoading } from '../../support/requestState';

const initialState: RequestState = idle;

/** Fetches a copy of the player's data with the held password (`holdCopyPassword`). */
export const dataCopyRequested = createAction('dataCopy/requested');
export const dataCopySteps = createSteps<null, null>('dataCopy/fetch');

const dataCopySlice = createSlice({
  name: 'dataCopy',
  initialState,
  reducers: {
    /** The player edits the field, or opens it again. */
    dataCopyTyped: () => initialState,
  },
  extraReducers: (builder) =>
    builder
      .addCase(dataCopySteps.started, setLoading)
      .addCase(dataCopySteps.succeeded, () => loaded)
      .addCase(dataCopySteps.failed, setFailed),
});

export const { dataCopyTyped } = dataCopySlice.actions;
export const dataCopyReducer = dataCopySlice.reducer;
