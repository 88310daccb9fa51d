import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Game } from '../../../services/clubWebsite/games';
import type { UserProfile } from '../../../services/clubWebsite/profiles';
import { idle, loaded, loading, type RequestState, setFailed } from '../../support/requestState';

/** A friend whom the player compares with. */
interface ComparisonState extends RequestState {
  /** Profile id of the friend. */
  pid: string | null;
  profile: UserProfile | null;
  /** The friend's games, newest session first. */
  games: Game[];
}

const initialState: ComparisonState = { ...idle, pid: null, profile: null, games: [] };

const comparisonSlice = createSlice({
  name: 'comparison',
  initialState,
  reducers: {
    /** Fetches a friend's data; data of the same friend stays visible. */
    comparisonRequested: (state, { payload: pid }: PayloadAction<string>) => ({
      ...(state.pid === pid ? state : initialState),
      ...loading,
      pid,
    }),
    comparisonFetched: (
      { pid },
      { payload }: PayloadAction<{ profile: UserProfile; games: Game[] }>,
    ): ComparisonState => ({ ...loaded, ...payload, pid }),
    comparisonFailed: setFailed,
  },
});

export const { comparisonRequested, comparisonFetched, comparisonFailed } = comparisonSlice.actions;
export const comparisonReducer = comparisonSlice.reducer;
