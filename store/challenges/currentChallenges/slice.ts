import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CurrentChallenge } from '../../../services/club/currentChallenges';
import type { Failure } from '../../../services/http/errors';
import { failed, idle, loaded, loading, type Loading } from '../../support/loading';

/** The challenges that run now in all games of the club, whoever asks. */
export interface CurrentChallengesState extends Loading {
  challenges: CurrentChallenge[];
}

const initialState: CurrentChallengesState = { ...idle, challenges: [] };

const currentChallengesSlice = createSlice({
  name: 'currentChallenges',
  initialState,
  reducers: {
    currentRequested: (state) => ({ ...state, ...loading }),
    currentFetched: (_state, { payload: challenges }: PayloadAction<CurrentChallenge[]>) => ({ ...loaded, challenges }),
    currentFailed: (state, { payload }: PayloadAction<Failure>) => ({ ...state, ...failed(payload) }),
  },
});

export const { currentRequested, currentFetched, currentFailed } = currentChallengesSlice.actions;
export const currentChallengesReducer = currentChallengesSlice.reducer;
