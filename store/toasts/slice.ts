import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../../services/http/errors';
import { localeLoadFailed } from '../locale/slice';
import { loginSucceeded, logoutStarted } from '../session/events';
import { isOutcomeUnknown } from '../support/failures';

/** In the reader's language. */
export interface ToastText {
  kind: 'units' | 'good' | 'level' | 'notice' | 'error' | 'offline';
  title: string;
  detail?: string;
}

/** What a player did with friends and requests, as the texts `friends.news.…` say it. */
export type FriendNews = FriendChange | 'accept' | 'decline' | 'withdraw' | 'favorite' | 'removal';

/** What was done; all other news failed. */
type FriendChange = (typeof friendChanges)[number];
export const friendChanges = ['befriended', 'asked', 'declined', 'withdrawn', 'removed', 'unblocked', 'gone'] as const;

/** What happened in the store; `components/shell/providers/Toasts` has the texts. */
export type ToastNews =
  /** A claim ended after its dialog was closed, or a goal was claimed by itself. The balance is null if unknown. */
  | { about: 'claim'; rewardId: string; name: string; failure: Failure | null; unitBalance: number | null }
  | { about: 'redemption'; failure: Failure | null; unitBalance: number | null }
  | { about: 'gift'; failure: Failure | null; unitBalance: number | null }
  /** `units` are those that returned. */
  | { about: 'undo'; units: number; failure: Failure | null; unitBalance: number | null }
  /** `name` is that of the friend who gave it. */
  | { about: 'giftDeclined'; name: string }
  /** `name` and `price` are those of the first wish. */
  | { about: 'wishesAffordable'; count: number; name: string; price: number }
  | { about: 'wishRejected'; name: string; isWished: boolean }
  /** What the player gained; `badges` are names. */
  | {
      about: 'progress';
      cause: 'return' | 'banking';
      units: number;
      xp: number;
      level: number | null;
      badges: readonly string[];
    }
  /** `count` is 0 when all challenges were banked before. The balance is null where the call that banked was another. */
  | { about: 'banking'; count: number; units: number; xp: number; unitBalance: number | null }
  | { about: 'activation'; names: readonly string[] }
  | { about: 'friend'; news: FriendNews; name: string }
  | { about: 'presenceRejected' }
  /** The player has closed the account, which is deleted `at` (ms), and is signed out. */
  | { about: 'closing'; at: number }
  /** The player is signed out on all devices, here too. */
  | { about: 'signedOutEverywhere' }
  /** The player keeps the account that was closed. */
  | { about: 'kept' }
  /** Since `at` (ms) the browser is offline. */
  | { about: 'offline'; at: number };

export type Toast = ToastText | ToastNews;

export type ShownToast = Toast & { id: number };

interface ToastsState {
  shown: ShownToast[];
  lastId: number;
}

const initialState: ToastsState = { shown: [], lastId: 0 };

/** The end of a spend replaces the news that its outcome is unknown. */
const isSettledBy = (news: Toast, toast: Toast): boolean => {
  if (!('failure' in news && 'failure' in toast)) return false;
  return toast.about === news.about && toast.failure !== null && isOutcomeUnknown(toast.failure);
};

const withToast = ({ shown, lastId }: ToastsState, toast: Toast): ToastsState => ({
  shown: [...shown.filter((before) => !isSettledBy(toast, before)), { ...toast, id: lastId + 1 }],
  lastId: lastId + 1,
});

/** What makes news untrue removes them. Some stay until they are closed, and all stay while the focus is in the frame of the sign-in. */
const without =
  (...news: ToastNews['about'][]) =>
  (state: ToastsState) => {
    state.shown = state.shown.filter((toast) => !('about' in toast && news.includes(toast.about)));
  };

const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastShown: (state, { payload }: PayloadAction<Toast>) => withToast(state, payload),
    offlineEnded: without('offline'),
    toastClosed: (state, { payload: id }: PayloadAction<number>) => {
      state.shown = state.shown.filter((toast) => toast.id !== id);
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(logoutStarted, (state) => {
        // News are personal, but for the way back to an account, and that the sign-out went through everywhere.
        state.shown = state.shown.filter(
          (toast) => !('about' in toast) || toast.about === 'closing' || toast.about === 'signedOutEverywhere',
        );
      })
      // The account may be another one, and a closed one says so itself and can be kept.
      .addCase(loginSucceeded, without('closing', 'signedOutEverywhere'))
      // Why a language could not be loaded: spec 8 gives the text, the same in every language.
      .addCase(localeLoadFailed, (state, { payload: title }) => {
        const isShown = state.shown.some((toast) => 'title' in toast && toast.title === title);
        return isShown ? state : withToast(state, { kind: 'error', title });
      }),
});

export const { toastShown, toastClosed, offlineEnded } = toastsSlice.actions;
export const toastsReducer = toastsSlice.reducer;
