import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FriendRequest } from '../../../services/account/types';
import { logoutStarted } from '../../auth/slice';
import { friendshipMade } from '../slice';
import { idle, loaded, type RequestState, setFailed, setLoading } from '../../support/requestState';

/** A request whose other player has a picture: the one the services name, or the one every profile has. */
export interface RequestWithAvatar extends FriendRequest {
  avatarUrl: string;
}

/** What a player may do with a request that waits. */
export type RequestAnswer = 'accept' | 'decline' | 'withdraw';

/** Why a request could not be made. */
export type RequestError = 'unknown' | 'friends' | 'oneself' | 'failed';

/** What became of something that the player did; a new object each time. */
export type RequestNews =
  | { kind: 'befriended'; name: string }
  | { kind: 'asked'; name: string }
  | { kind: 'answerFailed'; answer: RequestAnswer; name: string }
  /** The other player was faster: the request is there no more. */
  | { kind: 'gone'; name: string };

/** Friendships that wait for an answer, received and sent. */
export interface FriendRequestsState extends RequestState {
  requests: RequestWithAvatar[];
  /** Ids of players whose requests have been answered here: they are gone from the list already. */
  answering: string[];
  /** The name that is being asked: it stands among the sent requests already. */
  pendingName: string | null;
  /** The name that could not be asked, and why. */
  requestError: { name: string; reason: RequestError } | null;
  news: RequestNews | null;
}

const initialState: FriendRequestsState = {
  ...idle,
  requests: [],
  answering: [],
  pendingName: null,
  requestError: null,
  news: null,
};

/** The player answers a request, or takes one back. */
export const answerChosen = createAction<{ pid: string; answer: RequestAnswer }>('friendRequests/answerChosen');

const friendRequestsSlice = createSlice({
  name: 'friendRequests',
  initialState,
  reducers: {
    /** Requests are wanted, or wanted afresh: those that are there stay on show. */
    requestsRequested: setLoading,
    requestsFetched: (state, { payload: requests }: PayloadAction<RequestWithAvatar[]>) => ({
      ...state,
      ...loaded,
      requests,
    }),
    requestsFailed: setFailed,
    /** The player asks somebody, by name, for a friendship. */
    friendRequested: (state, { payload: name }: PayloadAction<string>) => {
      state.pendingName = name;
      state.requestError = null;
    },
    requestSent: (state, { payload: request }: PayloadAction<RequestWithAvatar>) => {
      state.pendingName = null;
      state.requests = [...state.requests.filter(({ pid }) => pid !== request.pid), request];
      state.news = { kind: 'asked', name: request.nameOnPlatform };
    },
    friendRequestFailed: (state, { payload }: PayloadAction<{ name: string; reason: RequestError }>) => {
      state.pendingName = null;
      state.requestError = payload;
    },
    /** The player types another name. */
    requestErrorDismissed: (state) => {
      state.requestError = null;
    },
    requestDropped: (state, { payload: pid }: PayloadAction<string>) => settle(state, pid),
    answerFailed: (state, { payload: { pid, answer } }: PayloadAction<{ pid: string; answer: RequestAnswer }>) => {
      state.answering = state.answering.filter((one) => one !== pid);
      state.news = { kind: 'answerFailed', answer, name: nameOf(state, pid) };
    },
    requestAlreadyClosed: (state, { payload: pid }: PayloadAction<string>) => {
      state.news = { kind: 'gone', name: nameOf(state, pid) };
      settle(state, pid);
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(logoutStarted, () => initialState)
      .addCase(answerChosen, (state, { payload }) => {
        state.answering.push(payload.pid);
      })
      .addCase(friendshipMade, (state, { payload: friend }) => {
        state.pendingName = null;
        state.news = { kind: 'befriended', name: friend.nameOnPlatform };
        settle(state, friend.pid);
      }),
});

function settle(state: FriendRequestsState, pid: string) {
  state.requests = state.requests.filter((request) => request.pid !== pid);
  state.answering = state.answering.filter((one) => one !== pid);
}

const nameOf = ({ requests }: FriendRequestsState, pid: string) =>
  requests.find((request) => request.pid === pid)?.nameOnPlatform ?? '';

export const {
  requestsRequested,
  requestsFetched,
  requestsFailed,
  friendRequested: friendRequested,
  requestSent,
  friendRequestFailed: friendRequestFailed,
  requestErrorDismissed: requestErrorDismissed,
  requestDropped,
  answerFailed,
  requestAlreadyClosed: requestAlreadyClosed,
} = friendRequestsSlice.actions;
export const friendRequestsReducer = friendRequestsSlice.reducer;
