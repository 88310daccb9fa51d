import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Presence } from '../../services/account/types';
import type { Failure } from '../../services/http/errors';
import { logoutStarted } from '../auth/slice';
import type { FriendWithAvatar } from './rules';
import { failed, idle, loaded, loading, type Loading } from '../support/loading';

/** The player's friends, and by their id where they are now. */
export interface FriendsState extends Loading {
  friends: FriendWithAvatar[];
  presences: Record<string, Presence>;
  /** How the last fetch of the presences went; those that are there stay on show meanwhile. */
  presenceStatus: Loading['status'];
}

const initialState: FriendsState = { ...idle, friends: [], presences: {}, presenceStatus: 'idle' };

/** Where the friends are now is wanted afresh. */
export const presencesRequested = createAction('friends/presencesRequested');

const friendsSlice = createSlice({
  name: 'friends',
  initialState,
  reducers: {
    /** Friends are wanted, or wanted afresh: those that are there stay on show. */
    friendsRequested: (state) => ({ ...state, ...loading }),
    friendsFetched: (state, { payload: friends }: PayloadAction<FriendWithAvatar[]>) => ({
      ...state,
      ...loaded,
      friends,
      // Nobody's presence is known without asking.
      presenceStatus: friends.length === 0 ? ('loaded' as const) : state.presenceStatus,
    }),
    friendsFailed: (state, { payload }: PayloadAction<Failure>) => ({ ...state, ...failed(payload) }),
    presencesFetched: (state, { payload }: PayloadAction<Presence[]>) => {
      state.presences = Object.fromEntries(payload.map((presence) => [presence.userId, presence]));
      state.presenceStatus = 'loaded';
    },
    /** Friends show as they were; without a presence they show as offline. */
    presencesFailed: (state, _action: PayloadAction<Failure>) => {
      state.presenceStatus = 'failed';
    },
  },
  extraReducers: (builder) => builder.addCase(logoutStarted, () => initialState),
});

export const { friendsRequested, friendsFetched, friendsFailed, presencesFetched, presencesFailed } =
  friendsSlice.actions;
export const friendsReducer = friendsSlice.reducer;
