import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ChallengeEvent, ChallengeEvents } from '../../../services/club/types';
import type { Failure } from '../../../services/http/errors';
import { logoutStarted } from '../../auth/slice';
import type { ChallengeName } from '../slice';
import { failed, idle, loaded, loading, type Loading } from '../../support/loading';

/** What was seen for a challenge, as far as it was fetched, newest first. */
export interface ChallengeEventsPage extends Loading {
  events: ChallengeEvent[];
  /** How many there are in all; null until that is known. */
  total: number | null;
}

/** By challenge: only those that somebody looked into. */
export type ChallengeEventsState = Record<string, ChallengeEventsPage>;

export const noEvents: ChallengeEventsPage = { ...idle, events: [], total: null };
const initialState: ChallengeEventsState = {};

/** Older events are wanted. */
export const moreEventsRequested = createAction<ChallengeName>('challengeEvents/moreEventsRequested');

const challengeEventsSlice = createSlice({
  name: 'challengeEvents',
  initialState,
  reducers: {
    /** The newest events are wanted, or wanted afresh: those that are there stay on show. */
    eventsRequested: (state, { payload: { challengeId } }: PayloadAction<ChallengeName>) => {
      state[challengeId] = { ...(state[challengeId] ?? noEvents), ...loading };
    },
    eventsFetched: (state, { payload }: PayloadAction<ChallengeEvents & { challengeId: string; offset: number }>) => {
      const { challengeId, offset, events, total } = payload;
      const before = state[challengeId]?.events.slice(0, offset) ?? [];
      state[challengeId] = { ...loaded, events: [...before, ...events], total };
    },
    eventsFailed: (state, { payload }: PayloadAction<{ challengeId: string; failure: Failure }>) => {
      state[payload.challengeId] = { ...(state[payload.challengeId] ?? noEvents), ...failed(payload.failure) };
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(moreEventsRequested, (state, { payload: { challengeId } }) => {
        state[challengeId] = { ...(state[challengeId] ?? noEvents), ...loading };
      })
      .addCase(logoutStarted, () => initialState),
});

export const { eventsRequested, eventsFetched, eventsFailed } = challengeEventsSlice.actions;
export const challengeEventsReducer = challengeEventsSlice.reducer;
