import { buildChallenge } from '../../services/testing/builders';
import { inOrderOfUrgency, nextThreshold, progressOf, stepOf, targetOf } from './rules';

test.each([
  [0, 3, 0],
  [3, 6, 3 / 9],
  [5, 6, 5 / 9],
  [8, 9, 8 / 9],
  [9, undefined, 1],
  [12, undefined, 1],
])('at %i the next threshold is %s and %d is done', (progress, next, done) => {
  const challenge = buildChallenge({ progress });

  expect(nextThreshold(challenge)?.value).toBe(next);
  expect(progressOf(challenge)).toBeCloseTo(done);
  expect(targetOf(challenge)).toBe(9);
});

it('has nothing to do without thresholds', () => {
  const challenge = buildChallenge({ thresholds: [] });

  expect(nextThreshold(challenge)).toBeNull();
  expect(progressOf(challenge)).toBe(0);
});

test.each([
  ['available', 'activate'],
  ['active', 'run'],
  ['completed', 'bank'],
  ['banked', 'none'],
  ['expired', 'none'],
] as const)('what is %s can %s', (status, step) => {
  expect(stepOf(buildChallenge({ status }))).toBe(step);
});

it('stands in the order of urgency: bankable, running, waiting, over; the soonest end first', () => {
  const challenges = [
    buildChallenge({ challengeId: 'over', status: 'banked' }),
    buildChallenge({ challengeId: 'waiting', status: 'available' }),
    buildChallenge({ challengeId: 'endless', status: 'active', endDate: null }),
    buildChallenge({ challengeId: 'running', status: 'active' }),
    buildChallenge({ challengeId: 'bankable', status: 'completed' }),
  ];

  expect(inOrderOfUrgency(challenges).map(({ challengeId }) => challengeId)).toEqual([
    'bankable',
    'running',
    'endless',
    'waiting',
    'over',
  ]);
});
