import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Leaderboard, LeaderboardScore } from '../../../services/account/leaderboard';
import type { Failure } from '../../../services/http/errors';
import { logoutStarted } from '../../auth/slice';
import { failed, idle, loaded, loading, type Loading } from '../../support/loading';

/** The player and friends by XP. */
export interface LeaderboardState extends Loading {
  scores: LeaderboardScore[];
  /** The first instant of the next week; null until it is known. */
  weekEndDate: string | null;
}

const initialState: LeaderboardState = { ...idle, scores: [], weekEndDate: null };

const leaderboardSlice = createSlice({
  name: 'leaderboard',
  initialState,
  reducers: {
    /** The scores are wanted, or wanted afresh: those that are there stay on show. */
    leaderboardRequested: (state) => ({ ...state, ...loading }),
    leaderboardFetched: (_state, { payload }: PayloadAction<Leaderboard>) => ({ ...loaded, ...payload }),
    leaderboardFailed: (state, { payload }: PayloadAction<Failure>) => ({ ...state, ...failed(payload) }),
  },
  extraReducers: (builder) => builder.addCase(logoutStarted, () => initialState),
});

export const { leaderboardRequested, leaderboardFetched, leaderboardFailed } = leaderboardSlice.actions;
export const leaderboardReducer = leaderboardSlice.reducer;
