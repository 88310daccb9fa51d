import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BoughtKey, PromotionClaim, PromotionKey } from '../../services/promotions/discountCodes';
import type { Failure } from '../../services/http/errors';
import { policiesAccepted } from '../account/slice';
import { createSteps } from '../support/createSteps';
import { idle, loaded, type RequestState, setFailed, setLoading } from '../support/requestState';
import { newIdempotencyKey } from '../support/newIdempotencyKey';

/** The redemption of one code: loaded once redeemed. It lasts until then, also while its dialog is closed. */
interface Redemption extends RequestState {
  /** Identifies the redemption: Units are spent once, however often the request is sent. */
  idempotencyKey: string;
  /** Null until redeemed. */
  code: PromotionKey | null;
  /** Units after the redemption; null until redeemed. */
  unitBalance: number | null;
}

/** The current redemption, and the player's codes, newest first. */
interface DiscountState {
  redemption: Redemption | null;
  /** True while the dialog is open. */
  isRedeeming: boolean;
  codes: RequestState & { items: BoughtKey[] };
  /** The last redemption that ended after its dialog was closed, which a toast announces; the failure, or null. */
  unseen: { failure: Failure | null } | null;
}

const initialState: DiscountState = {
  redemption: null,
  isRedeeming: false,
  codes: { ...idle, items: [] },
  unseen: null,
};

/** Fetches the player's codes; the present ones stay visible. */
export const codesRequested = createAction('discount/codesRequested');
/** The player confirms the redemption. */
export const redemptionRequested = createAction('discount/redemptionRequested');

/** A code was redeemed; `unitBalance` is the new balance. */
export const discountRedeemed = createAction<PromotionClaim>('discount/redeemed');

export const redemptionSteps = {
  ...createSteps<null, PromotionClaim>('discount/redemption'),
  succeeded: discountRedeemed,
};

export const codesSteps = createSteps<null, BoughtKey[]>('discount/codes');

/** Remembers the end of a redemption whose dialog is closed. */
function noteUnseen(state: DiscountState, failure: Failure | null): void {
  if (state.redemption && !state.isRedeeming) state.unseen = { failure };
}

const discountSlice = createSlice({
  name: 'discount',
  initialState,
  reducers: {
    /** Opens the dialog: of a redemption that runs or was not seen, else of a new one. A failed one keeps its key. */
    redemptionOpened: {
      prepare: () => ({ payload: { idempotencyKey: newIdempotencyKey() } }),
      reducer: (state, { payload }: PayloadAction<{ idempotencyKey: string }>) => {
        const { redemption, unseen } = state;
        state.isRedeeming = true;
        state.unseen = null;
        if (redemption?.status === 'loading' || (unseen !== null && unseen.failure === null)) return;
        const unfinished = redemption?.status === 'loaded' ? null : redemption;
        const idempotencyKey = unfinished?.idempotencyKey ?? payload.idempotencyKey;
        state.redemption = { ...idle, idempotencyKey, code: null, unitBalance: null };
      },
    },
    redemptionClosed: (state) => {
      state.isRedeeming = false;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(redemptionSteps.started, ({ redemption }) => {
        if (redemption) setLoading(redemption);
      })
      .addCase(redemptionSteps.failed, (state, action) => {
        if (state.redemption) setFailed(state.redemption, action);
        noteUnseen(state, action.payload);
      })
      .addCase(policiesAccepted, ({ redemption }) => {
        // The reason of the failure no longer exists.
        if (redemption?.status === 'failed') Object.assign(redemption, idle);
      })
      .addCase(discountRedeemed, (state, { payload: { keys, unitBalance } }) => {
        const [code = null] = keys;
        if (state.redemption) Object.assign(state.redemption, loaded, { code, unitBalance });
        noteUnseen(state, null);
      })
      .addCase(codesSteps.started, ({ codes }) => setLoading(codes))
      .addCase(codesSteps.succeeded, (state, { payload: items }) => {
        state.codes = { ...loaded, items };
      })
      .addCase(codesSteps.failed, ({ codes }, action) => setFailed(codes, action)),
});

export const { redemptionOpened, redemptionClosed } = discountSlice.actions;
export const discountReducer = discountSlice.reducer;
