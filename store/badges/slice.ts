import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ClubAction } from '../../services/club/actions';
import type { Badge } from '../../services/clubWebsite/badges';
import { idle, loaded, loading, type RequestState, setFailed } from '../support/requestState';

/** Of one game. */
interface BadgesState extends RequestState {
  /** Empty before the first request. */
  spaceId: string;
  badges: Badge[];
  /** Some of them grant a badge. */
  actions: ClubAction[];
}

const initialState: BadgesState = { ...idle, spaceId: '', badges: [], actions: [] };

const badgesSlice = createSlice({
  name: 'badges',
  initialState,
  reducers: {
    /** The present ones stay visible if they are of the same game. */
    badgesRequested: (state, { payload: { spaceId } }: PayloadAction<{ spaceId: string }>) => ({
      ...(state.spaceId === spaceId ? state : initialState),
      ...loading,
      spaceId,
    }),
    badgesFetched: (state, { payload }: PayloadAction<{ badges: Badge[]; actions: ClubAction[] }>) => ({
      ...state,
      ...loaded,
      ...payload,
    }),
    badgesFailed: setFailed,
  },
});

export const { badgesRequested, badgesFetched, badgesFailed } = badgesSlice.actions;
export const badgesReducer = badgesSlice.reducer;
