import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FriendCounts } from '../../services/account/friends';
import type { Presence } from '../../services/account/presence';
import type { Failure } from '../../services/http/errors';
import { failed, idle, loaded, type RequestState, setFailed, setLoading } from '../support/requestState';
import type { FriendWithAvatar } from './rules';

interface FriendsState extends RequestState {
  friends: FriendWithAvatar[];
  /** Of all friends, while only the first ones are loaded; null once all are. */
  counts: FriendCounts | null;
  /** False if the last request was for the first ones. */
  areAllRequested: boolean;
  presences: Record<string, Presence>;
  presencesRequest: RequestState;
  pendingFavorites: Record<string, boolean>;
  /** Hidden in lists. */
  leaving: string[];
}

const initialState: FriendsState = {
  ...idle,
  friends: [],
  counts: null,
  areAllRequested: false,
  presences: {},
  presencesRequest: idle,
  pendingFavorites: {},
  leaving: [],
};

export const presencesRequested = createAction('friends/presencesRequested');

export interface FetchedFriends {
  friends: FriendWithAvatar[];
  counts: FriendCounts | null;
  /** Null where the services tell them by a call of their own. */
  presences: Presence[] | null;
}

interface FavoriteChoice {
  pid: string;
  isFavorite: boolean;
}

const friendsSlice = createSlice({
  name: 'friends',
  initialState,
  reducers: {
    /** The first ones are enough. */
    friendsRequested: (state) => {
      setLoading(state);
      state.areAllRequested = false;
    },
    allFriendsRequested: (state) => {
      setLoading(state);
      state.areAllRequested = true;
    },
    friendsFetched: (state, { payload: { friends, counts, presences } }: PayloadAction<FetchedFriends>) => {
      Object.assign(state, loaded, { friends, counts });
      // Without friends there is no request to wait for.
      if (presences || friends.length === 0) keepPresences(state, presences ?? []);
    },
    friendsFailed: setFailed,
    presencesFetched: (state, { payload }: PayloadAction<Presence[]>) => keepPresences(state, payload),
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

function keepPresences(state: FriendsState, presences: readonly Presence[]) {
  state.presences = Object.fromEntries(presences.map((presence) => [presence.userId, presence]));
  state.presencesRequest = loaded;
}

/** Ends a pending change, unless the player has changed the favorite again. */
function endPendingFavorite(state: FriendsState, { pid, isFavorite }: FavoriteChoice) {
  const isSettled = ([id, choice]: [string, boolean]) => id === pid && choice === isFavorite;
  state.pendingFavorites = Object.fromEntries(
    Object.entries(state.pendingFavorites).filter((entry) => !isSettled(entry)),
  );
}

export const {
  friendsRequested,
  allFriendsRequested,
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
