import { daysUntil, expiryForecast, expiryOf, nextExpiry } from './rules';

const endOf = (day: string) => new Date(`${day}T23:59:59.999-12:00`).toISOString();
const march = { units: 40, expiresAt: endOf('2024-03-31') };
const june = { units: 50, expiresAt: endOf('2024-06-30') };
const june2025 = { units: 10, expiresAt: endOf('2025-06-30') };

describe('when units expire (spec 4, Units expiry)', () => {
  test.each([
    ['2 years later, on the last day of the month', '2024-03-04T12:00:00.000Z', false, '2026-03-31T23:59:59.999-12:00'],
    ['in a February of a leap year', '2022-02-28T23:59:59.000Z', false, '2024-02-29T23:59:59.999-12:00'],
    ['in a December', '2023-12-31T23:59:59.000Z', false, '2025-12-31T23:59:59.999-12:00'],
    ['not before the transition ended', '2016-05-01T00:00:00.000Z', false, '2019-03-31T23:59:59.999-12:00'],
    [
      'in Canada, for units of later than 1 April 2019',
      '2019-04-02T00:00:00.000Z',
      true,
      '2021-04-30T23:59:59.999-12:00',
    ],
    ['never in Canada, for units of 1 April 2019', '2019-04-01T23:59:59.999Z', true, null],
  ])('%s', (_, acquiredAt, isCanada, expiresAt) => {
    expect(expiryOf(acquiredAt, isCanada)).toBe(expiresAt && new Date(expiresAt).toISOString());
  });
});

describe('what expires next', () => {
  const now = Date.parse('2024-03-22T12:00:00.000Z');

  it('is the soonest lot, with the whole days that are left', () => {
    expect(nextExpiry([june, march], now)).toEqual({ ...march, days: 9 });
    expect(nextExpiry([], now)).toBeNull();
  });

  it('has 0 days left on its last day, and after; 1 on the day before, also in its morning', () => {
    expect(daysUntil(march.expiresAt, Date.parse('2024-03-30T00:30:00.000Z'))).toBe(1);
    expect(daysUntil(march.expiresAt, Date.parse('2024-03-31T00:30:00.000Z'))).toBe(0);
    expect(daysUntil(march.expiresAt, Date.parse('2024-03-31T12:00:00.000Z'))).toBe(0);
    expect(daysUntil(march.expiresAt, Date.parse('2024-04-01T11:00:00.000Z'))).toBe(0);
    expect(daysUntil(march.expiresAt, Date.parse('2024-05-01T12:00:00.000Z'))).toBe(0);
  });

  it('adds up by month', () => {
    expect(expiryForecast([june2025, june, march, { ...june, units: 5 }])).toEqual([
      { month: '2024-03', units: 40 },
      { month: '2024-06', units: 55 },
      { month: '2025-06', units: 10 },
    ]);
  });
});
