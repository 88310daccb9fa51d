import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Profile } from '../../../services/account/profiles';
import type { ValidationReport } from '../../../services/account/validationReports';
import { profileRenamed } from '../../account/slice';
import { createSteps } from '../../support/createSteps';
import { idle, type RequestState, setFailed, setLoading } from '../../support/requestState';

/** A name that the player types, the result of its check, and the request that renames the profile. */
interface NamingState extends RequestState {
  name: string;
  /** `unchecked` after a failed check: the services check again when the profile is renamed. */
  check: 'none' | 'checking' | 'free' | 'rejected' | 'unchecked';
  /** What is wrong with the name, with suggestions. */
  reports: ValidationReport[];
}

const initialState: NamingState = { ...idle, name: '', check: 'none', reports: [] };

/** Renames the profile to the typed name. */
export const renameRequested = createAction('naming/renameRequested');

export const renameSteps = { ...createSteps<string, Profile>('naming/rename'), succeeded: profileRenamed };

const namingSlice = createSlice({
  name: 'naming',
  initialState,
  reducers: {
    /** The name as it is typed. The check starts after a pause. */
    nameTyped: (_state, { payload: name }: PayloadAction<string>) => ({
      ...initialState,
      name,
      check: 'checking' as const,
    }),
    /** The player restores the current name. */
    namingEnded: () => initialState,
    /** The result of a check; ignored when the player has typed another name since. */
    nameChecked: (state, { payload }: PayloadAction<{ name: string; reports: ValidationReport[] }>) => {
      if (payload.name !== state.name) return;
      state.check = payload.reports.length > 0 ? 'rejected' : 'free';
      state.reports = payload.reports;
    },
    nameCheckFailed: (state, { payload: name }: PayloadAction<string>) => {
      if (name === state.name) state.check = 'unchecked';
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(renameSteps.started, setLoading)
      .addCase(renameSteps.failed, setFailed)
      .addCase(profileRenamed, () => initialState),
});

export const { nameTyped, namingEnded, nameChecked, nameCheckFailed } = namingSlice.actions;
export const namingReducer = namingSlice.reducer;
