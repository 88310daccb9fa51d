import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface ClockState {
  /** What is added to the browser's clock to get the services' time, in ms. */
  offsetMs: number;
}

const initialState: ClockState = { offsetMs: 0 };

const clockSlice = createSlice({
  name: 'clock',
  initialState,
  reducers: {
    clockCompared: (state, { payload: offsetMs }: PayloadAction<number>) => {
      state.offsetMs = offsetMs;
    },
  },
});

export const { clockCompared } = clockSlice.actions;
export const clockReducer = clockSlice.reducer;
