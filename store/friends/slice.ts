import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Presence } from '../../services/account/types';
import type { Failure } from '../../services/http/errors';
import { logoutStarted } from '../auth/slice';
import type { FriendWithAvatar } from './rules';
import { failed, idle, loaded, type RequestState, setFailed, setLoading } from '../support/requestState';

/** A change of a friend that the services refused: it shows as it was before. */
export interface FriendError {
  kind: 'favorite' | 'removal';
  name: string;
}

/** The player's friends, and by their id where they are now. */
export interface FriendsState extends RequestState {
  friends: FriendWithAvatar[];
  presences: Record<string, Presence>;
  /** The last request for the presences. */
  presencesRequest: RequestState;
  /** Favorites as the player wants them, by id, until the services have said yes or no. */
  wishes: Record<string, boolean>;
  /** Ids of friends whom the player removes: they are gone from the list already. */
  leaving: string[];
  error: FriendError | null;
}

const initialState: FriendsState = {
  ...idle,
  friends: [],
  presences: {},
  presencesRequest: idle,
  wishes: {},
  leaving: [],
  error: null,
};

/** Where the friends are now is wanted afresh. */
export const presencesRequested = createAction('friends/presencesRequested');

/** What a player wants of a friend. */
export interface FavoriteChoice {
  pid: string;
  isFavorite: boolean;
}

const friendsSlice = createSlice({
  name: 'friends',
  initialState,
  reducers: {
    /** Friends are wanted, or wanted afresh: those that are there stay on show. */
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
    /** Friends show as they were; without a presence they show as offline. */
    presencesFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.presencesRequest = failed(payload);
    },
    /** Somebody became a friend, just now. */
    friendshipMade: (state, { payload: friend }: PayloadAction<FriendWithAvatar>) => {
      state.friends = [...state.friends.filter(({ pid }) => pid !== friend.pid), friend];
    },
    /** The player makes a friend a favorite, or no longer one: it shows at once. */
    favoriteChosen: (state, { payload: { pid, isFavorite } }: PayloadAction<FavoriteChoice>) => {
      state.wishes[pid] = isFavorite;
    },
    favoriteKept: (state, { payload }: PayloadAction<FavoriteChoice>) => {
      const friend = state.friends.find(({ pid }) => pid === payload.pid);
      if (friend) friend.isFavorite = payload.isFavorite;
      settleWish(state, payload);
    },
    favoriteFailed: (state, { payload }: PayloadAction<FavoriteChoice>) => {
      settleWish(state, payload);
      state.error = { kind: 'favorite', name: nameOf(state, payload.pid) };
    },
    /** The player ends a friendship: the friend leaves the list at once. */
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
  extraReducers: (builder) => builder.addCase(logoutStarted, () => initialState),
});

/** A wish is settled by its own answer alone: the player may have changed their mind meanwhile. */
function settleWish(state: FriendsState, { pid, isFavorite }: FavoriteChoice) {
  const isSettled = ([wished, choice]: [string, boolean]) => wished === pid && choice === isFavorite;
  state.wishes = Object.fromEntries(Object.entries(state.wishes).filter((wish) => !isSettled(wish)));
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
