import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { logoutStarted } from '../../auth/slice';
import { idle, loaded, loading, type RequestState, setFailed } from '../../support/requestState';
import type { Deadline } from './rules';

/** The player's deadlines on their way into a calendar file; the screen writes the file, in the reader's language. */
export interface CalendarState extends RequestState {
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
    calendarFailed: setFailed,
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
