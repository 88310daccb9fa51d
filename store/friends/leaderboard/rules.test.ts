import { readLeaderboard } from '../../../services/account/leaderboard';
import { wireScore } from '../../../services/testing/wireResponses';
import { linesOf } from './rules';

const { scores } = readLeaderboard({
  weekEndDate: '2024-03-11T00:00:00Z',
  scores: [
    wireScore({ pid: 'zoe', nameOnPlatform: 'Zoe', placeThisWeek: 1, xpThisWeek: 600, placeInTotal: 3, xp: 100 }),
    wireScore({ pid: 'anna', nameOnPlatform: 'Anna', placeThisWeek: 1, xpThisWeek: 600, placeInTotal: 2, xp: 200 }),
    wireScore({
      pid: 'me',
      nameOnPlatform: 'Marlo',
      isMe: true,
      placeThisWeek: 1,
      xpThisWeek: 600,
      placeInTotal: 4,
      xp: 50,
    }),
    wireScore({ pid: 'late', nameOnPlatform: 'Abel', placeThisWeek: 4, xpThisWeek: 10, placeInTotal: 1, xp: 900 }),
  ],
});

test.each([
  [
    'week',
    [
      ['me', 1, 600],
      ['anna', 1, 600],
      ['zoe', 1, 600],
      ['late', 4, 10],
    ],
  ],
  [
    'total',
    [
      ['late', 1, 900],
      ['anna', 2, 200],
      ['zoe', 3, 100],
      ['me', 4, 50],
    ],
  ],
] as const)('of the %s: the best first; of equals the player, then by name', (span, expected) => {
  const lines = (given: typeof scores) =>
    linesOf(given, span, 'en-US').map(({ pid, place, counted }) => [pid, place, counted]);
  expect(lines(scores)).toEqual(expected);
  expect(lines(scores.toReversed())).toEqual(expected);
});
