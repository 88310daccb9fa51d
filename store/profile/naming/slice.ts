import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Profile } from '../../../services/account/profiles';
import type { ValidationReport } from '../../../services/account/validationReports';
import type { Failure } from '../../../services/http/errors';
import { logoutStarted } from '../../auth/slice';
import { createSteps } from '../../support/inSteps';

/** A name that the player thinks about, what the services say about it, and how taking it goes. */
export interface NamingState {
  name: string;
  /** `unchecked` after a check that failed: the services check once more when the name is taken. */
  check: 'none' | 'checking' | 'free' | 'refused' | 'unchecked';
  /** What is wrong with the name, and what would do instead. */
  reports: ValidationReport[];
  isSaving: boolean;
  /** Why the name could not be taken, besides what the reports say. */
  failure: Failure | null;
}

const initialState: NamingState = { name: '', check: 'none', reports: [], isSaving: false, failure: null };

/** The player wants the name that has been typed. */
export const renameRequested = createAction('naming/renameRequested');
/** The player has another name, wherever it shows. */
export const profileRenamed = createAction<Profile>('naming/profileRenamed');

export const renameSteps = { ...createSteps<string, Profile>('naming/rename'), succeeded: profileRenamed };

const namingSlice = createSlice({
  name: 'naming',
  initialState,
  reducers: {
    /** The name as it is typed: it is checked once nobody types any more. */
    nameTyped: (_state, { payload: name }: PayloadAction<string>) => ({
      ...initialState,
      name,
      check: 'checking' as const,
    }),
    /** The player goes back to the name there is. */
    namingEnded: () => initialState,
    /** What the services say; of a name that is no longer thought about it does not matter. */
    nameChecked: (state, { payload }: PayloadAction<{ name: string; reports: ValidationReport[] }>) => {
      if (payload.name !== state.name) return;
      state.check = payload.reports.length > 0 ? 'refused' : 'free';
      state.reports = payload.reports;
    },
    nameCheckFailed: (state, { payload: name }: PayloadAction<string>) => {
      if (name === state.name) state.check = 'unchecked';
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(renameSteps.started, (state) => {
        state.isSaving = true;
        state.failure = null;
      })
      .addCase(renameSteps.failed, (state, { payload }) => {
        state.failure = payload;
      })
      .addCase(renameSteps.ended, (state) => {
        state.isSaving = false;
      })
      .addCase(profileRenamed, () => initialState)
      .addCase(logoutStarted, () => initialState),
});

export const { nameTyped, namingEnded, nameChecked, nameCheckFailed } = namingSlice.actions;
export const namingReducer = namingSlice.reducer;
