import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../rootReducer';
import { previewPayment } from '../units/rules';
import { selectLots, selectUnits } from '../units/selectors';
import { discountPrice } from './rules';

/** The code that is being bought, or was last; null before the first. */
export const selectRedemption = ({ discount }: RootState) => discount.redemption;

/** Whether the player is in the middle of it. */
export const selectIsRedeeming = ({ discount }: RootState) => discount.isRedeeming;

/** The player's codes, newest first, with how their loading went. */
export const selectDiscountCodes = ({ discount }: RootState) => discount.codes;

/** What the next code would take; null while the balance is unknown, and once it is paid. */
export const selectRedemptionPreview = createSelector(
  [selectRedemption, selectUnits, selectLots],
  (redemption, units, lots) =>
    units !== null && redemption?.status !== 'redeemed' ? previewPayment(units, lots, discountPrice) : null,
);
