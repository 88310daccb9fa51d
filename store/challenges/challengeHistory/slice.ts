import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ChallengeHistory } from '../../../services/club/challengeHistory';
import type { Challenge } from '../../../services/club/challenges';
import type { Failure } from '../../../services/http/errors';
import { failed, idle, loaded, loading, type RequestState } from '../../support/requestState';
import { type ChallengesScope, listName } from '../slice';

/** The fetched part of the past challenges of a scope, newest first. */
export interface PastChallenges extends RequestState, ChallengesScope {
  challenges: Challenge[];
  /** How many there are on the services; null until known. */
  total: number | null;
}

/** By space; `all` is the list across games. */
type ChallengeHistoryState = Record<string, PastChallenges>;

export const noPastChallenges: PastChallenges = { ...idle, spaceId: null, challenges: [], total: null };
const initialState: ChallengeHistoryState = {};

/** Fetches the next page. */
export const moreHistoryRequested = createAction<ChallengesScope>('challengeHistory/moreHistoryRequested');

function setRequest(state: ChallengeHistoryState, { spaceId }: ChallengesScope, request: RequestState) {
  const name = listName({ spaceId });
  state[name] = { ...(state[name] ?? noPastChallenges), ...request, spaceId };
}

const challengeHistorySlice = createSlice({
  name: 'challengeHistory',
  initialState,
  reducers: {
    /** Fetches the first page; the present challenges stay visible. */
    historyRequested: (state, { payload: scope }: PayloadAction<ChallengesScope>) => setRequest(state, scope, loading),
    historyFetched: (state, { payload }: PayloadAction<ChallengeHistory & ChallengesScope & { offset: number }>) => {
      const { spaceId, offset, total } = payload;
      const before = state[listName(payload)]?.challenges.slice(0, offset) ?? [];
      state[listName(payload)] = { ...loaded, spaceId, challenges: [...before, ...payload.challenges], total };
    },
    historyFailed: (state, { payload }: PayloadAction<ChallengesScope & { failure: Failure }>) =>
      setRequest(state, payload, failed(payload.failure)),
  },
  extraReducers: (builder) =>
    builder.addCase(moreHistoryRequested, (state, { payload: scope }) => setRequest(state, scope, loading)),
});

export const { historyRequested, historyFetched, historyFailed } = challengeHistorySlice.actions;
export const challengeHistoryReducer = challengeHistorySlice.reducer;
