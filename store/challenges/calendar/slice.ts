import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../../../services/http/errors';
import { logoutStarted } from '../../auth/slice';
import { failed, idle, loaded, loading, type Loading } from '../../support/loading';
import type { Deadline } from './rules';

/** The player's deadlines on their way into a calendar file; the screen writes the file, in the reader's language. */
export interface CalendarState extends Loading {
  /** Soonest first; null until they are there, and once they are saved. */
  deadlines: Deadline[] | null;
}

const initialState: CalendarState = { ...idle, deadlines: null };

/** The player wants their deadlines as a calendar file. */
export const calendarRequested = createAction('calendar/requested');

const calendarSlice = createSlice({
  name: 'calendar',
  initialState,
  reducers: {
    deadlinesFetched: (_state, { payload: deadlines }: PayloadAction<Deadline[]>) => ({ ...loaded, deadlines }),
    calendarFailed: (state, { payload }: PayloadAction<Failure>) => ({ ...state, ...failed(payload) }),
    /** The player has the file, or knows that there is none. */
    calendarEnded: () => initialState,
  },
  extraReducers: (builder) =>
    builder
      .addCase(calendarRequested, () => ({ ...initialState, ...loading }))
      .addCase(logoutStarted, () => initialState),
});

export const { deadlinesFetched, calendarFailed, calendarEnded } = calendarSlice.actions;
export const calendarReducer = calendarSlice.reducer;
