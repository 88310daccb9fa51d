import fc from 'fast-check';
import { addDays, endOfDay, endOfMonth } from './calendar';
import type { Entry, Ledger, EntryDetails } from './ledger';
import {
  balanceAt,
  earn,
  entryDate,
  expiryForecast,
  expiryOf,
  graceOfUndo,
  newLedger,
  refund,
  settle,
  spend,
} from './ledger';

/** An action of a player or operator, and the time since the previous one. */
interface Step {
  after: Wait;
  does: 'earn' | 'spend' | 'refund' | 'undo' | 'wait';
  units: number;
  /** Index of the spending that an operator refunds or the player undoes. */
  pick: number;
}

interface Life {
  country: string;
  start: Date;
  steps: Step[];
}

/** Days, or up to an end of a month, where expiry rules tend to fail. A clock may also be set back. */
type Wait = { days: number } | { months: number; to: 'last' | 'first' };

const wait: fc.Arbitrary<Wait> = fc.oneof(
  fc.record({ days: fc.integer({ min: 0, max: 200 }) }),
  fc.constant({ days: 0 }),
  fc.record({ days: fc.constantFrom(-40, -1, 1, 30, 31) }),
  fc.record({ months: fc.constantFrom(0, 1, 2, 23, 24), to: fc.constantFrom('last', 'first') }),
);
const step: fc.Arbitrary<Step> = fc.record({
  after: wait,
  does: fc.constantFrom('earn', 'earn', 'spend', 'spend', 'refund', 'undo', 'wait'),
  units: fc.integer({ min: 1, max: 120 }),
  pick: fc.nat(20),
});
const day = (date: string) => new Date(`${date}T00:00:00Z`);
const life: fc.Arbitrary<Life> = fc.record({
  country: fc.constantFrom('FR', 'CA', 'US'),
  start: fc.date({ min: day('2015-01-01'), max: day('2026-01-01'), noInvalidDate: true }),
  steps: fc.array(step, { maxLength: 30 }),
});

const details: EntryDetails = { reason: 'Any', source: { type: 'club', id: 'any', name: 'Any' }, spaceId: null };

/** The ledger after each step, with its time. */
function live({ country, start, steps }: Life): { ledger: Ledger; now: Date }[] {
  let clock = start;
  let ledger = newLedger('northwind', country);
  return steps.map((each) => {
    clock = later(clock, each.after);
    const now = entryDate(ledger, clock);
    ledger = take(ledger, each, clock);
    return { ledger, now };
  });
}

function later(now: Date, after: Wait): Date {
  if ('days' in after) return addDays(now, after.days);
  const last = endOfMonth(now, after.months);
  return after.to === 'last' ? last : new Date(last.getTime() + 1);
}

function take(ledger: Ledger, { does, units, pick }: Step, now: Date): Ledger {
  if (does === 'earn') return earn(ledger, units, details, now);
  if (does === 'spend') return spend(ledger, units, details, now) ?? settle(ledger, now);
  const spending = does === 'wait' ? undefined : refundable(ledger, pick);
  const grace = does === 'undo' ? graceOfUndo : undefined;
  return spending ? refund(ledger, spending, details, now, grace) : settle(ledger, now);
}

function refundable(ledger: Ledger, pick: number): Entry | undefined {
  const undone = new Set(ledger.written.map((entry) => entry.refundOf));
  const left = ledger.written.filter((entry) => entry.kind === 'spent' && !undone.has(entry.id));
  return left[pick % Math.max(left.length, 1)];
}

const lastOf = (input: Life) => live(input).at(-1)?.ledger ?? newLedger('northwind', input.country);

fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: 400 });

describe('any sequence of earning, spending, expiring and refunding', () => {
  it('keeps the balance equal to the sum of the lots and never below zero', () => {
    fc.assert(
      fc.property(life, (input) => {
        for (const { ledger, now } of live(input)) {
          expect(ledger.balance).toBe(ledger.lots.reduce((sum, lot) => sum + lot.remaining, 0));
          expect(ledger.balance).toBe(balanceAt(ledger.lots, entryDate(ledger, now)));
          expect(ledger.lots.every((lot) => lot.remaining >= 0 && lot.remaining <= lot.units)).toBe(true);
        }
      }),
    );
  });

  it('chains the entries without gaps and in order of time', () => {
    fc.assert(
      fc.property(life, (input) => {
        let before = { balanceAfter: 0, seq: 0, date: new Date(0) };
        for (const entry of lastOf(input).written) {
          expect(entry.balanceAfter).toBe(before.balanceAfter + entry.units);
          expect(entry.balanceAfter).toBeGreaterThanOrEqual(0);
          expect(entry.seq).toBe(before.seq + 1);
          expect(entry.date.getTime()).toBeGreaterThanOrEqual(before.date.getTime());
          before = entry;
        }
      }),
    );
  });

  it('neither loses a Unit nor spends it twice', () => {
    fc.assert(
      fc.property(life, (input) => {
        const { lots, written } = lastOf(input);
        for (const { lotId, units, remaining } of lots) {
          const moved = written.flatMap(({ kind, draws }) =>
            draws
              .filter((draw) => draw.lotId === lotId)
              .map((draw) => (kind === 'refunded' ? draw.units : -draw.units)),
          );
          expect(units + moved.reduce((sum, each) => sum + each, 0)).toBe(remaining);
        }
      }),
    );
  });

  it('spends no expired Unit', () => {
    fc.assert(
      fc.property(life, (input) => {
        const { lots, written } = lastOf(input);
        const end = new Map(lots.map((lot) => [lot.lotId, lot.expiresAt?.getTime() ?? Infinity]));
        for (const { date, draws } of written.filter(({ kind }) => kind === 'spent')) {
          for (const { lotId } of draws) expect(end.get(lotId)).toBeGreaterThanOrEqual(date.getTime());
        }
      }),
    );
  });

  it('moves the expiry of a lot once at most, by a refund', () => {
    fc.assert(
      fc.property(life, (input) => {
        const ends = new Map<string, Set<number>>();
        for (const { ledger } of live(input)) {
          for (const { lotId, expiresAt } of ledger.lots) {
            ends.set(lotId, (ends.get(lotId) ?? new Set()).add(expiresAt?.getTime() ?? Infinity));
          }
        }
        for (const [lotId, { size }] of ends) {
          const { written } = lastOf(input);
          const extensions = written.filter(({ kind, expiresAt, draws }) => {
            return kind === 'refunded' && expiresAt !== null && draws.some((draw) => draw.lotId === lotId);
          });
          expect(size).toBeLessThanOrEqual(extensions.length > 0 ? 2 : 1);
        }
      }),
    );
  });

  it('lets no Unit live for ever, however often its spendings are undone and made again', () => {
    fc.assert(
      fc.property(life, (input) => {
        fc.pre(input.country !== 'CA');
        let { ledger, now } = live(input).at(-1) ?? { ledger: newLedger('', 'FR'), now: input.start };
        now = entryDate(ledger, now);
        const lastEnd = Math.max(now.getTime(), ...ledger.lots.map(({ expiresAt }) => expiresAt?.getTime() ?? 0));
        // Undone and claimed again every 20 days, until the extra time of the last Units is over.
        while (now < addDays(new Date(lastEnd), 60)) {
          now = addDays(now, 20);
          const spending = ledger.written.findLast((entry) => entry.kind === 'spent');
          const isUndone = ledger.written.some((entry) => entry.refundOf === spending?.id);
          if (spending && !isUndone) ledger = refund(ledger, spending, details, now, graceOfUndo);
          ledger = settle(ledger, now);
          if (ledger.balance > 0) ledger = spend(ledger, ledger.balance, details, now) ?? ledger;
        }
        expect(ledger.balance).toBe(0);
        const left = ledger.written.filter(
          ({ kind, id }) => kind === 'spent' && !ledger.written.some((entry) => entry.refundOf === id),
        );
        const all = left.reduce((current, entry) => refund(current, entry, details, now, graceOfUndo), ledger);
        expect(settle(all, addDays(now, 32)).balance).toBe(0);
      }),
      { numRuns: 100 },
    );
  });

  it('refunds a spending completely and once', () => {
    fc.assert(
      fc.property(life, (input) => {
        const { written } = lastOf(input);
        const refunds = written.filter((entry) => entry.kind === 'refunded');
        expect(new Set(refunds.map((entry) => entry.refundOf)).size).toBe(refunds.length);
        for (const { refundOf, units } of refunds) {
          expect(written.find((entry) => entry.id === refundOf)).toMatchObject({ kind: 'spent', units: -units });
        }
      }),
    );
  });

  it('matches a model of single Units that spends the soonest to expire first', () => {
    fc.assert(
      fc.property(life, (input) => {
        const purse = new Purse(input.country);
        const lived = live(input);
        input.steps.forEach((each, index) => {
          const { ledger, now } = lived[index] ?? { ledger: newLedger('', ''), now: input.start };
          purse.take(each, now);
          expect(purse.forecast()).toEqual(
            expiryForecast(ledger.lots, now).map((part) => [part.expiresAt.getTime(), part.units]),
          );
          expect(purse.size()).toBe(ledger.balance);
        });
      }),
    );
  });
});

/** A naive model of the rules: every Unit by itself, with the lot whose expiry it shares. */
class Purse {
  private held: ModelLot[] = [];
  private spendings: { units: ModelLot[]; isRefunded: boolean }[] = [];

  constructor(private readonly country: string) {}

  take({ does, units, pick }: Step, now: Date) {
    this.expire(now);
    if (does === 'earn') {
      const lot = { end: expiryOf(now, this.country)?.getTime() ?? Infinity, hasGrace: false };
      this.held.push(...Array.from({ length: units }, () => lot));
    }
    if (does === 'spend' && units <= this.held.length)
      this.spendings.push({ units: this.held.splice(0, units), isRefunded: false });
    if (does === 'refund') this.refund(pick, now, endOfMonth(now, 1).getTime());
    if (does === 'undo') this.refund(pick, now, endOfDay(addDays(now, 30)).getTime());
    this.expire(now);
  }

  private expire(now: Date) {
    this.held = this.held.filter(({ end }) => end >= now.getTime()).sort((a, b) => a.end - b.end);
  }

  private refund(pick: number, now: Date, grace: number) {
    const left = this.spendings.filter((spending) => !spending.isRefunded);
    const spending = left[pick % Math.max(left.length, 1)];
    if (!spending) return;
    spending.isRefunded = true;
    for (const lot of spending.units) {
      if (lot.end < now.getTime() && !lot.hasGrace) Object.assign(lot, { end: grace, hasGrace: true });
      this.held.push(lot);
    }
  }

  forecast(): [number, number][] {
    const parts = new Map<number, number>();
    for (const { end } of this.held) if (Number.isFinite(end)) parts.set(end, (parts.get(end) ?? 0) + 1);
    return [...parts].sort(([a], [b]) => a - b);
  }

  size = () => this.held.length;
}

interface ModelLot {
  end: number;
  hasGrace: boolean;
}

describe('when Units expire', () => {
  const anyTime = fc.date({ min: day('2012-01-01'), max: day('2110-01-01'), noInvalidDate: true });
  const edges = fc
    .record({ year: fc.integer({ min: 2012, max: 2110 }), month: fc.nat(11), date: fc.constantFrom(1, 2, 28, 29, 30) })
    .chain(({ year, month, date }) =>
      fc.constantFrom(-1, 0, 1).map((ms) => new Date(Date.UTC(year, month, date) + ms)),
    );
  const ofTheRules = fc
    .constantFrom('2017-04-01', '2019-04-01', '2019-04-02')
    .chain((date) => fc.constantFrom(-1, 0, 1).map((ms) => new Date(day(date).getTime() + ms)));
  const acquired = fc.oneof(anyTime, edges, ofTheRules);

  it('is the last instant of a calendar month two years later, wherever the player is, also in leap years', () => {
    fc.assert(
      fc.property(acquired, (time) => {
        fc.pre(time >= day('2017-04-01'));
        expect(expiryOf(time, 'FR')).toEqual(
          new Date(endOfMonthByHand(time.getUTCFullYear() + 2, time.getUTCMonth() + 1)),
        );
      }),
    );
  });

  it('is never before the end of March 2019', () => {
    fc.assert(
      fc.property(acquired, fc.constantFrom('FR', 'US', 'JP'), (time, country) => {
        const end = expiryOf(time, country)?.getTime() ?? Infinity;
        const transition = Date.parse('2019-03-31T23:59:59.999-12:00');
        expect(end).toBeGreaterThanOrEqual(transition);
        if (time < day('2017-04-01')) expect(end).toBe(transition);
      }),
    );
  });

  it('does not exist in Canada for Units acquired until 1 April 2019, and follows the common rule after', () => {
    fc.assert(
      fc.property(acquired, (time) => {
        expect(expiryOf(time, 'CA')).toEqual(time < day('2019-04-02') ? null : expiryOf(time, 'FR'));
      }),
    );
  });
});

/** Calendar arithmetic without Date, so that it cannot share its errors. */
function endOfMonthByHand(year: number, month: number): string {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const last = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return `${year}-${String(month).padStart(2, '0')}-${last}T23:59:59.999-12:00`;
}
