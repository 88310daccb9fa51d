import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { KeptPlayer } from '../../../services/offline/keptPlayer';
import { loginFailed, loginSucceeded } from '../../session/events';

/** What a browser without a connection shows of its player. */
const keptPlayerSlice = createSlice({
  name: 'keptPlayer',
  initialState: (): KeptPlayer | null => null,
  reducers: {
    keptPlayerFound: (_state, { payload }: PayloadAction<KeptPlayer>) => payload,
  },
  extraReducers: (builder) => builder.addCase(loginFailed, () => null).addCase(loginSucceeded, () => null),
});

export const { keptPlayerFound } = keptPlayerSlice.actions;
export const keptPlayerReducer = keptPlayerSlice.reducer;
