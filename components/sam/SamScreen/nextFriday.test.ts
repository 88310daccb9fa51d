import { nextFriday } from './SamScreen';

test.each([
  ['on a Saturday', new Date(2026, 10, 21, 9), new Date(2026, 10, 27)],
  ['on a Thursday night', new Date(2026, 10, 26, 23, 59), new Date(2026, 10, 27)],
  ['on a Friday it is today', new Date(2026, 10, 27, 18), new Date(2026, 10, 27)],
  ['over the end of a year', new Date(2026, 11, 27), new Date(2027, 0, 1)],
])('%s', (_when, now, expected) => {
  expect(nextFriday(now)).toEqual(expected);
});
