import fc from 'fast-check';
import {
  addDays,
  addMonths,
  dayMs,
  endOfDay,
  endOfMonth,
  firstOpenDay,
  fullYearsBetween,
  lastZone,
  monthName,
  monthOf,
  weekMs,
  weekStart,
} from './calendar';

it.each([
  ['Monday at midnight', '2026-11-16T00:00:00.000Z', '2026-11-16T00:00:00.000Z'],
  ['the last instant of Sunday', '2026-11-22T23:59:59.999Z', '2026-11-16T00:00:00.000Z'],
  ['a week across new year', '2027-01-01T12:00:00.000Z', '2026-12-28T00:00:00.000Z'],
])('a week starts on Monday: %s', (_case, time, monday) => {
  expect(weekStart(new Date(time)).toISOString()).toBe(monday);
});

it('every instant is in its week', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }), (time) => {
      const start = weekStart(time);
      expect(start.getUTCDay()).toBe(1);
      expect(time.getTime() - start.getTime()).toBeGreaterThanOrEqual(0);
      expect(time.getTime() - start.getTime()).toBeLessThan(weekMs);
    }),
  );
});

it('computes ends of months and adds days', () => {
  expect(endOfMonth(new Date('2024-02-29T12:00:00Z'))).toEqual(new Date('2024-02-29T23:59:59.999-12:00'));
  expect(addDays(new Date('2026-12-31T00:00:00Z'), 1).toISOString()).toBe('2027-01-01T00:00:00.000Z');
});

it.each([
  ['2026-11-21T18:00:00.000Z', 3, '2027-02-21T18:00:00.000Z'],
  ['2026-11-30T18:00:00.000Z', 3, '2027-02-28T18:00:00.000Z'],
  ['2027-11-30T23:59:59.999Z', 3, '2028-02-29T23:59:59.999Z'],
  ['2026-01-31T00:00:00.000Z', 3, '2026-04-30T00:00:00.000Z'],
  ['2026-10-31T00:00:00.000Z', 3, '2027-01-31T00:00:00.000Z'],
])('%s and %d months is %s', (time, months, later) => {
  expect(addMonths(new Date(time), months).toISOString()).toBe(later);
});

it.each([
  ['2024-11-21', '2026-11-20', 1],
  ['2024-11-21', '2026-11-21', 2],
  ['2026-11-21', '2026-11-21', 0],
  ['2026-11-22', '2026-11-21', 0],
  ['2026-11-21', '2020-11-21', 0],
])('counts full years from %s to %s', (from, to, years) => {
  expect(fullYearsBetween(new Date(from), new Date(to))).toBe(years);
});

it('computes the end of a month ahead, also across a year', () => {
  expect(endOfMonth(new Date('2026-11-21T12:00:00Z'), 1)).toEqual(new Date('2026-12-31T23:59:59.999-12:00'));
  expect(endOfMonth(new Date('2026-11-21T12:00:00Z'), 24)).toEqual(new Date('2028-11-30T23:59:59.999-12:00'));
});

it.each(['Pacific/Kiritimati', 'Asia/Tokyo', 'UTC', 'America/New_York', 'Pacific/Honolulu', 'Pacific/Niue', lastZone])(
  'a day and a month that end have ended in %s too, and not before',
  (timeZone) => {
    const time = new Date('2026-11-30T12:00:00Z');
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone });
    for (const end of [endOfDay(time), endOfMonth(time)]) {
      expect(day.format(end) >= '2026-11-30').toBe(true);
      expect(day.format(end.getTime() + 1) > '2026-11-30').toBe(true);
    }
  },
);

it('a day that ends is its day in the last time zone', () => {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: lastZone });
  expect(day.format(endOfDay(new Date('2026-12-31T00:00:00Z')))).toBe('2026-12-31');
  expect(day.format(endOfDay(new Date('2026-12-31T23:59:59.999Z')))).toBe('2026-12-31');
});

it.each([
  ['2026-11-30T00:00:00Z', '2026-12-01T11:59:59.998Z', false],
  ['2026-11-30T00:00:00Z', '2026-12-01T11:59:59.999Z', true],
  ['2026-11-30T23:59:59.999Z', '2026-12-01T11:59:59.998Z', false],
  ['2026-11-30T23:59:59.999Z', '2026-12-01T11:59:59.999Z', true],
])('the day of %s has ended everywhere at %s: %s', (time, now, hasEnded) => {
  expect(endOfDay(new Date(time)) <= new Date(now)).toBe(hasEnded);
  expect(new Date(time) < firstOpenDay(new Date(now))).toBe(hasEnded);
});

it('has days of 24 hours and weeks of seven days', () => {
  expect(dayMs).toBe(86_400_000);
  expect(weekMs).toBe(604_800_000);
});

it('names a month in UTC', () => {
  expect(monthOf(new Date('2024-10-31T23:59:59.999Z'))).toBe('2024-10');
  expect(monthName(new Date('2024-10-31T23:59:59.999Z'))).toBe('October 2024');
  expect(monthName(new Date('2024-11-01T00:00:00.000Z'))).toBe('November 2024');
});
