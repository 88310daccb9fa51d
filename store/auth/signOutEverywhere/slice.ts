import { createAction, createSlice } from '@reduxjs/toolkit';
import { createSteps } from '../../support/createSteps';
import { idle, type RequestState, setFailed, setLoading } from '../../support/requestState';

/** Ends every session of the player, and signs this browser out. */
export const signOutEverywhereRequested = createAction('signOutEverywhere/requested');
export const signOutEverywhereSteps = createSteps<null, null>('signOutEverywhere/call');

const initialState: RequestState = idle;

const signOutEverywhereSlice = createSlice({
  name: 'signOutEverywhere',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(signOutEverywhereSteps.started, setLoading).addCase(signOutEverywhereSteps.failed, setFailed),
});

export const signOutEverywhereReducer = signOutEverywhereSlice.reducer;
