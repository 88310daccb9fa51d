import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Wish } from '../../../services/club/wishlistTypes';
import type { Reward } from '../../../services/clubWebsite/types';
import type { Failure } from '../../../services/http/errors';
import { logoutStarted } from '../../auth/slice';
import { rewardClaimed } from '../slice';
import { idle, loaded, type RequestState, setFailed, setLoading } from '../../support/requestState';
import { afterClaim, afterFailure, afterFetch, afterSaving, type UnsavedWish, type Wishes } from './rules';

/** A change that was refused, for the page to tell of. */
export interface WishFailure extends UnsavedWish {
  failure: Failure;
}

export interface WishlistState extends Wishes, RequestState {
  /** True while changes are on their way, one after the other. */
  isSaving: boolean;
  lastFailure: WishFailure | null;
}

const initialState: WishlistState = { ...idle, wishes: [], saved: [], isSaving: false, lastFailure: null };

/** The wishlist is wanted, or wanted afresh; what is there stays on show meanwhile. */
export const wishlistRequested = createAction('wishlist/requested');

/** A reward that the player marks; `at` is an ISO moment. What is affordable already is no news later. */
interface NewWish {
  reward: Reward;
  isAffordable: boolean;
  at: string;
}

/** Rewards that the player was told of as affordable, or has looked at since; `at` is an ISO moment. */
interface Noted {
  notified?: string[];
  seen?: string[];
  at: string;
}

const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {
    wishesFetched: (state, { payload }: PayloadAction<Wish[]>) => ({
      ...state,
      ...loaded,
      ...afterFetch(state, payload),
    }),
    wishesFailed: setFailed,
    wishAdded: (state, { payload: { reward, isAffordable, at } }: PayloadAction<NewWish>) => {
      const noted = isAffordable ? at : null;
      const { rewardId } = reward;
      const others = state.wishes.filter((wish) => wish.rewardId !== rewardId);
      state.wishes = [{ rewardId, wishDate: at, notifiedDate: noted, seenDate: noted, reward }, ...others];
    },
    wishRemoved: (state, { payload: rewardId }: PayloadAction<string>) => {
      state.wishes = state.wishes.filter((wish) => wish.rewardId !== rewardId);
    },
    wishesNoted: (state, { payload: { notified: told = [], seen = [], at } }: PayloadAction<Noted>) => {
      for (const wish of state.wishes) {
        if (told.includes(wish.rewardId)) wish.notifiedDate = at;
        if (seen.includes(wish.rewardId)) wish.seenDate = at;
      }
    },
    savingStarted: (state) => {
      state.isSaving = true;
    },
    savingEnded: (state) => {
      state.isSaving = false;
    },
    wishSaved: (state, { payload }: PayloadAction<{ rewardId: string; wish: Wish | null }>) => ({
      ...state,
      ...afterSaving(state, payload.rewardId, payload.wish),
    }),
    /** The change is taken back. */
    wishRejected: (state, { payload }: PayloadAction<WishFailure>) => ({
      ...state,
      ...afterFailure(state, payload.rewardId),
      lastFailure: payload,
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(wishlistRequested, setLoading)
      .addCase(rewardClaimed, (state, { payload }) => ({ ...state, ...afterClaim(state, payload.rewardId) }))
      .addCase(logoutStarted, () => initialState),
});

export const {
  wishesFetched,
  wishesFailed,
  wishAdded,
  wishRemoved,
  wishesNoted,
  savingStarted,
  savingEnded,
  wishSaved,
  wishRejected: wishRejected,
} = wishlistSlice.actions;
export const wishlistReducer = wishlistSlice.reducer;
