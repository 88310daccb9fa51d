import { createAction, createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { RewardsDetails, RewardsOverview } from '../../services/clubWebsite/rewards';
import { logoutStarted } from '../session/events';
import { rewardClaimed } from '../spend/slice';
import { createSteps } from '../support/createSteps';
import { idle, loaded, loading, type RequestState, setFailed } from '../support/requestState';
import { afterClaim, collectionOf, noRewards, type RewardsCollection } from './rules';

/** Spec 3, Rewards state, of the current game. */
interface RewardsState extends RewardsCollection, RequestState {}

const initialState: RewardsState = { ...noRewards, ...idle };

/** The current game's page was opened. Its rewards are fetched; the present ones stay visible if they are its own. */
export const rewardsOpened = createAction('rewards/opened');
/** Fetches the current game's rewards and clears the present ones. */
export const detailsRequested = createAction('rewards/detailsRequested');
/** Fetches them; the present ones stay visible. */
export const refreshRequested = createAction('rewards/refreshRequested');
/** Fetches the current game's counts by rarity. */
export const overviewRequested = createAction('rewards/overviewRequested');

export const detailsSteps = createSteps<null, RewardsDetails>('rewards/details');
export const refreshSteps = createSteps<null, RewardsDetails>('rewards/refresh');
export const overviewSteps = createSteps<null, RewardsOverview>('rewards/overview');

const rewardsSlice = createSlice({
  name: 'rewards',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(detailsSteps.started, () => ({ ...noRewards, ...loading }))
      .addCase(overviewSteps.succeeded, (state, { payload }) => {
        state.overview = payload.rarities;
        state.totalAvailable = payload.totalAvailable;
        state.totalOwned = payload.totalOwned;
      })
      .addCase(detailsSteps.failed, setFailed)
      .addCase(rewardClaimed, (state, { payload }) => ({ ...state, ...afterClaim(state, payload) }))
      .addCase(logoutStarted, () => initialState)
      .addMatcher(isAnyOf(detailsSteps.succeeded, refreshSteps.succeeded), (_state, { payload }) => ({
        ...collectionOf(payload),
        ...loaded,
      })),
});

export const rewardsReducer = rewardsSlice.reducer;
