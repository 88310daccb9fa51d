import { createAction, createSlice } from '@reduxjs/toolkit';
import type { RewardsDetails } from '../../../services/clubWebsite/types';
import { logoutStarted } from '../../auth/slice';
import { afterClaim, collectionOf, noRewards, type RewardsCollection } from '../rules';
import { rewardClaimed } from '../slice';
import { createSteps } from '../../support/inSteps';
import { failed, idle, loaded, loading, type Loading } from '../../support/loading';

/** The rewards of all games that the player owns, as those of the current game stand in `rewards`. */
export interface PlayerRewardsState extends RewardsCollection, Loading {}

const initialState: PlayerRewardsState = { ...noRewards, ...idle };

/** They are wanted, or wanted afresh; those that are there stay on show meanwhile. */
export const playerRewardsRequested = createAction('playerRewards/requested');

export const playerRewardsSteps = createSteps<null, RewardsDetails>('playerRewards/details');

const playerRewardsSlice = createSlice({
  name: 'playerRewards',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(playerRewardsSteps.started, (state) => ({ ...state, ...loading }))
      .addCase(playerRewardsSteps.succeeded, (_state, { payload }) => ({ ...collectionOf(payload), ...loaded }))
      .addCase(playerRewardsSteps.failed, (state, { payload }) => ({ ...state, ...failed(payload) }))
      .addCase(rewardClaimed, (state, { payload }) => ({ ...state, ...afterClaim(state, payload) }))
      .addCase(logoutStarted, () => initialState),
});

export const playerRewardsReducer = playerRewardsSlice.reducer;
