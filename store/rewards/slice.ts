import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { Reward, RewardsDetails, RewardsOverview } from '../../services/clubWebsite/rewards';
import type { Failure } from '../../services/http/errors';
import { rewardClaimed } from '../spend/slice';
import { createSteps } from '../support/createSteps';
import { idle, loaded, loading, type RequestState, setFailed, setLoading } from '../support/requestState';
import { goalFetched } from './goal/slice';
import { afterClaim, claimed, listOf, noRewards, type RewardList, withRewards } from './rules';
import { playerRewardsRequested, type RewardsScope } from './scopes';
import { wishAdded, wishesFetched, wishSaved } from './wishlist/slice';

interface FetchedList extends RewardList, RequestState {}

/** Spec 3, Rewards state: the list of the current game, with those across games, and every reward that is known. */
interface RewardsState extends FetchedList {
  /** By id: the rewards of all lists, of the wishlist and of the goal. */
  rewards: Record<string, Reward>;
  scopes: Record<RewardsScope, FetchedList>;
}

const none: FetchedList = { ...noRewards, ...idle };
const initialState: RewardsState = { ...none, rewards: {}, scopes: { owned: none, all: none } };

/** The present ones stay visible if they are its own. */
export const rewardsOpened = createAction('rewards/opened');
/** Clears the list. */
export const detailsRequested = createAction('rewards/detailsRequested');
export const refreshRequested = createAction('rewards/refreshRequested');
export const overviewRequested = createAction('rewards/overviewRequested');

export const detailsSteps = createSteps<null, RewardsDetails>('rewards/details');
export const refreshSteps = createSteps<null, RewardsDetails>('rewards/refresh');
export const overviewSteps = createSteps<null, RewardsOverview>('rewards/overview');

function keep(state: RewardsState, rewards: readonly Reward[]): void {
  state.rewards = withRewards(state.rewards, rewards);
}

const rewardsSlice = createSlice({
  name: 'rewards',
  initialState,
  reducers: {
    playerRewardsFetched: (
      state,
      { payload: { scope, details } }: PayloadAction<{ scope: RewardsScope; details: RewardsDetails }>,
    ) => {
      keep(state, details.rewards);
      state.scopes[scope] = { ...listOf(details), ...loaded };
    },
    playerRewardsFailed: (
      { scopes },
      { type, payload: { scope, failure } }: PayloadAction<{ scope: RewardsScope; failure: Failure }>,
    ) => setFailed(scopes[scope], { type, payload: failure }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(detailsSteps.started, (state) => ({ ...state, ...noRewards, ...loading }))
      .addCase(overviewSteps.succeeded, (state, { payload }) => {
        state.overview = payload.rarities;
        state.totalAvailable = payload.totalAvailable;
        state.totalOwned = payload.totalOwned;
      })
      .addCase(detailsSteps.failed, setFailed)
      .addCase(playerRewardsRequested, ({ scopes }, { payload }) => setLoading(scopes[payload.scope]))
      .addCase(rewardClaimed, (state, { payload: { rewardId, ...given } }) => {
        const reward = state.rewards[rewardId];
        if (!reward) return;
        for (const list of [state, state.scopes.owned, state.scopes.all]) Object.assign(list, afterClaim(list, reward));
        state.rewards[rewardId] = claimed(reward, given);
      })
      .addCase(wishesFetched, (state, { payload: wishes }) => {
        keep(
          state,
          wishes.map(({ reward }) => reward),
        );
      })
      .addCase(wishSaved, (state, { payload: { wish } }) => keep(state, wish ? [wish.reward] : []))
      .addCase(wishAdded, (state, { payload: { reward } }) => keep(state, [reward]))
      .addCase(goalFetched, (state, { payload: goal }) => keep(state, goal ? [goal.reward] : []))
      .addMatcher(isAnyOf(detailsSteps.succeeded, refreshSteps.succeeded), (state, { payload }) => {
        keep(state, payload.rewards);
        Object.assign(state, listOf(payload), loaded);
      }),
});

export const { playerRewardsFetched, playerRewardsFailed } = rewardsSlice.actions;
export const rewardsReducer = rewardsSlice.reducer;
