import { createSelector } from '@reduxjs/toolkit';
import { previewPayment } from '../spend/rules';
import { selectRedemption } from '../spend/slice';
import { selectLots, selectUnits } from '../units/selectors';
import { discountPrice } from './rules';

/** Null while the balance is unknown, and once redeemed. */
export const selectRedemptionPreview = createSelector(
  [selectRedemption, selectUnits, selectLots],
  (redemption, units, lots) =>
    units !== null && redemption?.status !== 'loaded' ? previewPayment(units, lots, discountPrice) : null,
);
