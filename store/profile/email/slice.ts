import { createAction, createSlice } from '@reduxjs/toolkit';
import { createSteps } from '../../support/createSteps';
import { idle, loaded, type RequestState, setFailed, setLoading } from '../../support/requestState';

const initialState: RequestState = idle;

/** Requests the change of the e-mail address to the held one (`holdEmailChange`). */
export const emailChangeRequested = createAction('email/changeRequested');
export const emailChangeSteps = createSteps<null, null>('email/change');

const emailSlice = createSlice({
  name: 'email',
  initialState,
  reducers: {
    /** The player edits the fields, or opens them again. */
    emailTyped: () => initialState,
  },
  extraReducers: (builder) =>
    builder
      .addCase(emailChangeSteps.started, setLoading)
      .addCase(emailChangeSteps.succeeded, () => loaded)
      .addCase(emailChangeSteps.failed, setFailed),
});

export const { emailTyped } = emailSlice.actions;
export const emailReducer = emailSlice.reducer;
