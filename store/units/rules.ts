import type { UnitsLot } from '../../services/clubWebsite/types';

/** The transition before expiry took full effect ended with March 2019 (spec 4, Units expiry). */
export const expiryTransitionEnd = '2019-03-31T23:59:59.999Z';

/** In Canada only units acquired after 1 April 2019 expire (spec 4, Units expiry). */
export const canadianExpiryStart = '2019-04-02T00:00:00.000Z';

/** A player is warned of what expires within so many days. */
export const soonDays = 30;

const yearsUntilExpiry = 2;
const dayMs = 24 * 60 * 60 * 1000;

/** Units of one moment's expiry; null for units that never expire. */
export interface Lot {
  units: number;
  expiresAt: string | null;
}

/** A lot with the part of it that a claim uses. */
export interface LotUse extends Lot {
  used: number;
  left: number;
}

/**
 * When units acquired at a moment expire: 2 years later, on the last day of that month, but never before the transition
 * ended; null where they never do (spec 4, Units expiry). Moments are ISO.
 */
export function expiryOf(acquiredAt: string, isCanada: boolean): string | null {
  if (isCanada && acquiredAt < canadianExpiryStart) return null;
  const acquired = new Date(acquiredAt);
  const monthAfter = Date.UTC(acquired.getUTCFullYear() + yearsUntilExpiry, acquired.getUTCMonth() + 1, 1);
  const expiry = new Date(monthAfter - 1).toISOString();
  return expiry < expiryTransitionEnd ? expiryTransitionEnd : expiry;
}

/** All lots of a balance, soonest to expire first; what the lots do not account for never expires and comes last. */
export function lotsOf(units: number, expiring: readonly UnitsLot[]): Lot[] {
  const lots: Lot[] = [...expiring].sort((a, b) => a.expiresAt.localeCompare(b.expiresAt));
  const rest = units - lots.reduce((sum, lot) => sum + lot.units, 0);
  return rest > 0 ? [...lots, { units: rest, expiresAt: null }] : lots;
}

/** Which lots pay a price: the soonest to expire first. Lots that give nothing stand there with 0 used. */
export function spendFromLots(lots: readonly Lot[], price: number): LotUse[] {
  let due = price;
  return lots.map((lot) => {
    const used = Math.min(lot.units, due);
    due -= used;
    return { ...lot, used, left: lot.units - used };
  });
}

/** What paying a price would do. */
export interface PaymentPreview {
  price: number;
  /** The balance. */
  before: number;
  /** What remains; below 0 where the balance is too low. */
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

/** The expiring lots after a price was paid from them; used up ones are gone. */
export function lotsAfterPaying(units: number, expiring: readonly UnitsLot[], price: number): UnitsLot[] {
  return spendFromLots(lotsOf(units, expiring), price).flatMap(({ expiresAt, left }) =>
    expiresAt !== null && left > 0 ? [{ units: left, expiresAt }] : [],
  );
}

/** Whole days until a moment, 0 on its last day; `now` in ms. */
export const daysUntil = (moment: string, now: number) => Math.max(0, Math.floor((Date.parse(moment) - now) / dayMs));

/** What expires next and in how many days; null when nothing does. `now` in ms. */
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
    const month = expiresAt?.slice(0, 7);
    if (month) byMonth.set(month, (byMonth.get(month) ?? 0) + units);
  }
  return [...byMonth].map(([month, units]) => ({ month, units }));
}
