import { serviceErrorCodes, toFailure } from '../../services/http/errors';
import { buildChallenge } from '../../services/testing/builders';
import {
  inOrderOfUrgency,
  isWeekDone,
  kindOf,
  nextThreshold,
  progressOf,
  type Requirement,
  requirementsOf,
  stepErrorOf,
  stepOf,
  summaryOf,
  targetOf,
  weekEndOf,
} from './rules';

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

test.each([
  [serviceErrorCodes.challengeAlreadyBanked, 'banked'],
  [serviceErrorCodes.challengeNotCompleted, 'incomplete'],
  [serviceErrorCodes.challengeExpired, 'expired'],
  [1, 'failed'],
  ['network', 'failed'],
] as const)('a step that fails with %s is %s', (code, error) => {
  expect(stepErrorOf({ ...toFailure(new Error('No.')), code })).toBe(error);
});

test.each([
  ['every weekly one is banked', [{ status: 'banked' }, { status: 'banked' }], true],
  ['one has ended unfinished', [{ status: 'banked' }, { status: 'expired' }], true],
  ['a special one runs on', [{ status: 'banked' }, { status: 'active', type: 'special' }], true],
  ['one can be banked', [{ status: 'banked' }, { status: 'completed' }], false],
  ['one can be activated', [{ status: 'banked' }, { status: 'available' }], false],
  ['none was banked', [{ status: 'expired' }], false],
  ['only a special one is banked', [{ status: 'banked', type: 'special' }], false],
  ['there is none', [], false],
] as const)('when %s, the week is done: %#', (_case, challenges, isDone) => {
  expect(isWeekDone(challenges.map((overrides) => buildChallenge({ type: 'weekly', ...overrides })))).toBe(isDone);
});

it('is ordered by urgency: completed, active, available, past; the soonest end and the most progress first', () => {
  const challenges = [
    buildChallenge({ challengeId: 'over', status: 'banked' }),
    buildChallenge({ challengeId: 'waiting', status: 'available' }),
    buildChallenge({ challengeId: 'endless', status: 'active', endDate: null }),
    buildChallenge({ challengeId: 'begun', status: 'active', progress: 1 }),
    buildChallenge({ challengeId: 'nearly done', status: 'active', progress: 8 }),
    buildChallenge({ challengeId: 'bankable', status: 'completed' }),
  ];

  expect(inOrderOfUrgency(challenges).map(({ challengeId }) => challengeId)).toEqual([
    'bankable',
    'nearly done',
    'begun',
    'endless',
    'waiting',
    'over',
  ]);
});

it('is a community’s where the player has a part in what all do together', () => {
  expect(kindOf(buildChallenge({ type: 'special', contribution: 0 }))).toBe('community');
  expect(kindOf(buildChallenge({ type: 'special' }))).toBe('special');
});

it('sums up what can be banked and what can still be won', () => {
  const giving = (units: number) => ({ reward: { units, xp: 0, items: [] } });
  const challenges = [
    buildChallenge({ ...giving(60), status: 'completed' }),
    buildChallenge({ ...giving(50), status: 'active' }),
    buildChallenge({ ...giving(40), status: 'available' }),
    buildChallenge({ ...giving(30), status: 'banked' }),
  ];

  expect(summaryOf(challenges)).toEqual({ bankable: { units: 60, count: 1 }, toWin: 90 });
});

test.each([
  ['of the weekly that runs', '2024-03-06T12:00:00Z', '2024-03-11T00:00:00.000Z'],
  ['of none where the week is over', '2024-03-11T00:00:00Z', null],
])('knows the end %s', (_case, now, end) => {
  const challenges = [buildChallenge({ type: 'special', endDate: '2024-04-01T00:00:00Z' }), buildChallenge()];

  expect(weekEndOf(challenges, Date.parse(now))).toBe(end);
});

describe('the requirements of a challenge', () => {
  const midweek = Date.parse('2024-03-06T12:00:00Z');
  const afterwards = Date.parse('2024-03-11T00:00:00Z');

  /** The kinds of the requirements; unmet ones have a minus. */
  const kinds = (requirements: Requirement[]) => requirements.map(({ kind, isMet }) => (isMet ? kind : `-${kind}`));

  it.each([
    [
      'that waits',
      { status: 'available', activationDate: null, progress: 0 },
      midweek,
      '-activation platforms time -star',
    ],
    ['that runs', {}, midweek, 'activation platforms time -star'],
    ['that is done', { status: 'completed', progress: 9 }, midweek, 'activation platforms time star -bank'],
    ['that ended with a star', { status: 'completed' }, afterwards, 'activation platforms -time -bank'],
    [
      'that ended with every star',
      { status: 'completed', progress: 9 },
      afterwards,
      'activation platforms -time star -bank',
    ],
    ['that ended without a star', { status: 'expired', progress: 0 }, afterwards, 'activation platforms -time'],
    ['that is banked', { status: 'banked', progress: 9 }, midweek, 'activation platforms time star'],
    ['of all players', { type: 'special', contribution: 0 }, midweek, 'platforms time -star -part'],
    ['with my contribution', { type: 'special', contribution: 3 }, midweek, 'platforms time -star part'],
    ['without an end', { type: 'classic', endDate: null }, afterwards, 'platforms time -star'],
  ] as const)('a challenge %s asks for what is missing', (_case, overrides, now, expected) => {
    expect(kinds(requirementsOf(buildChallenge(overrides), now)).join(' ')).toBe(expected);
  });

  it.each([
    [0, 0],
    [3, 3],
  ])('shows a contribution of %d', (contribution, expected) => {
    const requirements = requirementsOf(buildChallenge({ type: 'special', contribution }), midweek);
    expect(requirements.find(({ kind }) => kind === 'part')).toMatchObject({ contribution: expected });
  });

  it('shows how much is missing to the next star', () => {
    const star = requirementsOf(buildChallenge({ progress: 4 }), midweek).find(({ kind }) => kind === 'star');

    expect(star).toMatchObject({ missing: 2, next: { value: 6, units: 20 } });
  });
});
