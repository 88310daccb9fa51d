import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Progress } from './rules';

/** What a player gained, and what it came from. */
interface ProgressReport extends Progress {
  cause: 'return' | 'banking';
}

interface SinceLastVisitState {
  /** The last report, which the shell announces. */
  report: ProgressReport | null;
}

const initialState: SinceLastVisitState = { report: null };

/** A player's page is open in a browser: watches when the player comes back to it. */
export const watchRequested = createAction('sinceLastVisit/watchRequested');
/** The player came back to the tab, usually from a game: everything that play changes is fetched again. */
export const playerReturned = createAction('sinceLastVisit/playerReturned');

const sinceLastVisitSlice = createSlice({
  name: 'sinceLastVisit',
  initialState,
  reducers: {
    progressReported: (state, { payload }: PayloadAction<ProgressReport>) => {
      state.report = payload;
    },
  },
});

export const { progressReported } = sinceLastVisitSlice.actions;
export const sinceLastVisitReducer = sinceLastVisitSlice.reducer;
