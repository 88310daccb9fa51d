import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CurrentChallenge } from '../../../services/club/currentChallenges';
import { idle, loaded, type RequestState, setFailed, setLoading } from '../../support/requestState';

interface CurrentChallengesState extends RequestState {
  challenges: CurrentChallenge[];
}

const initialState: CurrentChallengesState = { ...idle, challenges: [] };

const currentChallengesSlice = createSlice({
  name: 'currentChallenges',
  initialState,
  reducers: {
    currentRequested: setLoading,
    currentFetched: (_state, { payload: challenges }: PayloadAction<CurrentChallenge[]>) => ({ ...loaded, challenges }),
    currentFailed: setFailed,
  },
});

export const { currentRequested, currentFetched, currentFailed } = currentChallengesSlice.actions;
export const currentChallengesReducer = currentChallengesSlice.reducer;
