import { createAction, createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import type { NoticeSettings } from '../../../services/club/notices';
import type { Failure } from '../../../services/http/errors';
import { idle, loaded, type RequestState, setFailed, setLoading } from '../../support/requestState';
import { withChange, type NoticeChange } from './rules';

/** What the player has chosen about notices, while it is loaded and while changes are being saved. */
interface NoticeChoicesState extends RequestState {
  /** Null until it is loaded. */
  saved: NoticeSettings | null;
  /** Changes that show already and are not saved yet; null for none. */
  pending: NoticeChange | null;
  /** The outcome of the last change; null before the first. */
  outcome: 'saved' | 'failed' | null;
}

const initialState: NoticeChoicesState = { ...idle, saved: null, pending: null, outcome: null };

/** Fetches the choices; the present ones stay visible. */
export const noticeChoicesRequested = createAction('noticeChoices/requested');

const noticeChoicesSlice = createSlice({
  name: 'noticeChoices',
  initialState,
  reducers: {
    noticeChoicesFetched: (state, { payload: saved }: PayloadAction<NoticeSettings>) => ({
      ...state,
      ...loaded,
      saved,
    }),
    noticeChoicesFailed: setFailed,
    noticesChosen: (state, { payload }: PayloadAction<NoticeChange>) => ({
      ...state,
      pending: withChange(state.pending, payload),
      outcome: null,
    }),
    noticesSaved: (state, { payload }: PayloadAction<{ saved: NoticeSettings; sent: NoticeChange }>) => {
      state.saved = payload.saved;
      // What the player has changed meanwhile is sent next.
      if (original(state).pending !== payload.sent) return;
      state.pending = null;
      state.outcome = 'saved';
    },
    /** The saved choices apply again. */
    noticesRejected: (state, _action: PayloadAction<Failure>) => ({
      ...state,
      pending: null,
      outcome: 'failed' as const,
    }),
  },
  extraReducers: (builder) => builder.addCase(noticeChoicesRequested, setLoading),
});

export const { noticeChoicesFetched, noticeChoicesFailed, noticesChosen, noticesSaved, noticesRejected } =
  noticeChoicesSlice.actions;
export const noticeChoicesReducer = noticeChoicesSlice.reducer;
