import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Without a profile id, one whose name was typed. */
export interface SafetySubject {
  pid: string | null;
  name: string;
}

const initialState: { subject: SafetySubject | null } = { subject: null };

/** The player who can be blocked or reported in the open dialog. */
const safetySlice = createSlice({
  name: 'safety',
  initialState,
  reducers: {
    safetyOpened: (_state, { payload: subject }: PayloadAction<SafetySubject>) => ({ subject }),
    safetyClosed: () => initialState,
  },
});

export const { safetyOpened, safetyClosed } = safetySlice.actions;
export const safetyReducer = safetySlice.reducer;
