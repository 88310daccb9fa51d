import { addDays, endOfDay, endOfMonth, monthName, monthOf } from './calendar';
import { guid } from './guid';

/** Units acquired together. `units` never changes; `remaining` falls, and rises only with a refund. */
interface Lot {
  lotId: string;
  units: number;
  remaining: number;
  acquiredAt: Date;
  /** The last instant at which the Units may be spent; null where they never expire. */
  expiresAt: Date | null;
  /** True where refunded Units made it valid once more after its first expiry. */
  hasGrace: boolean;
}

export type EntryKind = 'earned' | 'spent' | 'expired' | 'refunded';

/** The source of an entry, as shown to the player. */
export interface EntrySource {
  type: 'challenge' | 'action' | 'reward' | 'discount' | 'expiry' | 'club';
  /** Of an expiry, the month in which its Units were acquired: `2024-10`. */
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
  /** Expiry of the lot that this entry created, or made valid once more; null where there is none or it never expires. */
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

export type EntryDetails = Pick<Entry, 'reason' | 'source' | 'spaceId'>;

export const lotLifeInMonths = 24;
/** A lot that has expired is valid until the end of the next month, once, where Units return to it by a refund. */
const graceInMonths = 1;
/** The same where a player takes a claim back: until the end of the day after so many days. */
const undoGraceInDays = 30;
/** Nothing expires before the end of 31 March 2019; from 1 April 2019 the rule is in full effect (spec 4). */
const transitionEnd = endOfMonth(new Date('2019-03-01T00:00:00.000Z'));
/** Units of this month and earlier expire with the transition. */
const lastTransitionalMonth = '2017-03';
/** In Canada only Units acquired after 1 April 2019 expire (spec 4); that day still follows the old rule. */
const canadaFrom = new Date('2019-04-02T00:00:00.000Z');

/**
 * The last instant at which Units acquired at `acquiredAt` may be spent: the end of the month two years later, wherever
 * the player is, but not before the transition ended; null where they never expire (spec 4, Units expiry).
 */
export function expiryOf(acquiredAt: Date, country: string): Date | null {
  if (country.toUpperCase() === 'CA' && acquiredAt < canadaFrom) return null;
  const byRule = endOfMonth(acquiredAt, lotLifeInMonths);
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

export const lotIdOf = (profileId: string, seq: number) => guid('lot', profileId, seq);

/** Units with an expiry: a lot, or several of one expiry together. */
type ExpiringUnits = Pick<Lot, 'remaining' | 'expiresAt'>;

export const balanceAt = (lots: readonly ExpiringUnits[], now: Date) =>
  lots.reduce((sum, lot) => (hasExpired(lot, now) ? sum : sum + lot.remaining), 0);

/** Future expiries, soonest first, without Units that never expire. */
export function expiryForecast(lots: readonly ExpiringUnits[], now: Date): { units: number; expiresAt: Date }[] {
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
  const lots = [...settled.lots, { lotId, units, remaining: units, acquiredAt: date, expiresAt, hasGrace: false }];
  return write(
    { ...settled, lots },
    { ...entryDetails, kind: 'earned', units, date, expiresAt, draws: [], refundOf: null },
  );
}

/** Writes an entry that moves no Units: what another player has paid for. */
export function note(ledger: Ledger, entryDetails: EntryDetails, now: Date): Ledger {
  const date = entryDate(ledger, now);
  return write(settle(ledger, date), {
    ...entryDetails,
    kind: 'earned',
    units: 0,
    date,
    expiresAt: null,
    draws: [],
    refundOf: null,
  });
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

/** Until when a lot that has expired is valid, where Units return to it at a date. */
type Grace = (date: Date) => Date;

const graceOfRefund: Grace = (date) => endOfMonth(date, graceInMonths);

export const graceOfUndo: Grace = (date) => endOfDay(addDays(date, undoGraceInDays));

/**
 * Undoes a spending of this ledger. Its Units return to their lots. A lot that has expired is valid once more, for the
 * grace; only the first time, so that claiming and taking back again cannot keep Units alive: after that, what returns to
 * it is written off at once. The ledger must contain the lots of the spending. Throws `RangeError` where the entry is not
 * a spending, and where this ledger already refunded it.
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
  const returning = new Map(spending.draws.map((draw) => [draw.lotId, draw.units]));
  const needsGrace = (lot: Lot) => returning.has(lot.lotId) && hasExpired(lot, date) && !lot.hasGrace;
  const until = settled.lots.some(needsGrace) ? grace(date) : null;
  const lots = settled.lots.map((lot) => ({
    ...lot,
    remaining: lot.remaining + (returning.get(lot.lotId) ?? 0),
    ...(needsGrace(lot) && { expiresAt: until, hasGrace: true }),
  }));
  const { draws } = spending;
  const refunded = write(
    { ...settled, lots },
    { ...entryDetails, kind: 'refunded', units: -spending.units, date, expiresAt: until, draws, refundOf: spending.id },
  );
  return settle(refunded, date);
}

/** Writes off the Units that expired by `now`, one entry for each expiry date and month in which they were acquired. */
export function settle(ledger: Ledger, now: Date): Ledger {
  const batches = new Map<string, { expiresAt: Date; details: EntryDetails; draws: Draw[] }>();
  for (const lot of ledger.lots) {
    const { lotId, remaining, expiresAt } = lot;
    if (expiresAt === null || remaining === 0 || !hasExpired(lot, now)) continue;
    const details = expiryDetails(lot);
    const key = `${expiresAt.toISOString()} ${details.source.id}`;
    const draws = batches.get(key)?.draws ?? [];
    batches.set(key, { expiresAt, details, draws: [...draws, { lotId, units: remaining }] });
  }
  return [...batches]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .reduce((current, [, { expiresAt, details, draws }]) => {
      const date = entryDate(current, expiresAt);
      return take(current, draws, { ...details, kind: 'expired', date });
    }, ledger);
}

const sumOf = (draws: readonly Draw[]) => draws.reduce((sum, draw) => sum + draw.units, 0);

const nextLotId = ({ profileId, seq }: Ledger) => lotIdOf(profileId, seq + 1);

const hasExpired = ({ expiresAt }: ExpiringUnits, now: Date) => expiresAt !== null && now > expiresAt;

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

/** Why a lot expires, and the month in which it was acquired; all of the transition are of its last month. */
function expiryDetails({ acquiredAt, expiresAt, hasGrace }: Lot): EntryDetails {
  const isTransitional = expiresAt?.getTime() === transitionEnd.getTime();
  return {
    reason: hasGrace ? 'Extension ended' : 'Older than 2 years',
    source: {
      type: 'expiry',
      id: isTransitional ? lastTransitionalMonth : monthOf(acquiredAt),
      name: `Units from ${isTransitional ? 'before April 2017' : monthName(acquiredAt)}`,
    },
    spaceId: null,
  };
}

function assertWhole(units: number) {
  if (!Number.isSafeInteger(units) || units <= 0) throw new RangeError(`${units} is no amount of Units.`);
}
