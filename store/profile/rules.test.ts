import { nextBadgeSlotLevel } from './rules';

test.each([
  [0, 24],
  [4, 24],
  [5, null],
  [6, null],
])('with %i badge slots the next one opens at level %s', (unlocked, level) => {
  expect(nextBadgeSlotLevel(unlocked)).toBe(level);
});
