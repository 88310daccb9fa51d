import { createSelector } from '@reduxjs/toolkit';
import type { PlayerState } from '../rootReducer';
import { previewPayment } from '../units/rules';
import { selectLots, selectUnits } from '../units/selectors';
import { discountPrice } from './rules';

/** The current or last redemption; null before the first. */
export const selectRedemption = ({ discount }: PlayerState) => discount.redemption;

/** True while the dialog of the redemption is open. */
export const selectIsRedeeming = ({ discount }: PlayerState) => discount.isRedeeming;

/** The redemption that ended while its dialog was closed; null without one. */
export const selectUnseenRedemption = ({ discount }: PlayerState) => discount.unseen;

/** The player's codes, newest first, and the state of their request. */
export const selectDiscountCodes = ({ discount }: PlayerState) => discount.codes;

/** The cost of the redemption in lots; null while the balance is unknown, and once redeemed. */
export const selectRedemptionPreview = createSelector(
  [selectRedemption, selectUnits, selectLots],
  (redemption, units, lots) =>
    units !== null && redemption?.status !== 'loaded' ? previewPayment(units, lots, discountPrice) : null,
);
