import type { UnitsLot } from '../../services/clubWebsite/balance';
import { lotsOf } from '../spend/rules';
import { endedDay, lastZoneMs } from '../support/lastZone';

/** Spec 4, Units expiry). */
const expiryTransitionEnd = new Date('2019-03-31T23:59:59.999-12:00').toISOString();

/** In Canada only Units acquired after 1 April 2019 expire (spec 4, Units expiry). */
const canadianExpiryStart = '2019-04-02T00:00:00.000Z';

/** Players are warned of Units that expire within these. */
export const soonDays = 30;
/** Within these days, Units that expire are marked with an hourglass. */
export const warningDays = 90;

const yearsUntilExpiry = 2;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * 2 years after they were acquired, when the last day of that month has ended everywhere, not before the end of the
 * transition; null when they never expire (spec 4, Units expiry). ISO dates.
 */
export function expiryOf(acquiredAt: string, isCanada: boolean): string | null {
  if (isCanada && acquiredAt < canadianExpiryStart) return null;
  const acquired = new Date(acquiredAt);
  const monthAfter = Date.UTC(acquired.getUTCFullYear() + yearsUntilExpiry, acquired.getUTCMonth() + 1, 1);
  const expiry = new Date(monthAfter + lastZoneMs - 1).toISOString();
  return expiry < expiryTransitionEnd ? expiryTransitionEnd : expiry;
}

/** Days from the reader's day at `now` (ms) to the day that ends with an expiry; 0 on that day and after. */
export function daysUntil(expiresAt: string, now: number): number {
  const today = new Date(now);
  const midnight = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate());
  return Math.max(0, (Date.parse(endedDay(expiresAt)) - midnight) / dayMs);
}

/** Null if none expires. `now` in ms. */
export function nextExpiry(expiring: readonly UnitsLot[], now: number): (UnitsLot & { days: number }) | null {
  const [next] = lotsOf(0, expiring);
  return next?.expiresAt
    ? { units: next.units, expiresAt: next.expiresAt, days: daysUntil(next.expiresAt, now) }
    : null;
}

/** By month (`2026-03`), soonest first. */
export function expiryForecast(expiring: readonly UnitsLot[]): { month: string; units: number }[] {
  const byMonth = new Map<string, number>();
  for (const { units, expiresAt } of lotsOf(0, expiring)) {
    const month = expiresAt && endedDay(expiresAt).slice(0, 7);
    if (month) byMonth.set(month, (byMonth.get(month) ?? 0) + units);
  }
  return [...byMonth].map(([month, units]) => ({ month, units }));
}
