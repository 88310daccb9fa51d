import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../../services/http/errors';
import type { BoughtKey, PromotionClaim, PromotionKey } from '../../services/promotions/types';
import { logoutStarted } from '../auth/slice';
import { createSteps } from '../support/inSteps';
import { failed, idle, loaded, loading, type RequestState } from '../support/requestState';
import { newIdempotencyKey } from '../support/newIdempotencyKey';

/** One intended code. It lasts until it is paid, also while its dialog is closed. */
export interface Redemption {
  /** Stands for this intention: however often it is sent, it pays once. */
  idempotencyKey: string;
  status: 'open' | 'sending' | 'redeemed' | 'failed';
  failure: Failure | null;
  /** The code; null until it is paid. */
  code: PromotionKey | null;
  /** Units after the payment; null until then. */
  unitBalance: number | null;
}

/** The code that is being bought, and the player's codes, newest first. */
export interface DiscountState {
  redemption: Redemption | null;
  isRedeeming: boolean;
  codes: RequestState & { items: BoughtKey[] };
}

const initialState: DiscountState = { redemption: null, isRedeeming: false, codes: { ...idle, items: [] } };

/** The player's codes are wanted, or wanted afresh: those that are there stay on show. */
export const codesRequested = createAction('discount/codesRequested');
/** The player confirms the redemption that is open. */
export const redemptionRequested = createAction('discount/redemptionRequested');

/** Units were paid for a code; `unitBalance` is what is left. */
export const discountRedeemed = createAction<PromotionClaim>('discount/redeemed');

export const redemptionSteps = {
  ...createSteps<null, PromotionClaim>('discount/redemption'),
  succeeded: discountRedeemed,
};

export const codesSteps = createSteps<null, BoughtKey[]>('discount/codes');

const discountSlice = createSlice({
  name: 'discount',
  initialState,
  reducers: {
    /** The player looks at what a code would take. What was intended and not paid before goes on under its own key. */
    redemptionOpened: {
      prepare: () => ({ payload: { idempotencyKey: newIdempotencyKey() } }),
      reducer: (state, { payload }: PayloadAction<{ idempotencyKey: string }>) => {
        const unpaid = state.redemption?.status === 'redeemed' ? null : state.redemption;
        const idempotencyKey = unpaid?.idempotencyKey ?? payload.idempotencyKey;
        state.redemption = { idempotencyKey, status: 'open', failure: null, code: null, unitBalance: null };
        state.isRedeeming = true;
      },
    },
    redemptionClosed: (state) => {
      state.isRedeeming = false;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(redemptionSteps.started, ({ redemption }) => {
        if (redemption) Object.assign(redemption, { status: 'sending', failure: null });
      })
      .addCase(redemptionSteps.failed, ({ redemption }, { payload }) => {
        if (redemption) Object.assign(redemption, { status: 'failed', failure: payload });
      })
      .addCase(discountRedeemed, ({ redemption }, { payload: { keys, unitBalance } }) => {
        const [code = null] = keys;
        if (redemption) Object.assign(redemption, { status: 'redeemed', code, unitBalance });
      })
      .addCase(codesSteps.started, ({ codes }) => {
        Object.assign(codes, loading);
      })
      .addCase(codesSteps.succeeded, (state, { payload: items }) => {
        state.codes = { ...loaded, items };
      })
      .addCase(codesSteps.failed, ({ codes }, { payload }) => {
        Object.assign(codes, failed(payload));
      })
      .addCase(logoutStarted, () => initialState),
});

export const { redemptionOpened, redemptionClosed } = discountSlice.actions;
export const discountReducer = discountSlice.reducer;
