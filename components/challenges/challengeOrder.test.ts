import { buildChallenge } from '../../services/testing/builders';
import { sortByUrgency, isOpen, mainStep } from './challengeOrder';

const weekly = buildChallenge({ challengeId: 'weekly', status: 'active', progress: 2 });
const closer = buildChallenge({ challengeId: 'closer', status: 'active', progress: 8 });
const waiting = buildChallenge({ challengeId: 'waiting', status: 'available', progress: 0 });
const classic = buildChallenge({
  challengeId: 'classic',
  type: 'classic',
  status: 'active',
  endDate: null,
  progress: 8,
});
const done = buildChallenge({ challengeId: 'done', type: 'classic', status: 'completed', endDate: null, progress: 9 });
const banked = buildChallenge({ challengeId: 'banked', status: 'banked' });

it('sorts bankable challenges first, then those with an end date, then the rest, then finished ones, each by progress', () => {
  const ordered = sortByUrgency([banked, classic, waiting, weekly, done, closer]);

  expect(ordered.map(({ challengeId }) => challengeId)).toEqual([
    'done',
    'closer',
    'weekly',
    'waiting',
    'classic',
    'banked',
  ]);
});

it.each([
  ['active', true],
  ['available', true],
  ['completed', true],
  ['banked', false],
  ['expired', false],
] as const)('a challenge that is %s is open: %s', (status, open) => {
  expect(isOpen(buildChallenge({ status }))).toBe(open);
});

it.each([
  ['banks a completed challenge', [waiting, done], { does: 'bank', challenge: done }],
  ['activates an available challenge', [banked, classic, waiting], { does: 'activate', challenge: waiting }],
  ['does neither while all challenges are active or banked', [weekly, classic, banked], null],
  ['does neither without challenges', [], null],
])('the main button %s', (_, challenges, step) => {
  expect(mainStep(challenges)).toEqual(step);
});
