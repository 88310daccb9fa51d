import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FriendRequest } from '../../../services/account/friends';
import { friendshipMade } from '../slice';
import { idle, loaded, type RequestState, setFailed, setLoading } from '../../support/requestState';

export interface RequestWithAvatar extends FriendRequest {
  avatarUrl: string;
}

export type RequestAnswer = 'accept' | 'decline' | 'withdraw';

export type RequestError =
  | 'unknown'
  | 'friends'
  | 'requested'
  | 'oneself'
  | 'blocked'
  | 'policies'
  | 'later'
  | 'failed';

interface FriendRequestsState extends RequestState {
  requests: RequestWithAvatar[];
  /** Hidden in lists. */
  answering: string[];
  /** Shows among the sent requests. */
  pendingName: string | null;
  requestError: { name: string; reason: RequestError } | null;
}

const initialState: FriendRequestsState = {
  ...idle,
  requests: [],
  answering: [],
  pendingName: null,
  requestError: null,
};

export const answerChosen = createAction<{ pid: string; answer: RequestAnswer }>('friendRequests/answerChosen');

const friendRequestsSlice = createSlice({
  name: 'friendRequests',
  initialState,
  reducers: {
    requestsRequested: setLoading,
    requestsFetched: (state, { payload: requests }: PayloadAction<RequestWithAvatar[]>) => ({
      ...state,
      ...loaded,
      requests,
    }),
    requestsFailed: setFailed,
    friendRequested: (state, { payload: name }: PayloadAction<string>) => {
      state.pendingName = name;
      state.requestError = null;
    },
    requestSent: (state, { payload: request }: PayloadAction<RequestWithAvatar>) => {
      state.pendingName = null;
      state.requests = [...state.requests.filter(({ pid }) => pid !== request.pid), request];
    },
    friendRequestFailed: (state, { payload }: PayloadAction<{ name: string; reason: RequestError }>) => {
      state.pendingName = null;
      state.requestError = payload;
    },
    requestErrorDismissed: (state) => {
      state.requestError = null;
    },
    requestDropped: (state, { payload: pid }: PayloadAction<string>) => settle(state, pid),
    answerFailed: (state, { payload: pid }: PayloadAction<string>) => {
      state.answering = state.answering.filter((one) => one !== pid);
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(answerChosen, (state, { payload }) => {
        state.answering.push(payload.pid);
      })
      .addCase(friendshipMade, (state, { payload: friend }) => {
        state.pendingName = null;
        settle(state, friend.pid);
      }),
});

function settle(state: FriendRequestsState, pid: string) {
  state.requests = state.requests.filter((request) => request.pid !== pid);
  state.answering = state.answering.filter((one) => one !== pid);
}

export const {
  requestsRequested,
  requestsFetched,
  requestsFailed,
  friendRequested,
  requestSent,
  friendRequestFailed,
  requestErrorDismissed,
  requestDropped,
  answerFailed,
} = friendRequestsSlice.actions;
export const friendRequestsReducer = friendRequestsSlice.reducer;
