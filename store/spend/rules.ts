import type { UnitsLot } from '../../services/clubWebsite/balance';

/** Null for Units that never expire. */
export interface Lot {
  units: number;
  expiresAt: string | null;
}

export interface LotUse extends Lot {
  used: number;
  left: number;
}

/** Soonest to expire first; Units outside the lots never expire and come last. */
export function lotsOf(units: number, expiring: readonly UnitsLot[]): Lot[] {
  const lots: Lot[] = [...expiring].sort((a, b) => a.expiresAt.localeCompare(b.expiresAt));
  const rest = units - lots.reduce((sum, lot) => sum + lot.units, 0);
  return rest > 0 ? [...lots, { units: rest, expiresAt: null }] : lots;
}

/** Unused lots have `used` 0. */
export function spendFromLots(lots: readonly Lot[], price: number): LotUse[] {
  let due = price;
  return lots.map((lot) => {
    const used = Math.min(lot.units, due);
    due -= used;
    return { ...lot, used, left: lot.units - used };
  });
}

export function lotsAfterPaying(units: number, expiring: readonly UnitsLot[], price: number): UnitsLot[] {
  return spendFromLots(lotsOf(units, expiring), price).flatMap(({ expiresAt, left }) =>
    expiresAt !== null && left > 0 ? [{ units: left, expiresAt }] : [],
  );
}
