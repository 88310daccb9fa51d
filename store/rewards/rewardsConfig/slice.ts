import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ClubConfig } from '../../../services/club/configuration';
import { idle, loaded, type RequestState, setFailed, setLoading } from '../../support/requestState';

/** Spec 9, Rewards: the rewards config has an environment and days. */
type RewardsConfig = Pick<ClubConfig, 'environment' | 'days'>;

interface RewardsConfigState extends RequestState {
  config: RewardsConfig | null;
}

const initialState: RewardsConfigState = { ...idle, config: null };

export const configRequested = createAction('rewardsConfig/requested');

const rewardsConfigSlice = createSlice({
  name: 'rewardsConfig',
  initialState,
  reducers: {
    configFetchStarted: setLoading,
    configFetched: (_state, { payload: { environment, days } }: PayloadAction<RewardsConfig>) => ({
      ...loaded,
      config: { environment, days },
    }),
    configFailed: setFailed,
  },
});

export const { configFetchStarted, configFetched, configFailed } = rewardsConfigSlice.actions;
export const rewardsConfigReducer = rewardsConfigSlice.reducer;
