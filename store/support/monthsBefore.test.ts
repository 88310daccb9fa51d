import { monthsBefore } from './monthsBefore';

it.each([
  ['2024-03-31T08:00:00.000Z', 1, '2024-02-29T08:00:00.000Z'],
  ['2024-03-04T12:00:00.000Z', 24, '2022-03-04T12:00:00.000Z'],
  ['2024-01-15T00:00:00.000Z', 6, '2023-07-15T00:00:00.000Z'],
])('goes back from %s by %d months to %s', (instant, months, expected) => {
  expect(new Date(monthsBefore(Date.parse(instant), months)).toISOString()).toBe(expected);
});
