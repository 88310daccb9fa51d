import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ChallengeEvent, ChallengeEvents } from '../../../services/club/challengeEvents';
import type { Failure } from '../../../services/http/errors';
import { failed, idle, loaded, loading, type RequestState } from '../../support/requestState';
import type { ChallengeName } from '../slice';

/** The fetched part of the events of a challenge, newest first. */
export interface ChallengeEventsPage extends RequestState {
  events: ChallengeEvent[];
  /** How many there are on the services; null until known. */
  total: number | null;
}

/** By challenge id; only challenges whose events were requested. */
type ChallengeEventsState = Record<string, ChallengeEventsPage>;

export const noEvents: ChallengeEventsPage = { ...idle, events: [], total: null };
const initialState: ChallengeEventsState = {};

/** Fetches the next page. */
export const moreEventsRequested = createAction<ChallengeName>('challengeEvents/moreEventsRequested');

function setRequest(state: ChallengeEventsState, { challengeId }: { challengeId: string }, request: RequestState) {
  state[challengeId] = { ...(state[challengeId] ?? noEvents), ...request };
}

const challengeEventsSlice = createSlice({
  name: 'challengeEvents',
  initialState,
  reducers: {
    /** Fetches the first page; the present events stay visible. */
    eventsRequested: (state, { payload }: PayloadAction<ChallengeName>) => setRequest(state, payload, loading),
    eventsFetched: (state, { payload }: PayloadAction<ChallengeEvents & { challengeId: string; offset: number }>) => {
      const { challengeId, offset, events, total } = payload;
      const before = state[challengeId]?.events.slice(0, offset) ?? [];
      state[challengeId] = { ...loaded, events: [...before, ...events], total };
    },
    eventsFailed: (state, { payload }: PayloadAction<{ challengeId: string; failure: Failure }>) =>
      setRequest(state, payload, failed(payload.failure)),
  },
  extraReducers: (builder) =>
    builder.addCase(moreEventsRequested, (state, { payload }) => setRequest(state, payload, loading)),
});

export const { eventsRequested, eventsFetched, eventsFailed } = challengeEventsSlice.actions;
export const challengeEventsReducer = challengeEventsSlice.reducer;
