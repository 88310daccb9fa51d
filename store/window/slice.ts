import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Spec 3, Window state, in px; 0 until measured. */
interface WindowState {
  windowWidth: number;
  windowHeight: number;
  windowScrollY: number;
}

const initialState: WindowState = { windowWidth: 0, windowHeight: 0, windowScrollY: 0 };

const windowSlice = createSlice({
  name: 'window',
  initialState,
  reducers: {
    windowResized: (state, { payload }: PayloadAction<Pick<WindowState, 'windowWidth' | 'windowHeight'>>) => ({
      ...state,
      ...payload,
    }),
    windowScrolled: (state, { payload }: PayloadAction<number>) => {
      state.windowScrollY = payload;
    },
  },
});

export const { windowResized, windowScrolled } = windowSlice.actions;
export const windowReducer = windowSlice.reducer;
