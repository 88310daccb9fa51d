import { timeDiscs } from './TimeDiscs';

const hour = 3600;

test.each([
  ['nothing', 0, 'hour', 0],
  ['half an hour', hour / 2, 'hour', 0.5],
  ['half a day', 12 * hour, 'hour', 12],
  ['a day and a half', 36 * hour, 'day', 1.5],
  ['a month', 30 * 24 * hour, 'week', 30 / 7],
  ['half a year', 180 * 24 * hour, 'month', 6],
  ['ten years', 3650 * 24 * hour, 'month', 12],
  ['less than nothing', -hour, 'hour', 0],
] as const)('%s: %d s are discs of a(n) %s, %d full', (_, seconds, each, full) => {
  const discs = timeDiscs(seconds);

  expect(discs.each).toBe(each);
  expect(discs.discs).toHaveLength(12);
  expect(discs.discs.reduce((sum, disc) => sum + disc, 0)).toBeCloseTo(full);
});
