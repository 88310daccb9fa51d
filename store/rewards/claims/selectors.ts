import { createSelector } from '@reduxjs/toolkit';
import type { PlayerState } from '../../rootReducer';
import { historyOf } from './rules';

export const selectClaims = ({ claims }: PlayerState) => claims;

/** True when the services hold more claims than were fetched. */
export const selectHasMoreClaims = ({ claims }: PlayerState) =>
  claims.total !== null && claims.claims.length < claims.total;

/** Claims and discount codes, newest first, as far as they were fetched. */
export const selectClaimHistory = createSelector(
  [
    ({ claims }: PlayerState) => claims.claims,
    ({ discount }: PlayerState) => discount.codes.items,
    (state: PlayerState) => selectHasMoreClaims(state),
  ],
  historyOf,
);
