import { clubYearAt, longestStreak } from './clubYear';

test.each([
  ['2026-11-30T23:59:59Z', 2026],
  ['2026-12-31T23:59:59Z', 2026],
  ['2027-01-01T00:00:00Z', 2026],
  ['2027-01-31T23:59:59Z', 2026],
  ['2027-02-01T00:00:00Z', 2027],
])('at %s the year is %d', (now, year) => expect(clubYearAt(new Date(now))).toBe(year));

test.each([
  [[], 0],
  [['2026-03-02'], 1],
  [['2026-03-02', '2026-03-09', '2026-03-16'], 3],
  [['2026-03-02', '2026-03-16', '2026-03-23', '2026-04-06'], 2],
])('weeks from %j are a streak of %d', (mondays, streak) =>
  expect(longestStreak(mondays.map((day) => new Date(day)))).toBe(streak),
);
