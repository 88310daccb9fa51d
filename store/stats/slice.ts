import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StatCard } from '../../services/clubWebsite/stats';
import { idle, loaded, loading, type RequestState, setFailed } from '../support/requestState';

/** Null for all games. */
interface StatsScope {
  spaceId: string | null;
}

interface StatsState extends RequestState, StatsScope {
  cards: StatCard[];
}

const initialState: StatsState = { ...idle, spaceId: null, cards: [] };

const statsSlice = createSlice({
  name: 'stats',
  initialState,
  reducers: {
    /** The present ones stay visible if they are of the same game. */
    statsRequested: (state, { payload: { spaceId } }: PayloadAction<StatsScope>) => ({
      ...loading,
      spaceId,
      cards: state.spaceId === spaceId ? state.cards : [],
    }),
    statsFetched: (state, { payload: cards }: PayloadAction<StatCard[]>) => ({ ...state, ...loaded, cards }),
    statsFailed: setFailed,
  },
});

export const { statsRequested, statsFetched, statsFailed } = statsSlice.actions;
export const statsReducer = statsSlice.reducer;
