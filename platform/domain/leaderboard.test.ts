import { placesOf } from './leaderboard';

it.each([
  ['nobody', [], []],
  ['one alone', [0], [1]],
  ['the highest first, in whatever order they come', [10, 30, 20], [3, 1, 2]],
  ['equals, who share a place that the next ones count', [50, 80, 50, 20], [2, 1, 2, 4]],
  ['nobody with anything', [0, 0, 0], [1, 1, 1]],
])('ranks %s', (_, scores, places) => {
  expect(placesOf(scores)).toEqual(places);
});
