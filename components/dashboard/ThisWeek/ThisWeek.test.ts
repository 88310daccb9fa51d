import { buildChallenge } from '../../../services/testing/builders';
import { isOfTheWeek, unitsToEarn } from './ThisWeek';

describe('isOfTheWeek', () => {
  it.each([
    ['weekly', 'available', true],
    ['weekly', 'active', true],
    ['special', 'completed', true],
    ['weekly', 'banked', false],
    ['special', 'expired', false],
    ['classic', 'active', false],
  ] as const)('a %s challenge that is %s: %s', (type, status, expected) => {
    expect(isOfTheWeek(buildChallenge({ type, status }))).toBe(expected);
  });
});

it('excludes community challenges', () => {
  expect(isOfTheWeek(buildChallenge({ type: 'special', contribution: 0 }))).toBe(false);
});

it('sums the Units to earn, separately for weekly and special challenges', () => {
  const giving = (units: number) => ({ reward: { units, xp: 0, items: [] } });
  const challenges = [
    buildChallenge(giving(60)),
    buildChallenge({ ...giving(50), status: 'completed' }),
    buildChallenge({ ...giving(40), status: 'banked' }),
    buildChallenge({ ...giving(100), type: 'special' }),
    buildChallenge({ ...giving(500), type: 'classic' }),
  ];

  expect(unitsToEarn(challenges)).toEqual({ weekly: 110, special: 100 });
});
