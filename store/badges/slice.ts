import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ClubAction } from '../../services/club/actions';
import type { Badge } from '../../services/clubWebsite/badges';
import type { Failure } from '../../services/http/errors';
import { logoutStarted } from '../auth/slice';
import { failed, idle, loaded, loading, type Loading } from '../support/loading';

/** Badges of one game, or with null of all games. */
export interface BadgesScope {
  spaceId: string | null;
}

export interface BadgesState extends Loading, BadgesScope {
  badges: Badge[];
  /** What there is to do once in the game; some of it gives a badge. Empty across games. */
  actions: ClubAction[];
}

const initialState: BadgesState = { ...idle, spaceId: null, badges: [], actions: [] };

const badgesSlice = createSlice({
  name: 'badges',
  initialState,
  reducers: {
    /** Badges are wanted, or wanted afresh: those that are there stay on show while they are of the same game. */
    badgesRequested: (state, { payload: { spaceId } }: PayloadAction<BadgesScope>) => ({
      ...(state.spaceId === spaceId ? state : initialState),
      ...loading,
      spaceId,
    }),
    badgesFetched: (state, { payload }: PayloadAction<{ badges: Badge[]; actions: ClubAction[] }>) => ({
      ...state,
      ...loaded,
      ...payload,
    }),
    badgesFailed: (state, { payload }: PayloadAction<Failure>) => ({ ...state, ...failed(payload) }),
  },
  extraReducers: (builder) => builder.addCase(logoutStarted, () => initialState),
});

export const { badgesRequested, badgesFetched, badgesFailed } = badgesSlice.actions;
export const badgesReducer = badgesSlice.reducer;
