import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Presence } from '../../services/account/presence';
import type { Failure } from '../../services/http/errors';
import type { FriendWithAvatar } from './rules';
import { failed, idle, loaded, type RequestState, setFailed, setLoading } from '../support/requestState';

/** A change that the services rejected and the reducer has reverted. */
interface FriendError {
  kind: 'favorite' | 'removal';
  name: string;
}

/** The player's friends, and presences by user id. */
interface FriendsState extends RequestState {
  friends: FriendWithAvatar[];
  presences: Record<string, Presence>;
  /** The last request for the presences. */
  presencesRequest: RequestState;
  /** Pending changes of favorites, by friend id. */
  pendingFavorites: Record<string, boolean>;
  /** Ids of friends being removed. Lists already hide them. */
  leaving: string[];
  error: FriendError | null;
}

const initialState: FriendsState = {
  ...idle,
  friends: [],
  presences: {},
  presencesRequest: idle,
  pendingFavorites: {},
  leaving: [],
  error: null,
};

/** Fetches the presences. */
export const presencesRequested = createAction('friends/presencesRequested');

interface FavoriteChoice {
  pid: string;
  isFavorite: boolean;
}

const friendsSlice = createSlice({
  name: 'friends',
  initialState,
  reducers: {
    /** Fetches the friends; the present ones stay visible. */
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
    /** A friendship was accepted. */
    friendshipMade: (state, { payload: friend }: PayloadAction<FriendWithAvatar>) => {
      state.friends = [...state.friends.filter(({ pid }) => pid !== friend.pid), friend];
    },
    /** The player changes a favorite. It shows at once. */
    favoriteChosen: (state, { payload: { pid, isFavorite } }: PayloadAction<FavoriteChoice>) => {
      state.pendingFavorites[pid] = isFavorite;
    },
    favoriteKept: (state, { payload }: PayloadAction<FavoriteChoice>) => {
      const friend = state.friends.find(({ pid }) => pid === payload.pid);
      if (friend) friend.isFavorite = payload.isFavorite;
      endPendingFavorite(state, payload);
    },
    favoriteFailed: (state, { payload }: PayloadAction<FavoriteChoice>) => {
      endPendingFavorite(state, payload);
      state.error = { kind: 'favorite', name: nameOf(state, payload.pid) };
    },
    /** The player ends a friendship. The friend leaves the list at once. */
    removalChosen: (state, { payload: pid }: PayloadAction<string>) => {
      state.leaving.push(pid);
    },
    friendRemoved: (state, { payload }: PayloadAction<string>) => {
      state.friends = state.friends.filter(({ pid }) => pid !== payload);
      state.leaving = state.leaving.filter((pid) => pid !== payload);
    },
    removalFailed: (state, { payload }: PayloadAction<string>) => {
      state.leaving = state.leaving.filter((pid) => pid !== payload);
      state.error = { kind: 'removal', name: nameOf(state, payload) };
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

const nameOf = ({ friends }: FriendsState, pid: string) =>
  friends.find((friend) => friend.pid === pid)?.nameOnPlatform ?? '';

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
