import { combineReducers, createAction } from '@reduxjs/toolkit';
import type { Claim, UndoneClaim } from '../../services/club/claims';
import type { GiftChoice, GivenGift } from '../../services/club/gifts';
import type { PromotionClaim } from '../../services/promotions/discountCodes';
import { createSpend, type Spend } from './createSpend';

interface ClaimResult {
  rewardId: string;
  unitBalance: number;
  code?: string | null;
  /** The file of a reward that is one. */
  downloadUrl?: string | null;
}

export type ClaimSpend = Spend<{ id: string }, ClaimResult>;
export type GiftSpend = Spend<{ id: string; choice: GiftChoice }, GivenGift>;
export type UndoSpend = Spend<{ id: string; claim: Claim }, UndoneClaim & { rewardId: string }>;

/** The claim of a reward, by its id (spec 4: reward collection). */
export const claimSpend = createSpend<'claim', { id: string }, ClaimResult>('claim', 'rewards/collection');
export const redemptionSpend = createSpend<'redemption', { id: string }, PromotionClaim>(
  'redemption',
  'discount/redemption',
);
/** The gift of a reward, by what was chosen for it. */
export const giftSpend = createSpend<'gift', { id: string; choice: GiftChoice }, GivenGift>('gift', 'gifts/giving');
export const undoSpend = createSpend<'undo', { id: string; claim: Claim }, UndoneClaim & { rewardId: string }>(
  'undo',
  'claimUndo/undo',
);

// What slices that hold rewards or Units listen to. Each carries the new `unitBalance`.
export const rewardClaimed = claimSpend.steps.succeeded;
export const discountRedeemed = redemptionSpend.steps.succeeded;
export const claimUndone = undoSpend.steps.succeeded;
export const rewardGiven = giftSpend.steps.succeeded;

/** The player sees no more of an attempt that failed: it may have been carried out all the same, or what it was to pay for has changed. */
export const failedSpendLeft = createAction('spend/failedLeft');

/** A friend's gift was accepted, which is a claim, or declined. */
export const giftAnswered = createAction('gifts/answered');

export const spendReducer = combineReducers({
  claim: claimSpend.reducer,
  redemption: redemptionSpend.reducer,
  gift: giftSpend.reducer,
  undo: undoSpend.reducer,
});
