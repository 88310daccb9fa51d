import type { Ledger, EntryDetails } from './ledger';
import { balanceAt, earn, expiryForecast, expiryOf, graceOfUndo, newLedger, refund, settle, spend } from './ledger';

const details: EntryDetails = {
  reason: 'Weekly, first star',
  source: { type: 'challenge', id: 'golden-hour', name: 'Golden hour' },
  spaceId: null,
};
const at = (time: string) => new Date(time);
const ledgerOf = (lots: [time: string, units: number][], country = 'FR') =>
  lots.reduce((ledger, [time, units]) => earn(ledger, units, details, at(time)), newLedger('northwind', country));
const spent = (ledger: Ledger, units: number, time: string) => {
  const after = spend(ledger, units, details, at(time));
  if (!after) throw new Error('The balance was too low.');
  return after;
};

describe('when Units expire', () => {
  it.each([
    ['the end of the month, two years later', '2024-10-03T08:00:00Z', 'FR', '2026-10-31T23:59:59.999-12:00'],
    ['the same for the last instant of a month', '2024-10-31T23:59:59.999Z', 'FR', '2026-10-31T23:59:59.999-12:00'],
    ['February of a leap year', '2026-02-28T12:00:00Z', 'FR', '2028-02-29T23:59:59.999-12:00'],
    ['29 February', '2024-02-29T12:00:00Z', 'FR', '2026-02-28T23:59:59.999-12:00'],
    ['December', '2017-12-31T23:00:00Z', 'FR', '2019-12-31T23:59:59.999-12:00'],
    ['the transition: long past by the rule', '2015-06-01T00:00:00Z', 'FR', '2019-03-31T23:59:59.999-12:00'],
    ['the transition: just past by the rule', '2017-02-10T00:00:00Z', 'FR', '2019-03-31T23:59:59.999-12:00'],
    ['the last month of the transition', '2017-03-10T00:00:00Z', 'FR', '2019-03-31T23:59:59.999-12:00'],
    ['full effect', '2017-04-01T00:00:00Z', 'FR', '2019-04-30T23:59:59.999-12:00'],
    ['Canada, before', '2017-04-01T00:00:00Z', 'CA', null],
    ['Canada, on 1 April 2019 itself', '2019-04-01T23:59:59.999Z', 'ca', null],
    ['Canada, after', '2019-04-02T00:00:00Z', 'CA', '2021-04-30T23:59:59.999-12:00'],
  ])('%s', (_case, acquiredAt, country, expiresAt) => {
    expect(expiryOf(at(acquiredAt), country)).toEqual(expiresAt === null ? null : at(expiresAt));
  });

  it('keeps them until the last instant of the month, wherever the player is', () => {
    const ledger = ledgerOf([['2024-10-03T08:00:00Z', 20]]);
    expect(balanceAt(ledger.lots, at('2026-10-31T14:00:00-10:00'))).toBe(20);
    expect(balanceAt(ledger.lots, at('2026-10-31T23:59:59.999-12:00'))).toBe(20);
    expect(balanceAt(ledger.lots, at('2026-11-01T00:00:00.000-12:00'))).toBe(0);
  });

  it('expires nothing before the end of March 2019', () => {
    const ledger = ledgerOf([['2016-01-10T00:00:00Z', 50]]);
    expect(settle(ledger, at('2019-03-31T23:59:59.999-12:00')).written).toHaveLength(1);
    expect(settle(ledger, at('2019-04-01T00:00:00-12:00')).written.at(-1)).toMatchObject({
      kind: 'expired',
      units: -50,
    });
  });
});

it('earning adds a row with its Units, their expiry and where they come from', () => {
  const [entry] = ledgerOf([['2026-01-05T00:00:00Z', 60]]).written;
  expect(entry).toMatchObject({ ...details, kind: 'earned', units: 60, balanceAfter: 60, draws: [], refundOf: null });
  expect(entry).toMatchObject({ date: at('2026-01-05T00:00:00Z'), expiresAt: at('2028-01-31T23:59:59.999-12:00') });
});

it('lots and rows keep the ids that stored ledgers have, so that no new lot gets the id of a stored one', () => {
  const { lots, written } = ledgerOf([
    ['2026-01-05T00:00:00Z', 60],
    ['2026-02-05T00:00:00Z', 20],
  ]);
  expect(lots.map(({ lotId }) => lotId)).toEqual([
    '3ef69fcf-978c-52ad-948c-e7a843d2c198',
    '560a7486-c708-5880-98d4-60d75a6eaf7f',
  ]);
  expect(written.map(({ id }) => id)).toEqual([
    'b19063aa-fa5e-5c3d-8ef4-402869951f3b',
    '2cac84cf-e0a6-59a8-a296-ae7ef9a18527',
  ]);
});

describe('writing off', () => {
  const writtenOff = (ledger: Ledger, time: string) =>
    settle(ledger, at(time))
      .written.filter(({ kind }) => kind === 'expired')
      .map(({ units, reason, source }) => ({ units, reason, source }));
  const expiry = (units: number, id: string, name: string) => ({
    units,
    reason: 'Older than 2 years',
    source: { type: 'expiry', id, name },
  });

  it('adds a row for each day of expiry, the first one first', () => {
    const ledger = ledgerOf([
      ['2024-01-05T00:00:00Z', 60],
      ['2024-02-05T00:00:00Z', 20],
      ['2024-03-05T00:00:00Z', 5],
    ]);
    const [january, february, march] = ledger.lots;
    const unordered = { ...ledger, lots: [february, march, january].flatMap((lot) => lot ?? []) };
    expect(writtenOff(unordered, '2026-05-01T00:00:00Z')).toEqual([
      expiry(-60, '2024-01', 'Units from January 2024'),
      expiry(-20, '2024-02', 'Units from February 2024'),
      expiry(-5, '2024-03', 'Units from March 2024'),
    ]);
  });

  it('adds one row for all Units of the transition', () => {
    const ledger = ledgerOf([
      ['2016-01-10T00:00:00Z', 50],
      ['2017-03-10T00:00:00Z', 30],
    ]);
    expect(writtenOff(ledger, '2019-04-01T12:00:00Z')).toEqual([
      expiry(-80, '2017-03', 'Units from before April 2017'),
    ]);
  });

  it('adds no row for Units that were spent before', () => {
    const ledger = spent(ledgerOf([['2024-01-05T00:00:00Z', 60]]), 60, '2024-02-01T00:00:00Z');
    expect(writtenOff(ledger, '2026-05-01T00:00:00Z')).toEqual([]);
  });
});

describe('spending', () => {
  it('spends Units that expire soonest first, and Units that never expire last', () => {
    const canadian = ledgerOf(
      [
        ['2019-03-01T00:00:00Z', 40],
        ['2019-05-01T00:00:00Z', 20],
        ['2019-06-01T00:00:00Z', 30],
      ],
      'CA',
    );
    const [never, sooner, later] = canadian.lots;
    const unordered = { ...canadian, lots: [never, later, sooner].flatMap((lot) => lot ?? []) };
    const after = spent(unordered, 60, '2019-07-01T00:00:00Z');
    expect(after.lots.map((lot) => lot.remaining)).toEqual([30, 0, 0]);
    expect(after.written.at(-1)).toMatchObject({ kind: 'spent', units: -60, balanceAfter: 30 });
    expect(after.written.at(-1)?.draws.map((draw) => draw.units)).toEqual([20, 30, 10]);
  });

  it('spends the oldest first of the Units that expire together', () => {
    const ledger = ledgerOf([
      ['2026-01-02T00:00:00Z', 20],
      ['2026-01-30T00:00:00Z', 30],
    ]);
    const [older, newer] = ledger.lots;
    const unordered = { ...ledger, lots: [newer, older].flatMap((lot) => lot ?? []) };
    expect(spent(unordered, 25, '2026-02-01T00:00:00Z').lots.map((lot) => lot.remaining)).toEqual([25, 0]);
  });

  it('rejects a spending above the balance and changes nothing', () => {
    const ledger = ledgerOf([['2026-01-01T00:00:00Z', 99]]);
    expect(spend(ledger, 100, details, at('2026-02-01T00:00:00Z'))).toBeNull();
    expect(ledger.lots[0]?.remaining).toBe(99);
  });

  it('writes off expired Units before it spends', () => {
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
    expect(spend(ledger, 61, details, at('2026-03-01T00:00:00Z'))).toBeNull();
  });

  it.each([0, -1, 0.5, Number.NaN])('rejects an amount of %p', (units) => {
    expect(() => earn(newLedger('northwind', 'FR'), units, details, at('2026-01-01T00:00:00Z'))).toThrow(
      new RangeError(`${units} is no amount of Units.`),
    );
  });
});

it('lists future expiries', () => {
  const ledger = ledgerOf([
    ['2024-11-02T00:00:00Z', 50],
    ['2024-11-20T00:00:00Z', 70],
    ['2024-12-01T00:00:00Z', 60],
  ]);
  expect(expiryForecast([...ledger.lots].reverse(), at('2026-11-21T00:00:00Z'))).toEqual([
    { units: 120, expiresAt: at('2026-11-30T23:59:59.999-12:00') },
    { units: 60, expiresAt: at('2026-12-31T23:59:59.999-12:00') },
  ]);
});

describe('a refund', () => {
  const lots: [string, number][] = [
    ['2024-01-05T00:00:00Z', 60],
    ['2025-01-05T00:00:00Z', 60],
  ];
  const refunded = (ledger: Ledger, time: string) => {
    const spending = ledger.written.findLast((entry) => entry.kind === 'spent');
    if (!spending) throw new Error('Nothing was spent.');
    return refund(ledger, spending, { ...details, reason: 'The game was recalled' }, at(time));
  };

  it('returns the Units to their lots', () => {
    const after = refunded(spent(ledgerOf(lots), 80, '2025-06-01T00:00:00Z'), '2025-07-01T00:00:00Z');
    expect(after.lots.map((lot) => lot.remaining)).toEqual([60, 60]);
    expect(after.written.at(-1)).toMatchObject({
      kind: 'refunded',
      units: 80,
      balanceAfter: 120,
      reason: 'The game was recalled',
      expiresAt: null,
      refundOf: after.written.at(-2)?.id,
    });
  });

  const claimedAt = '2026-01-31T23:59:59.999-12:00';
  const undone = (ledger: Ledger, time: string) => {
    const spending = ledger.written.findLast((entry) => entry.kind === 'spent');
    if (!spending) throw new Error('Nothing was spent.');
    return refund(ledger, spending, details, at(time), graceOfUndo);
  };
  const rowsOf = (ledger: Ledger) =>
    ledger.written.map(({ kind, units, reason, source }) => [kind, units, reason, source.name]);

  it('makes an expired lot valid until the end of the next month', () => {
    const after = refunded(spent(ledgerOf(lots), 80, claimedAt), '2026-02-02T00:00:00Z');
    expect(after.lots).toMatchObject([
      { remaining: 60, expiresAt: at('2026-03-31T23:59:59.999-12:00'), acquiredAt: at('2024-01-05T00:00:00Z') },
      { remaining: 60, expiresAt: at('2027-01-31T23:59:59.999-12:00') },
    ]);
    expect(after.written.at(-1)).toMatchObject({ units: 80, expiresAt: at('2026-03-31T23:59:59.999-12:00') });
  });

  it('makes it valid for 30 days where the player takes a claim back', () => {
    const after = undone(spent(ledgerOf(lots), 80, claimedAt), '2026-02-02T09:00:00Z');
    expect(after.lots[0]).toMatchObject({ remaining: 60, expiresAt: at('2026-03-04T23:59:59.999-12:00') });
  });

  it('names the month of the lot when its extra time is over', () => {
    const after = settle(
      undone(spent(ledgerOf(lots), 80, claimedAt), '2026-02-02T09:00:00Z'),
      at('2026-03-06T00:00:00Z'),
    );
    expect(rowsOf(after).at(-1)).toEqual(['expired', -60, 'Extension ended', 'Units from January 2024']);
    expect(after.written.at(-1)?.source.id).toBe('2024-01');
  });

  it('gives that once: what returns after it is written off at once', () => {
    const first = undone(spent(ledgerOf(lots), 60, claimedAt), '2026-02-02T09:00:00Z');
    const again = undone(spent(first, 60, '2026-03-04T20:00:00Z'), '2026-03-05T13:00:00Z');
    expect(rowsOf(again).slice(-2)).toEqual([
      ['refunded', 60, 'Weekly, first star', 'Golden hour'],
      ['expired', -60, 'Extension ended', 'Units from January 2024'],
    ]);
    expect(again.written.at(-2)?.expiresAt).toBeNull();
    expect(again.balance).toBe(60);
  });

  it('gives it to a lot, not to a spending: another one of that lot returns with the same date', () => {
    const twice = spent(spent(ledgerOf(lots), 30, claimedAt), 30, claimedAt);
    const [first, second] = twice.written.filter(({ kind }) => kind === 'spent');
    const one = refund(twice, first ?? raise(), details, at('2026-02-02T09:00:00Z'), graceOfUndo);
    const both = refund(one, second ?? raise(), details, at('2026-02-20T09:00:00Z'), graceOfUndo);
    expect(both.lots[0]).toMatchObject({ remaining: 60, expiresAt: at('2026-03-04T23:59:59.999-12:00') });
  });

  it('refunds each spending once, and no other entry', () => {
    const once = refunded(spent(ledgerOf(lots), 80, '2025-06-01T00:00:00Z'), '2025-07-01T00:00:00Z');
    expect(() => refunded(once, '2025-07-01T00:00:00Z')).toThrow('was refunded before');
    for (const entry of once.written.filter(({ kind }) => kind !== 'spent')) {
      expect(() => refund(once, entry, details, at('2025-07-01T00:00:00Z'))).toThrow('is no spending');
    }
  });
});

describe('entries written at an instant before the newest entry', () => {
  const newest = at('2026-11-01T00:00:00.500-12:00');
  const earlier = '2026-10-31T23:59:59.900-12:00';
  const ledger = ledgerOf([
    ['2024-10-03T08:00:00Z', 20],
    ['2025-03-03T08:00:00Z', 40],
    ['2026-11-01T00:00:00.500-12:00', 10],
  ]);

  it('get its date', () => {
    const spending = spent(ledger, 30, earlier).written.at(-1);
    expect(spending).toMatchObject({ date: newest, balanceAfter: 20 });
    const earned = earn(ledger, 5, details, at(earlier));
    expect(earned.written.at(-1)).toMatchObject({ date: newest, expiresAt: at('2028-11-30T23:59:59.999-12:00') });
    expect(earned.lots.at(-1)).toMatchObject({ acquiredAt: newest });
    const refunded = refund(spent(ledger, 30, earlier), spending ?? raise(), details, at(earlier));
    expect(refunded.written.at(-1)).toMatchObject({ kind: 'refunded', date: newest });
  });

  it('spend no Units that expired by then', () => {
    expect(spend(ledger, 51, details, at(earlier))).toBeNull();
  });

  it('are dated at it too where they write off Units', () => {
    const unsettled = { ...ledgerOf([['2024-10-03T08:00:00Z', 20]]), lastDate: newest };
    expect(settle(unsettled, newest).written.at(-1)).toMatchObject({ kind: 'expired', date: newest });
  });
});

function raise(): never {
  throw new Error('There is no spending.');
}
