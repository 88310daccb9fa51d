import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RewardsDetails } from '../../../services/clubWebsite/rewards';
import type { Failure } from '../../../services/http/errors';
import { idle, loaded, type RequestState, setFailed, setLoading } from '../../support/requestState';
import { afterClaim, collectionOf, noRewards, type RewardsCollection } from '../rules';
import { rewardClaimed } from '../slice';

/** The rewards of the games that the player owns, or of every game. */
export const rewardsScopes = ['owned', 'all'] as const;
export type RewardsScope = (typeof rewardsScopes)[number];

interface PlayerRewards extends RewardsCollection, RequestState {}

/** The rewards across games; `rewards` holds those of the current game. */
type PlayerRewardsState = Record<RewardsScope, PlayerRewards>;

const none: PlayerRewards = { ...noRewards, ...idle };
const initialState: PlayerRewardsState = { owned: none, all: none };

/** Fetches the rewards of a scope; the present ones stay visible. */
export const playerRewardsRequested = createAction('playerRewards/requested', (scope: RewardsScope = 'owned') => ({
  payload: { scope },
}));

const playerRewardsSlice = createSlice({
  name: 'playerRewards',
  initialState,
  reducers: {
    playerRewardsFetched: (
      state,
      { payload: { scope, details } }: PayloadAction<{ scope: RewardsScope; details: RewardsDetails }>,
    ) => {
      state[scope] = { ...collectionOf(details), ...loaded };
    },
    playerRewardsFailed: (
      state,
      { type, payload: { scope, failure } }: PayloadAction<{ scope: RewardsScope; failure: Failure }>,
    ) => setFailed(state[scope], { type, payload: failure }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(playerRewardsRequested, (state, { payload }) => setLoading(state[payload.scope]))
      .addCase(rewardClaimed, ({ owned, all }, { payload }) => ({
        owned: { ...owned, ...afterClaim(owned, payload) },
        all: { ...all, ...afterClaim(all, payload) },
      })),
});

export const { playerRewardsFetched, playerRewardsFailed } = playerRewardsSlice.actions;
export const playerRewardsReducer = playerRewardsSlice.reducer;
