import { createAction, createSlice } from '@reduxjs/toolkit';
import { createSteps } from '../../support/createSteps';
import { idle, loaded, type RequestState, setFailed, setLoading } from '../../support/requestState';

const initialState: RequestState = idle;

/** Changes the password to the held one (`holdPasswords`). */
export const passwordChangeRequested = createAction('password/changeRequested');
export const passwordSteps = createSteps<null, null>('password/change');

const passwordSlice = createSlice({
  name: 'password',
  initialState,
  reducers: {
    /** The player edits the fields, or opens them again. */
    passwordTyped: () => initialState,
  },
  extraReducers: (builder) =>
    builder
      .addCase(passwordSteps.started, setLoading)
      .addCase(passwordSteps.succeeded, () => loaded)
      .addCase(passwordSteps.failed, setFailed),
});

export const { passwordTyped } = passwordSlice.actions;
export const passwordReducer = passwordSlice.reducer;
