import { createAction, createSlice } from '@reduxjs/toolkit';
import type { RewardsDetails } from '../../../services/clubWebsite/types';
import { logoutStarted } from '../../auth/slice';
import { afterClaim, collectionOf, noRewards, type RewardsCollection } from '../rules';
import { rewardClaimed } from '../slice';
import { createSteps } from '../../support/inSteps';
import { idle, loaded, type RequestState, setFailed, setLoading } from '../../support/requestState';

/** The rewards of all owned games; `rewards` holds those of the current game. */
export interface PlayerRewardsState extends RewardsCollection, RequestState {}

const initialState: PlayerRewardsState = { ...noRewards, ...idle };

/** Fetches the rewards; the present ones stay visible. */
export const playerRewardsRequested = createAction('playerRewards/requested');

export const playerRewardsSteps = createSteps<null, RewardsDetails>('playerRewards/details');

const playerRewardsSlice = createSlice({
  name: 'playerRewards',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(playerRewardsSteps.started, setLoading)
      .addCase(playerRewardsSteps.succeeded, (_state, { payload }) => ({ ...collectionOf(payload), ...loaded }))
      .addCase(playerRewardsSteps.failed, setFailed)
      .addCase(rewardClaimed, (state, { payload }) => ({ ...state, ...afterClaim(state, payload) }))
      .addCase(logoutStarted, () => initialState),
});

export const playerRewardsReducer = playerRewardsSlice.reducer;
