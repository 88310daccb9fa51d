import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PrivacyChoice } from '../../services/metrics/choiceStorage';

interface MetricsState {
  choice: PrivacyChoice | null;
  isSignalled: boolean;
  isRead: boolean;
  isDialogOpen: boolean;
  isMeasuring: boolean;
  /** Why the last page view was not sent, as a text of spec 8, or null. */
  failure: string | null;
}

/** An action on a control with `data-metrics-*`. */
export interface ObservedAction {
  action: string;
  place: string | null;
}

const initialState: MetricsState = {
  choice: null,
  isSignalled: false,
  isRead: false,
  isDialogOpen: false,
  isMeasuring: false,
  failure: null,
};

const metricsSlice = createSlice({
  name: 'metrics',
  initialState,
  reducers: {
    choiceRead: (state, { payload }: PayloadAction<Pick<MetricsState, 'choice' | 'isSignalled'>>) => {
      Object.assign(state, payload, { isRead: true });
    },
    choiceMade: (state, { payload }: PayloadAction<PrivacyChoice>) => {
      state.choice = payload;
      state.isRead = true;
      state.isDialogOpen = false;
    },
    privacyDialogToggled: (state, { payload }: PayloadAction<boolean>) => {
      state.isDialogOpen = payload;
    },
    measuringStarted: (state) => {
      state.isMeasuring = true;
    },
    measuringStopped: (state) => {
      state.isMeasuring = false;
    },
    pageViewFailed: (state, { payload }: PayloadAction<string>) => {
      state.failure = payload;
    },
    actionObserved: (_state, _action: PayloadAction<ObservedAction>) => undefined,
  },
});

export const {
  choiceRead,
  choiceMade,
  privacyDialogToggled,
  measuringStarted,
  measuringStopped,
  pageViewFailed,
  actionObserved,
} = metricsSlice.actions;
export const metricsReducer = metricsSlice.reducer;
