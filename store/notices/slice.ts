import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Notice, NoticePage } from '../../services/club/notices';
import type { Failure } from '../../services/http/errors';
import { requestDropped } from '../friends/friendRequests/slice';
import { friendshipMade } from '../friends/slice';
import { giftAnswered } from '../spend/slice';
import { idle, loaded, type RequestState, setFailed, setLoading } from '../support/requestState';

/** Newest first; the fetched part. */
interface NoticesState extends RequestState {
  notices: Notice[];
  /** On the services; null until known. */
  total: number | null;
  /** How many of them are not read. What the open list shows counts as read, and stays marked until it is closed. */
  unread: number;
  isOpen: boolean;
  isMarkingAll: boolean;
  hasMarkingFailed: boolean;
}

const initialState: NoticesState = {
  ...idle,
  notices: [],
  total: null,
  unread: 0,
  isOpen: false,
  isMarkingAll: false,
  hasMarkingFailed: false,
};

export const noticesRequested = createAction('notices/requested');
export const moreNoticesRequested = createAction('notices/moreRequested');
/** The player opens the list: it is fetched, and what it shows is noted as read. */
export const noticesOpened = createAction('notices/opened');
/** A notice that asks for an answer goes once it is answered. */
export const noticesAnswered = [friendshipMade, requestDropped, giftAnswered] as const;

const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    noticesFetched: (state, { payload }: PayloadAction<NoticePage & { offset: number }>) => {
      const kept = state.notices.slice(0, payload.offset);
      const ids = new Set(kept.map(({ noticeId }) => noticeId));
      // A notice that is new since the last page moves the others to the next one.
      const added = payload.notices.filter(({ noticeId }) => !ids.has(noticeId));
      Object.assign(state, loaded, {
        notices: [...kept, ...added],
        total: payload.total,
        unread: payload.unread,
      });
    },
    noticesFailed: setFailed,
    noticesClosed: (state) => {
      state.isOpen = false;
      state.hasMarkingFailed = false;
      // What the list showed was noted as read.
      markRead(state);
    },
    shownNoted: (state, { payload: unread }: PayloadAction<number>) => {
      state.unread = unread;
      if (!state.isOpen) markRead(state);
    },
    allReadRequested: (state) => {
      state.isMarkingAll = true;
      state.hasMarkingFailed = false;
    },
    allRead: (state, { payload: unread }: PayloadAction<number>) => {
      state.isMarkingAll = false;
      state.unread = unread;
      markRead(state);
    },
    markingFailed: (state, _action: PayloadAction<Failure>) => {
      state.isMarkingAll = false;
      state.hasMarkingFailed = true;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(noticesRequested, setLoading)
      .addCase(moreNoticesRequested, setLoading)
      .addCase(noticesOpened, (state) => {
        setLoading(state);
        state.isOpen = true;
      }),
});

/** Until the next fetch, the date is not the exact one; only whether there is one matters. */
function markRead(state: NoticesState): void {
  for (const notice of state.notices) notice.readDate ??= notice.date;
}

export const { noticesFetched, noticesFailed, noticesClosed, shownNoted, allReadRequested, allRead, markingFailed } =
  noticesSlice.actions;
export const noticesReducer = noticesSlice.reducer;
