import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Challenge, ChallengeHistory } from '../../../services/club/types';
import type { Failure } from '../../../services/http/errors';
import { logoutStarted } from '../../auth/slice';
import { listName, type ChallengesScope } from '../slice';
import { failed, idle, loaded, loading, type RequestState } from '../../support/requestState';

/** The challenges that are behind the player, as far as they were fetched, the latest first. */
export interface PastChallenges extends RequestState {
  challenges: Challenge[];
  /** How many there are in all; null until that is known. */
  total: number | null;
}

/** By space; `all` is the one across games. */
export type ChallengeHistoryState = Record<string, PastChallenges>;

export const nothingPast: PastChallenges = { ...idle, challenges: [], total: null };
const initialState: ChallengeHistoryState = {};

/** Older ones are wanted. */
export const moreHistoryRequested = createAction<ChallengesScope>('challengeHistory/moreHistoryRequested');

const challengeHistorySlice = createSlice({
  name: 'challengeHistory',
  initialState,
  reducers: {
    /** The latest ones are wanted, or wanted afresh: those that are there stay on show. */
    historyRequested: (state, { payload: scope }: PayloadAction<ChallengesScope>) => {
      state[listName(scope)] = { ...(state[listName(scope)] ?? nothingPast), ...loading };
    },
    historyFetched: (state, { payload }: PayloadAction<ChallengeHistory & ChallengesScope & { offset: number }>) => {
      const before = state[listName(payload)]?.challenges.slice(0, payload.offset) ?? [];
      state[listName(payload)] = {
        ...loaded,
        challenges: [...before, ...payload.challenges],
        total: payload.total,
      };
    },
    historyFailed: (state, { payload }: PayloadAction<ChallengesScope & { failure: Failure }>) => {
      state[listName(payload)] = { ...(state[listName(payload)] ?? nothingPast), ...failed(payload.failure) };
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(moreHistoryRequested, (state, { payload: scope }) => {
        state[listName(scope)] = { ...(state[listName(scope)] ?? nothingPast), ...loading };
      })
      .addCase(logoutStarted, () => initialState),
});

export const { historyRequested, historyFetched, historyFailed } = challengeHistorySlice.actions;
export const challengeHistoryReducer = challengeHistorySlice.reducer;
