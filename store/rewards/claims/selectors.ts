import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../rootReducer';
import { historyOf } from './rules';

export const selectClaims = ({ claims }: RootState) => claims;

/** True when the services hold more claims than were fetched. */
export const selectHasMoreClaims = ({ claims }: RootState) =>
  claims.total !== null && claims.claims.length < claims.total;

/** Claims and discount codes, newest first, as far as they were fetched. */
export const selectClaimHistory = createSelector(
  [
    ({ claims }: RootState) => claims.claims,
    ({ discount }: RootState) => discount.codes.items,
    (state: RootState) => selectHasMoreClaims(state),
  ],
  historyOf,
);
