import { addDays, endOfMonth, monthName } from './calendar';
import { guid } from './guid';

/** Units acquired together. `units` never changes; `remaining` falls, and rises only with a refund. */
export interface Lot {
  lotId: string;
  units: number;
  remaining: number;
  acquiredAt: Date;
  /** The last instant at which the Units may be spent; null where they never expire. */
  expiresAt: Date | null;
}

export type EntryKind = 'earned' | 'spent' | 'expired' | 'refunded';

/** The source of an entry, as shown to the player. */
export interface EntrySource {
  type: 'challenge' | 'action' | 'reward' | 'discount' | 'expiry' | 'club';
  id: string;
  name: string;
}

export interface Draw {
  lotId: string;
  units: number;
}

/** One row of the ledger. `units` is signed; `balanceAfter` of a row plus `units` of the next is its `balanceAfter`. */
export interface Entry {
  id: string;
  seq: number;
  date: Date;
  units: number;
  kind: EntryKind;
  reason: string;
  source: EntrySource;
  spaceId: string | null;
  /** Expiry of the lot that this entry created; null where it created none or the Units never expire. */
  expiresAt: Date | null;
  balanceAfter: number;
  /** The lots that a spending or expiry took from, in order, or that a refund returned Units to. */
  draws: Draw[];
  /** The spending that a refund undoes; null for every other kind. */
  refundOf: string | null;
}

/** A player's opened ledger: the lots that still contain Units, and the entries written since. */
export interface Ledger {
  profileId: string;
  country: string;
  lots: readonly Lot[];
  balance: number;
  seq: number;
  /** The date of the newest entry; null where there is none. */
  lastDate: Date | null;
  written: readonly Entry[];
}

/** The reason, source and game of a ledger entry. */
export type EntryDetails = Pick<Entry, 'reason' | 'source' | 'spaceId'>;

const lifeInMonths = 24;
/** Refunded Units whose lot has expired are valid until the end of the next month. */
const graceInMonths = 1;
/** Units of a claim that is taken back, whose lot has expired meanwhile, are valid for this long. */
const undoGraceInDays = 30;
/** Nothing expires before the end of 31 March 2019; from 1 April 2019 the rule is in full effect (spec 4). */
const transitionEnd = new Date('2019-03-31T23:59:59.999Z');
/** In Canada only Units acquired after 1 April 2019 expire (spec 4); that day still follows the old rule. */
const canadaFrom = new Date('2019-04-02T00:00:00.000Z');

/**
 * The last instant at which Units acquired at `acquiredAt` may be spent: the end of the month two years later, in UTC,
 * but not before the transition ended; null where they never expire (spec 4, Units expiry).
 */
export function expiryOf(acquiredAt: Date, country: string): Date | null {
  if (country.toUpperCase() === 'CA' && acquiredAt < canadaFrom) return null;
  const byRule = endOfMonth(acquiredAt, lifeInMonths);
  return byRule < transitionEnd ? transitionEnd : byRule;
}

export const newLedger = (profileId: string, country: string): Ledger => ({
  profileId,
  country,
  lots: [],
  balance: 0,
  seq: 0,
  lastDate: null,
  written: [],
});

/** The id of the lot that an entry creates. */
export const lotIdOf = (profileId: string, seq: number) => guid('lot', profileId, seq);

/** Units that may be spent at `now`. */
export const balanceAt = (lots: readonly Lot[], now: Date) =>
  lots.reduce((sum, lot) => (hasExpired(lot, now) ? sum : sum + lot.remaining), 0);

/** Future expiries, soonest first, without Units that never expire. */
export function expiryForecast(lots: readonly Lot[], now: Date): { units: number; expiresAt: Date }[] {
  const byInstant = new Map<number, number>();
  for (const lot of lots) {
    if (lot.expiresAt && lot.remaining > 0 && !hasExpired(lot, now)) {
      const instant = lot.expiresAt.getTime();
      byInstant.set(instant, (byInstant.get(instant) ?? 0) + lot.remaining);
    }
  }
  return [...byInstant].sort(([a], [b]) => a - b).map(([instant, units]) => ({ units, expiresAt: new Date(instant) }));
}

/**
 * The date of an entry that is written at `now`, never earlier than the newest entry. A call takes its instant before it
 * waits for the player's other calls, and platforms have clocks of their own.
 */
export const entryDate = ({ lastDate }: Ledger, now: Date): Date =>
  lastDate !== null && lastDate > now ? lastDate : now;

/** Adds a lot of `units` (a whole number above zero) acquired at `now`, or at the newest entry's date if that is later. */
export function earn(ledger: Ledger, units: number, entryDetails: EntryDetails, now: Date): Ledger {
  assertWhole(units);
  const date = entryDate(ledger, now);
  const settled = settle(ledger, date);
  const expiresAt = expiryOf(date, settled.country);
  const lotId = nextLotId(settled);
  const lots = [...settled.lots, { lotId, units, remaining: units, acquiredAt: date, expiresAt }];
  return write(
    { ...settled, lots },
    { ...entryDetails, kind: 'earned', units, date, expiresAt, draws: [], refundOf: null },
  );
}

/** Spends `units` from the lots that expire soonest; null, with nothing taken, where the balance is too low. */
export function spend(ledger: Ledger, units: number, entryDetails: EntryDetails, now: Date): Ledger | null {
  assertWhole(units);
  const date = entryDate(ledger, now);
  const settled = settle(ledger, date);
  if (settled.balance < units) return null;
  let missing = units;
  const draws = [...settled.lots].sort(soonestFirst).flatMap((lot) => {
    const taken = Math.min(lot.remaining, missing);
    missing -= taken;
    return taken > 0 ? [{ lotId: lot.lotId, units: taken }] : [];
  });
  return take(settled, draws, { ...entryDetails, kind: 'spent', date });
}

/** The expiry of Units whose lot has expired, refunded at a date. */
type Grace = (date: Date) => Date;

const graceOfRefund: Grace = (date) => endOfMonth(date, graceInMonths);

/** Units of a claim that is taken back come back for 30 days where their lot has expired. */
export const graceOfUndo: Grace = (date) => addDays(date, undoGraceInDays);

/**
 * Undoes a spending of this ledger. Its Units return to their lots, and those of expired lots to a new one, so that the
 * player loses none. The ledger must contain the lots of the spending. Throws `RangeError` where the entry is not a
 * spending, and where this ledger already refunded it.
 */
export function refund(
  ledger: Ledger,
  spending: Entry,
  entryDetails: EntryDetails,
  now: Date,
  grace: Grace = graceOfRefund,
): Ledger {
  if (spending.kind !== 'spent') throw new RangeError(`Entry ${spending.id} is no spending.`);
  if (ledger.written.some((entry) => entry.refundOf === spending.id))
    throw new RangeError(`Entry ${spending.id} was refunded before.`);
  const date = entryDate(ledger, now);
  const settled = settle(ledger, date);
  const open = new Set(settled.lots.filter((lot) => !hasExpired(lot, date)).map((lot) => lot.lotId));
  const draws = spending.draws.filter(({ lotId }) => open.has(lotId));
  const units = -spending.units;
  const homeless = units - sumOf(draws);
  const expiresAt = homeless > 0 ? grace(date) : null;
  const returned = settled.lots.map((lot) => {
    const more = draws.find(({ lotId }) => lotId === lot.lotId);
    return more ? { ...lot, remaining: lot.remaining + more.units } : lot;
  });
  const made = { lotId: nextLotId(settled), units: homeless, remaining: homeless, acquiredAt: date, expiresAt };
  return write(
    { ...settled, lots: homeless > 0 ? [...returned, made] : returned },
    { ...entryDetails, kind: 'refunded', units, date, expiresAt, draws, refundOf: spending.id },
  );
}

/** Writes off the Units that expired by `now`, one entry for each expiry date. */
export function settle(ledger: Ledger, now: Date): Ledger {
  const expired = ledger.lots.filter((lot) => lot.remaining > 0 && hasExpired(lot, now));
  const instants = [...new Set(expired.flatMap((lot) => lot.expiresAt?.getTime() ?? []))].sort((a, b) => a - b);
  return instants.reduce((current, instant) => {
    const lots = expired.filter((lot) => lot.expiresAt?.getTime() === instant);
    return take(
      current,
      lots.map(({ lotId, remaining }) => ({ lotId, units: remaining })),
      {
        kind: 'expired',
        date: entryDate(current, new Date(instant)),
        reason: 'Two years old',
        source: { type: 'expiry', id: new Date(instant).toISOString().slice(0, 10), name: monthsOf(lots) },
        spaceId: null,
      },
    );
  }, ledger);
}

const sumOf = (draws: readonly Draw[]) => draws.reduce((sum, draw) => sum + draw.units, 0);

const nextLotId = ({ profileId, seq }: Ledger) => lotIdOf(profileId, seq + 1);

const hasExpired = (lot: Lot, now: Date) => lot.expiresAt !== null && now > lot.expiresAt;

function soonestFirst(a: Lot, b: Lot) {
  const never = Number.POSITIVE_INFINITY;
  const [first, second] = [a.expiresAt?.getTime() ?? never, b.expiresAt?.getTime() ?? never];
  return first === second ? a.acquiredAt.getTime() - b.acquiredAt.getTime() : first - second;
}

function take(ledger: Ledger, draws: Draw[], entry: Pick<Entry, 'kind' | 'date'> & EntryDetails): Ledger {
  const taken = new Map(draws.map((draw) => [draw.lotId, draw.units]));
  const lots = ledger.lots.map((lot) => {
    const less = taken.get(lot.lotId);
    return less === undefined ? lot : { ...lot, remaining: lot.remaining - less };
  });
  return write({ ...ledger, lots }, { ...entry, units: -sumOf(draws), expiresAt: null, draws, refundOf: null });
}

function write(ledger: Ledger, entry: Omit<Entry, 'id' | 'seq' | 'balanceAfter'>): Ledger {
  const seq = ledger.seq + 1;
  const balance = ledger.balance + entry.units;
  const written = { ...entry, id: guid('transaction', ledger.profileId, seq), seq, balanceAfter: balance };
  return { ...ledger, seq, balance, lastDate: entry.date, written: [...ledger.written, written] };
}

function monthsOf(lots: Lot[]): string {
  const months = [...new Set(lots.map((lot) => monthName(lot.acquiredAt)))];
  return months.length === 1 ? `Units from ${months.join('')}` : 'Units from before April 2017';
}

function assertWhole(units: number) {
  if (!Number.isSafeInteger(units) || units <= 0) throw new RangeError(`${units} is no amount of Units.`);
}
