import fc from 'fast-check';
import { dayMs } from './calendar';
import type { Ledger, Occasion } from './ledger';
import { balanceAt, earn, expiryForecast, expiryOf, newLedger, settle, spend } from './ledger';

const occasion: Occasion = {
  reason: 'Weekly, first star',
  source: { type: 'challenge', id: 'golden-hour', name: 'Golden hour' },
  spaceId: null,
};
const at = (time: string) => new Date(time);
const ledgerOf = (lots: [time: string, units: number][], country = 'FR') =>
  lots.reduce((ledger, [time, units]) => earn(ledger, units, occasion, at(time)), newLedger('northwind', country));
const spent = (ledger: Ledger, units: number, time: string) => {
  const after = spend(ledger, units, occasion, at(time));
  if (!after) throw new Error('The balance was too low.');
  return after;
};

describe('when Units expire', () => {
  it.each([
    ['the end of the month, two years later', '2024-10-03T08:00:00Z', 'FR', '2026-10-31T23:59:59.999Z'],
    ['the same for the last instant of a month', '2024-10-31T23:59:59.999Z', 'FR', '2026-10-31T23:59:59.999Z'],
    ['February of a leap year', '2026-02-28T12:00:00Z', 'FR', '2028-02-29T23:59:59.999Z'],
    ['29 February', '2024-02-29T12:00:00Z', 'FR', '2026-02-28T23:59:59.999Z'],
    ['December', '2017-12-31T23:00:00Z', 'FR', '2019-12-31T23:59:59.999Z'],
    ['the transition: long past by the rule', '2015-06-01T00:00:00Z', 'FR', '2019-03-31T23:59:59.999Z'],
    ['the transition: just past by the rule', '2017-02-10T00:00:00Z', 'FR', '2019-03-31T23:59:59.999Z'],
    ['the last month of the transition', '2017-03-10T00:00:00Z', 'FR', '2019-03-31T23:59:59.999Z'],
    ['full effect', '2017-04-01T00:00:00Z', 'FR', '2019-04-30T23:59:59.999Z'],
    ['Canada, before', '2017-04-01T00:00:00Z', 'CA', null],
    ['Canada, on 1 April 2019 itself', '2019-04-01T23:59:59.999Z', 'ca', null],
    ['Canada, after', '2019-04-02T00:00:00Z', 'CA', '2021-04-30T23:59:59.999Z'],
  ])('%s', (_case, acquiredAt, country, expiresAt) => {
    expect(expiryOf(at(acquiredAt), country)?.toISOString() ?? null).toBe(expiresAt);
  });

  it('keeps them through the last instant of the month and takes them with the next one', () => {
    const ledger = ledgerOf([['2024-10-03T08:00:00Z', 20]]);
    expect(balanceAt(ledger.lots, at('2026-10-31T23:59:59.999Z'))).toBe(20);
    expect(balanceAt(ledger.lots, at('2026-11-01T00:00:00.000Z'))).toBe(0);
  });

  it('lets nothing go before the end of March 2019', () => {
    const ledger = ledgerOf([['2016-01-10T00:00:00Z', 50]]);
    expect(settle(ledger, at('2019-03-31T23:59:59.999Z')).written).toHaveLength(1);
    expect(settle(ledger, at('2019-04-01T00:00:00Z')).written.at(-1)).toMatchObject({ kind: 'expired', units: -50 });
  });
});

describe('spending', () => {
  it('takes what expires soonest first, and what never expires last', () => {
    const canadian = ledgerOf(
      [
        ['2019-03-01T00:00:00Z', 40],
        ['2019-06-01T00:00:00Z', 30],
        ['2019-05-01T00:00:00Z', 20],
      ],
      'CA',
    );
    const after = spent(canadian, 60, '2019-07-01T00:00:00Z');
    expect(after.lots.map((lot) => lot.remaining)).toEqual([30, 0, 0]);
    expect(after.written.at(-1)).toMatchObject({ kind: 'spent', units: -60, balanceAfter: 30 });
    expect(after.written.at(-1)?.draws.map((draw) => draw.units)).toEqual([20, 30, 10]);
  });

  it('refuses what the balance does not hold, and takes nothing', () => {
    const ledger = ledgerOf([['2026-01-01T00:00:00Z', 99]]);
    expect(spend(ledger, 100, occasion, at('2026-02-01T00:00:00Z'))).toBeNull();
    expect(ledger.lots[0]?.remaining).toBe(99);
  });

  it('does not spend what has expired, and writes it off first', () => {
    const ledger = ledgerOf([
      ['2024-01-05T00:00:00Z', 60],
      ['2025-01-05T00:00:00Z', 60],
    ]);
    const after = spent(ledger, 50, '2026-03-01T00:00:00Z');
    expect(after.written.slice(2).map(({ kind, units, balanceAfter }) => [kind, units, balanceAfter])).toEqual([
      ['expired', -60, 60],
      ['spent', -50, 10],
    ]);
    expect(after.written[2]?.source.name).toBe('Units from January 2024');
    expect(spend(ledger, 61, occasion, at('2026-03-01T00:00:00Z'))).toBeNull();
  });

  it.each([0, -1, 0.5, Number.NaN])('knows no amount of %p', (units) => {
    expect(() => earn(newLedger('northwind', 'FR'), units, occasion, at('2026-01-01T00:00:00Z'))).toThrow(RangeError);
  });
});

it('foretells what goes and when', () => {
  const ledger = ledgerOf([
    ['2024-12-01T00:00:00Z', 60],
    ['2024-11-20T00:00:00Z', 70],
    ['2024-11-02T00:00:00Z', 50],
  ]);
  expect(expiryForecast(ledger.lots, at('2026-11-21T00:00:00Z'))).toEqual([
    { units: 120, expiresAt: at('2026-11-30T23:59:59.999Z') },
    { units: 60, expiresAt: at('2026-12-31T23:59:59.999Z') },
  ]);
});

interface Life {
  country: string;
  start: Date;
  steps: { days: number; units: number; spends: boolean }[];
}

describe('whatever a player does', () => {
  const step = fc.record({
    days: fc.integer({ min: 0, max: 200 }),
    units: fc.integer({ min: 1, max: 300 }),
    spends: fc.boolean(),
  });
  const life = fc.record({
    country: fc.constantFrom('FR', 'CA', 'US'),
    start: fc.date({ min: at('2015-01-01T00:00:00Z'), max: at('2026-01-01T00:00:00Z'), noInvalidDate: true }),
    steps: fc.array(step, { maxLength: 30 }),
  });

  function live({ country, start, steps }: Life) {
    let now = start;
    let ledger = newLedger('northwind', country);
    for (const { days, units, spends } of steps) {
      now = new Date(now.getTime() + days * dayMs);
      ledger = spends ? (spend(ledger, units, occasion, now) ?? ledger) : earn(ledger, units, occasion, now);
    }
    return { ledger: settle(ledger, now), now };
  }

  it('the balance is the sum of the lots, never below zero, and the rows chain', () => {
    fc.assert(
      fc.property(life, (input) => {
        const { ledger, now } = live(input);
        expect(ledger.balance).toBe(balanceAt(ledger.lots, now));
        let before = { balanceAfter: 0, seq: 0, date: new Date(0) };
        for (const row of ledger.written) {
          expect(row.balanceAfter).toBe(before.balanceAfter + row.units);
          expect(row.balanceAfter).toBeGreaterThanOrEqual(0);
          expect(row.seq).toBe(before.seq + 1);
          expect(row.date.getTime()).toBeGreaterThanOrEqual(before.date.getTime());
          before = row;
        }
      }),
    );
  });

  it('no Unit is lost or spent twice: each lot is what is left of it plus what was drawn from it', () => {
    fc.assert(
      fc.property(life, (input) => {
        const { ledger } = live(input);
        for (const lot of ledger.lots) {
          const drawn = ledger.written
            .flatMap((row) => row.draws)
            .filter((draw) => draw.lotId === lot.lotId)
            .reduce((sum, draw) => sum + draw.units, 0);
          expect(lot.remaining).toBeGreaterThanOrEqual(0);
          expect(drawn + lot.remaining).toBe(lot.units);
        }
      }),
    );
  });
});
