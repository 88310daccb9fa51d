import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { idle, loaded, loading, type RequestState, setFailed } from '../../support/requestState';
import type { Deadline } from './rules';

/** The player's deadlines for a calendar file, which the screen writes in the reader's language. */
interface CalendarState extends RequestState {
  /** Soonest first; null until fetched and after the file is saved. */
  deadlines: Deadline[] | null;
}

const initialState: CalendarState = { ...idle, deadlines: null };

/** Fetches the deadlines for a calendar file. */
export const calendarRequested = createAction('calendar/requested');

const calendarSlice = createSlice({
  name: 'calendar',
  initialState,
  reducers: {
    deadlinesFetched: (_state, { payload: deadlines }: PayloadAction<Deadline[]>) => ({ ...loaded, deadlines }),
    calendarFailed: setFailed,
    /** The file is saved, or the failure was shown. */
    calendarEnded: () => initialState,
  },
  extraReducers: (builder) => builder.addCase(calendarRequested, () => ({ ...initialState, ...loading })),
});

export const { deadlinesFetched, calendarFailed, calendarEnded } = calendarSlice.actions;
export const calendarReducer = calendarSlice.reducer;
