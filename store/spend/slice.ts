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
export const claimSpend = createSpend<{ id: string }, ClaimResult>('rewards/collection');
export const redemptionSpend = createSpend<{ id: string }, PromotionClaim>('discount/redemption');
/** The gift of a reward, by what was chosen for it. */
export const giftSpend = createSpend<{ id: string; choice: GiftChoice }, GivenGift>('gifts/giving');
export const undoSpend = createSpend<{ id: string; claim: Claim }, UndoneClaim & { rewardId: string }>(
  'claimUndo/undo',
);

// What slices that hold rewards or Units listen to. Each carries the new `unitBalance`.
export const rewardClaimed = claimSpend.steps.succeeded;
export const discountRedeemed = redemptionSpend.steps.succeeded;
export const claimUndone = undoSpend.steps.succeeded;
export const rewardGiven = giftSpend.steps.succeeded;

/** A friend's gift was accepted, which is a claim, or declined. */
export const giftAnswered = createAction('gifts/answered');

export const spendReducer = combineReducers({
  claim: claimSpend.reducer,
  redemption: redemptionSpend.reducer,
  gift: giftSpend.reducer,
  undo: undoSpend.reducer,
});

interface WithSpend {
  spend: ReturnType<typeof spendReducer>;
}

export const selectClaim = ({ spend }: WithSpend) => spend.claim;

export const selectRedemption = ({ spend }: WithSpend) => spend.redemption;

export const selectGift = ({ spend }: WithSpend) => spend.gift;

export const selectUndo = ({ spend }: WithSpend) => spend.undo;
