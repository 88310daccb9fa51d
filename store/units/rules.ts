import type { UnitsLot } from '../../services/clubWebsite/balance';

/** How far the last time zone on Earth is behind UTC: a day on which Units expire is over when it has ended there. */
const lastZoneMs = 12 * 60 * 60 * 1000;

/** The end of the transition to expiring Units (spec 4, Units expiry). */
const expiryTransitionEnd = new Date('2019-03-31T23:59:59.999-12:00').toISOString();

/** In Canada only Units acquired after 1 April 2019 expire (spec 4, Units expiry). */
const canadianExpiryStart = '2019-04-02T00:00:00.000Z';

/** Players are warned of Units that expire within this many days. */
export const soonDays = 30;
/** Within these days, Units that expire are marked with an hourglass. */
export const warningDays = 90;

const yearsUntilExpiry = 2;
const dayMs = 24 * 60 * 60 * 1000;

/** Units with the same expiration; null for Units that never expire. */
export interface Lot {
  units: number;
  expiresAt: string | null;
}

/** A lot with the part that a claim uses. */
export interface LotUse extends Lot {
  used: number;
  left: number;
}

/**
 * The expiration of Units: 2 years after they were acquired, when the last day of that month has ended everywhere, not
 * before the end of the transition; null when they never expire (spec 4, Units expiry). ISO dates.
 */
export function expiryOf(acquiredAt: string, isCanada: boolean): string | null {
  if (isCanada && acquiredAt < canadianExpiryStart) return null;
  const acquired = new Date(acquiredAt);
  const monthAfter = Date.UTC(acquired.getUTCFullYear() + yearsUntilExpiry, acquired.getUTCMonth() + 1, 1);
  const expiry = new Date(monthAfter + lastZoneMs - 1).toISOString();
  return expiry < expiryTransitionEnd ? expiryTransitionEnd : expiry;
}

/** All lots of a balance, soonest to expire first; Units outside the lots never expire and come last. */
export function lotsOf(units: number, expiring: readonly UnitsLot[]): Lot[] {
  const lots: Lot[] = [...expiring].sort((a, b) => a.expiresAt.localeCompare(b.expiresAt));
  const rest = units - lots.reduce((sum, lot) => sum + lot.units, 0);
  return rest > 0 ? [...lots, { units: rest, expiresAt: null }] : lots;
}

/** Splits a price over the lots, soonest to expire first. Unused lots have `used` 0. */
export function spendFromLots(lots: readonly Lot[], price: number): LotUse[] {
  let due = price;
  return lots.map((lot) => {
    const used = Math.min(lot.units, due);
    due -= used;
    return { ...lot, used, left: lot.units - used };
  });
}

/** The effect of paying a price. */
export interface PaymentPreview {
  price: number;
  /** The balance. */
  before: number;
  /** Negative when the balance is too low. */
  after: number;
  /** Which lots pay, soonest to expire first. */
  lots: LotUse[];
}

export const previewPayment = (units: number, lots: readonly Lot[], price: number): PaymentPreview => ({
  price,
  before: units,
  after: units - price,
  lots: spendFromLots(lots, price),
});

/** The expiring lots after a payment, without used-up ones. */
export function lotsAfterPaying(units: number, expiring: readonly UnitsLot[], price: number): UnitsLot[] {
  return spendFromLots(lotsOf(units, expiring), price).flatMap(({ expiresAt, left }) =>
    expiresAt !== null && left > 0 ? [{ units: left, expiresAt }] : [],
  );
}

/** The day that ends with an expiry (`2026-11-30`): on it Units may still be spent, wherever the player is. */
export const endedDay = (expiresAt: string) => inLastZone(Date.parse(expiresAt)).toISOString().slice(0, 10);

/** An instant (ms) whose date and time in UTC are those of the last time zone. */
export const inLastZone = (instant: number) => new Date(instant - lastZoneMs);

/** Days from the reader's day at `now` (ms) to the day that ends with an expiry; 0 on that day and after. */
export function daysUntil(expiresAt: string, now: number): number {
  const today = new Date(now);
  const midnight = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate());
  return Math.max(0, (Date.parse(endedDay(expiresAt)) - midnight) / dayMs);
}

/** The next lot to expire with the days left; null when none expires. `now` in ms. */
export function nextExpiry(expiring: readonly UnitsLot[], now: number): (UnitsLot & { days: number }) | null {
  const [next] = lotsOf(0, expiring);
  return next?.expiresAt
    ? { units: next.units, expiresAt: next.expiresAt, days: daysUntil(next.expiresAt, now) }
    : null;
}

/** Expiring units by month (`2026-03`), soonest first. */
export function expiryForecast(expiring: readonly UnitsLot[]): { month: string; units: number }[] {
  const byMonth = new Map<string, number>();
  for (const { units, expiresAt } of lotsOf(0, expiring)) {
    const month = expiresAt && endedDay(expiresAt).slice(0, 7);
    if (month) byMonth.set(month, (byMonth.get(month) ?? 0) + units);
  }
  return [...byMonth].map(([month, units]) => ({ month, units }));
}
