import { combineReducers } from '@reduxjs/toolkit';
import type { Claim, UndoneClaim } from '../../services/club/claims';
import type { PromotionClaim } from '../../services/promotions/discountCodes';
import { createSpend, type Spend } from './createSpend';

interface ClaimResult {
  rewardId: string;
  unitBalance: number;
  code?: string | null;
}

export type ClaimSpend = Spend<{ id: string }, ClaimResult>;
export type UndoSpend = Spend<{ id: string; claim: Claim }, UndoneClaim & { rewardId: string }>;

/** The claim of a reward, by its id (spec 4: reward collection). */
export const claimSpend = createSpend<{ id: string }, ClaimResult>('rewards/collection');
export const redemptionSpend = createSpend<{ id: string }, PromotionClaim>('discount/redemption');
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

export const selectClaim = ({ spend }: WithSpend) => spend.claim;

export const selectRedemption = ({ spend }: WithSpend) => spend.redemption;

export const selectUndo = ({ spend }: WithSpend) => spend.undo;
