import { createSelector } from '@reduxjs/toolkit';
import type { PlayerState } from '../rootReducer';
import { lotsOf } from '../spend/rules';
import { expiryForecast, nextExpiry } from './rules';

export const selectUnits = ({ units }: PlayerState) => units.units;

/** The error code of the last balance fetch, or null; its text is `units/balanceUnavailable`. */
export const selectUnitsError = ({ units }: PlayerState) => units.error;

const selectExpiring = ({ units }: PlayerState) => units.expiring;

/** All lots of the balance, soonest to expire first. */
export const selectLots = createSelector([selectUnits, selectExpiring], (units, expiring) =>
  lotsOf(units ?? 0, expiring),
);

/** The next lot to expire with the days left, or null; `now` in ms. */
export const selectNextExpiry = createSelector([selectExpiring, (_: PlayerState, now: number) => now], nextExpiry);

/** Expiring units by month, soonest first. */
export const selectExpiryForecast = createSelector([selectExpiring], expiryForecast);
