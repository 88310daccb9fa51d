import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Without a profile id, one whose name was typed. */
export interface SafetySubject {
  pid: string | null;
  name: string;
}

/** Slices that hold what other players do listen. */
export const playerBlocked = createAction('safety/playerBlocked');

/** The player whose dialog is open. */
const safetySlice = createSlice({
  name: 'safety',
  initialState: { subject: null as SafetySubject | null },
  reducers: {
    safetyOpened: (_state, { payload: subject }: PayloadAction<SafetySubject>) => ({ subject }),
    safetyClosed: () => ({ subject: null }),
  },
});

export const { safetyOpened, safetyClosed } = safetySlice.actions;
export const safetyReducer = safetySlice.reducer;
