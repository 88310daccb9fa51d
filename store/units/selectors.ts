import { createSelector } from '@reduxjs/toolkit';
import type { PlayerState } from '../rootReducer';
import { lotsOf } from '../spend/rules';
import { expiryForecast, nextExpiry } from './rules';

export const selectUnits = ({ units }: PlayerState) => units.units;

/** Its text is `units/balanceUnavailable`. */
export const selectUnitsError = ({ units }: PlayerState) => units.error;

const selectExpiring = ({ units }: PlayerState) => units.expiring;

/** Soonest to expire first. */
export const selectLots = createSelector([selectUnits, selectExpiring], (units, expiring) =>
  lotsOf(units ?? 0, expiring),
);

export const selectNextExpiry = createSelector([selectExpiring, (_: PlayerState, now: number) => now], nextExpiry);

export const selectExpiryForecast = createSelector([selectExpiring], expiryForecast);
