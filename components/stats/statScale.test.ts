import { scaleOf } from './statScale';

test.each([
  ['nothing yet', 'Integer', 0, 0, [1, 10, 100]],
  ['a few', 'Integer', 10, 0.5, [1, 10, 100]],
  ['a magnitude just reached', 'Integer', 1000, 0.75, [1, 10, 100, 1000, 10_000]],
  ['hours out of seconds', 'LongTimespan', 36_000, 0.5, [1, 10, 100]],
  ['a distance', 'Distance', 100_000, 5 / 6, [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]],
  ['a share', 'Percentage', 61, 0.61, [0, 25, 50, 75, 100]],
  ['a share beyond all', 'Percentage', 130, 1, [0, 25, 50, 75, 100]],
  ['an amount below zero', 'Decimal', -5, 0, [1, 10, 100]],
])('%s: %s %d is at %d of %j', (_, format, value, position, marks) => {
  const scale = scaleOf({ format, value });

  expect(scale.position).toBeCloseTo(position);
  expect(scale.marks).toEqual(marks);
});
