import { roundedRewardCount } from './roundedRewardCount';

test.each([
  [756, 700],
  [701, 700],
  [700, 600],
  [801, 800],
  [40, 0],
  [0, 0],
  [undefined, 700],
])('%d rewards are more than %d', (count, expected) => {
  expect(roundedRewardCount(count)).toBe(expected);
});
