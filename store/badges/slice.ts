import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ClubAction } from '../../services/club/types';
import type { Failure } from '../../services/http/errors';
import { logoutStarted } from '../auth/slice';
import { failed, idle, loaded, loading, type Loading } from '../support/loading';

/** Actions of one game, or with null of all the player's games. */
export interface BadgesScope {
  spaceId: string | null;
}

/** What there is to do once in a game; some of it gives a badge. */
export interface BadgesState extends Loading, BadgesScope {
  actions: ClubAction[];
}

const initialState: BadgesState = { ...idle, spaceId: null, actions: [] };

const badgesSlice = createSlice({
  name: 'badges',
  initialState,
  reducers: {
    /** Badges are wanted, or wanted afresh: those that are there stay on show while they are of the same game. */
    badgesRequested: (state, { payload: { spaceId } }: PayloadAction<BadgesScope>) => ({
      ...loading,
      spaceId,
      actions: state.spaceId === spaceId ? state.actions : [],
    }),
    badgesFetched: (state, { payload: actions }: PayloadAction<ClubAction[]>) => ({ ...state, ...loaded, actions }),
    badgesFailed: (state, { payload }: PayloadAction<Failure>) => ({ ...state, ...failed(payload) }),
  },
  extraReducers: (builder) => builder.addCase(logoutStarted, () => initialState),
});

export const { badgesRequested, badgesFetched, badgesFailed } = badgesSlice.actions;
export const badgesReducer = badgesSlice.reducer;
