import { combineReducers } from '@reduxjs/toolkit';
import type { Claim, UndoneClaim } from '../../services/club/claims';
import type { PromotionClaim } from '../../services/promotions/discountCodes';
import { createSpend, type Spend } from './createSpend';

/** The result of a claim. */
interface ClaimResult {
  rewardId: string;
  /** Units after the claim. */
  unitBalance: number;
  /** The code of the reward, if it has one. */
  code?: string | null;
}

/** The current claim of a reward. */
export type ClaimSpend = Spend<{ id: string }, ClaimResult>;
/** A claim that is being taken back. */
export type UndoSpend = Spend<{ id: string; claim: Claim }, UndoneClaim & { rewardId: string }>;

/** The claim of a reward, by its id (spec 4: reward collection). */
export const claimSpend = createSpend<{ id: string }, ClaimResult>('rewards/collection');
/** The redemption of a discount code. */
export const redemptionSpend = createSpend<{ id: string }, PromotionClaim>('discount/redemption');
/** A claim that is taken back, by its id. */
export const undoSpend = createSpend<{ id: string; claim: Claim }, UndoneClaim & { rewardId: string }>(
  'claimUndo/undo',
);

// What slices that hold rewards or Units listen to. Each carries the new `unitBalance`.
export const rewardClaimed = claimSpend.steps.succeeded;
export const discountRedeemed = redemptionSpend.steps.succeeded;
export const claimUndone = undoSpend.steps.succeeded;

export const spendReducer = combineReducers({
  claim: claimSpend.reducer,
  redemption: redemptionSpend.reducer,
  undo: undoSpend.reducer,
});

interface WithSpend {
  spend: ReturnType<typeof spendReducer>;
}

/** The current claim of a reward, or null. */
export const selectClaim = ({ spend }: WithSpend) => spend.claim;

/** The current redemption of a discount code, or null. */
export const selectRedemption = ({ spend }: WithSpend) => spend.redemption;

/** The claim that is being taken back, or null. */
export const selectUndo = ({ spend }: WithSpend) => spend.undo;
