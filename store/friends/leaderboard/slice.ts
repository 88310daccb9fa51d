import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Leaderboard, LeaderboardScore } from '../../../services/account/leaderboard';
import { idle, loaded, type RequestState, setFailed, setLoading } from '../../support/requestState';

interface LeaderboardState extends RequestState {
  scores: LeaderboardScore[];
  /** Null until known. */
  weekEndDate: string | null;
}

const initialState: LeaderboardState = { ...idle, scores: [], weekEndDate: null };

const leaderboardSlice = createSlice({
  name: 'leaderboard',
  initialState,
  reducers: {
    leaderboardRequested: setLoading,
    leaderboardFetched: (_state, { payload }: PayloadAction<Leaderboard>) => ({ ...loaded, ...payload }),
    leaderboardFailed: setFailed,
  },
});

export const { leaderboardRequested, leaderboardFetched, leaderboardFailed } = leaderboardSlice.actions;
export const leaderboardReducer = leaderboardSlice.reducer;
