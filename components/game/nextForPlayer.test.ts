import { buildChallenge } from '../../services/testing/builders';
import { inOrderOfNext, isOpen, mainStep } from './nextForPlayer';

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

it('puts what can be banked first, then what ends, then the rest, then what is over, each closest to done first', () => {
  const ordered = inOrderOfNext([banked, classic, waiting, weekly, done, closer]);

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
  ['banks what is done', [waiting, done], { does: 'bank', challenge: done }],
  ['activates what waits', [banked, classic, waiting], { does: 'activate', challenge: waiting }],
  ['does neither while all runs', [weekly, classic, banked], null],
  ['does neither without challenges', [], null],
])('the main button %s', (_, challenges, step) => {
  expect(mainStep(challenges)).toEqual(step);
});
