import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Wish } from '../../../services/club/wishlist';
import type { Reward } from '../../../services/clubWebsite/rewards';
import { rewardClaimed } from '../../spend/slice';
import { idle, loaded, type RequestState, setFailed, setLoading } from '../../support/requestState';
import { afterClaim, afterFailure, afterFetch, afterSaving, storedWish, type Wishes } from './rules';

interface WishlistState extends Wishes, RequestState {}

const initialState: WishlistState = { ...idle, wishes: [], saved: [] };

export const wishlistRequested = createAction('wishlist/requested');

/** `at` is an ISO date. An affordable one needs no notification later. */
interface NewWish {
  reward: Reward;
  isAffordable: boolean;
  at: string;
}

/** `at` is an ISO date. */
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
      ...afterFetch(state, payload.map(storedWish)),
    }),
    wishesFailed: setFailed,
    wishAdded: (state, { payload: { reward, isAffordable, at } }: PayloadAction<NewWish>) => {
      const noted = isAffordable ? at : null;
      const { rewardId } = reward;
      const others = state.wishes.filter((wish) => wish.rewardId !== rewardId);
      state.wishes = [{ rewardId, wishDate: at, notifiedDate: noted, seenDate: noted }, ...others];
    },
    wishRemoved: (state, { payload: rewardId }: PayloadAction<string>) => {
      state.wishes = state.wishes.filter((wish) => wish.rewardId !== rewardId);
    },
    wishesNoted: (state, { payload: { notified = [], seen = [], at } }: PayloadAction<Noted>) => {
      for (const wish of state.wishes) {
        if (notified.includes(wish.rewardId)) wish.notifiedDate = at;
        if (seen.includes(wish.rewardId)) wish.seenDate = at;
      }
    },
    wishSaved: (state, { payload }: PayloadAction<{ rewardId: string; wish: Wish | null }>) => ({
      ...state,
      ...afterSaving(state, payload.rewardId, payload.wish && storedWish(payload.wish)),
    }),
    wishRejected: (state, { payload: rewardId }: PayloadAction<string>) => ({
      ...state,
      ...afterFailure(state, rewardId),
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(wishlistRequested, setLoading)
      .addCase(rewardClaimed, (state, { payload }) => ({ ...state, ...afterClaim(state, payload.rewardId) })),
});

export const { wishesFetched, wishesFailed, wishAdded, wishRemoved, wishesNoted, wishSaved, wishRejected } =
  wishlistSlice.actions;
export const wishlistReducer = wishlistSlice.reducer;
