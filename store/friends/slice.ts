import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Presence } from '../../services/account/presence';
import type { Failure } from '../../services/http/errors';
import { failed, idle, loaded, type RequestState, setFailed, setLoading } from '../support/requestState';
import type { FriendWithAvatar } from './rules';

interface FriendsState extends RequestState {
  friends: FriendWithAvatar[];
  presences: Record<string, Presence>;
  presencesRequest: RequestState;
  pendingFavorites: Record<string, boolean>;
  /** Hidden in lists. */
  leaving: string[];
}

const initialState: FriendsState = {
  ...idle,
  friends: [],
  presences: {},
  presencesRequest: idle,
  pendingFavorites: {},
  leaving: [],
};

export const presencesRequested = createAction('friends/presencesRequested');

interface FavoriteChoice {
  pid: string;
  isFavorite: boolean;
}

const friendsSlice = createSlice({
  name: 'friends',
  initialState,
  reducers: {
    friendsRequested: setLoading,
    friendsFetched: (state, { payload: friends }: PayloadAction<FriendWithAvatar[]>) => ({
      ...state,
      ...loaded,
      friends,
      // Without friends there is no request to wait for.
      presencesRequest: friends.length === 0 ? loaded : state.presencesRequest,
    }),
    friendsFailed: setFailed,
    presencesFetched: (state, { payload }: PayloadAction<Presence[]>) => {
      state.presences = Object.fromEntries(payload.map((presence) => [presence.userId, presence]));
      state.presencesRequest = loaded;
    },
    /** The present presences stay; friends without one show as offline. */
    presencesFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.presencesRequest = failed(payload);
    },
    friendshipMade: (state, { payload: friend }: PayloadAction<FriendWithAvatar>) => {
      state.friends = [...state.friends.filter(({ pid }) => pid !== friend.pid), friend];
    },
    /** Shows at once. */
    favoriteChosen: (state, { payload: { pid, isFavorite } }: PayloadAction<FavoriteChoice>) => {
      state.pendingFavorites[pid] = isFavorite;
    },
    favoriteKept: (state, { payload }: PayloadAction<FavoriteChoice>) => {
      const friend = state.friends.find(({ pid }) => pid === payload.pid);
      if (friend) friend.isFavorite = payload.isFavorite;
      endPendingFavorite(state, payload);
    },
    favoriteFailed: (state, { payload }: PayloadAction<FavoriteChoice>) => endPendingFavorite(state, payload),
    removalChosen: (state, { payload: pid }: PayloadAction<string>) => {
      state.leaving.push(pid);
    },
    friendRemoved: (state, { payload }: PayloadAction<string>) => {
      state.friends = state.friends.filter(({ pid }) => pid !== payload);
      state.leaving = state.leaving.filter((pid) => pid !== payload);
    },
    removalFailed: (state, { payload }: PayloadAction<string>) => {
      state.leaving = state.leaving.filter((pid) => pid !== payload);
    },
  },
});

/** Ends a pending change, unless the player has changed the favorite again. */
function endPendingFavorite(state: FriendsState, { pid, isFavorite }: FavoriteChoice) {
  const isSettled = ([id, choice]: [string, boolean]) => id === pid && choice === isFavorite;
  state.pendingFavorites = Object.fromEntries(
    Object.entries(state.pendingFavorites).filter((entry) => !isSettled(entry)),
  );
}

export const {
  friendsRequested,
  friendsFetched,
  friendsFailed,
  presencesFetched,
  presencesFailed,
  friendshipMade,
  favoriteChosen,
  favoriteKept,
  favoriteFailed,
  removalChosen,
  friendRemoved,
  removalFailed,
} = friendsSlice.actions;
export const friendsReducer = friendsSlice.reducer;
