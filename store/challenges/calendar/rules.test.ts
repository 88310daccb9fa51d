import { buildChallenge } from '../../../services/testing/builders';
import { deadlinesOf } from './rules';

const now = Date.parse('2024-03-04T12:00:00.000Z');
const soon = '2024-03-11T12:00:00.000Z';
const later = '2024-03-18T12:00:00.000Z';
const march = '2024-03-31T23:59:59.999Z';
const ofChallenges = (...overrides: Parameters<typeof buildChallenge>) =>
  deadlinesOf({ expiring: [], challenges: [buildChallenge(...overrides)] }, now);

describe('the deadlines of a player', () => {
  it('are expiring Units, one per date, and ends of challenges, soonest first', () => {
    const challenge = buildChallenge({ status: 'active', endDate: soon });
    const expiring = [
      { units: 40, expiresAt: '2024-04-30T23:59:59.999Z' },
      { units: 20, expiresAt: march },
      { units: 30, expiresAt: march },
    ];
    expect(deadlinesOf({ expiring, challenges: [challenge] }, now)).toEqual([
      expect.objectContaining({ kind: 'challengeEnd', id: `challenge-${challenge.challengeId}`, at: soon }),
      { kind: 'expiry', id: 'units-2024-03-31', at: march, units: 50 },
      { kind: 'expiry', id: 'units-2024-04-30', at: '2024-04-30T23:59:59.999Z', units: 40 },
    ]);
  });

  test.each([
    ['one that waits', { status: 'available', endDate: soon }, ['challengeEnd', soon]],
    ['one that runs', { status: 'active', endDate: soon, bankUntil: later }, ['challengeEnd', soon]],
    ['a completed one', { status: 'completed', endDate: soon, bankUntil: later }, ['bankBy', later]],
    ['a completed one without days to bank', { status: 'completed', endDate: soon, bankUntil: null }, ['bankBy', soon]],
  ] as const)('of challenges, %s', (_, challenge, [kind, at]) => {
    expect(ofChallenges(challenge)).toMatchObject([{ kind, at }]);
  });

  test.each([
    ['a banked one', { status: 'banked', endDate: soon }],
    ['one that is over', { status: 'expired', endDate: soon }],
    ['one without a time limit', { status: 'active', endDate: null }],
    ['one that ended', { status: 'active', endDate: '2024-03-04T11:59:59.000Z' }],
  ] as const)('have none for %s', (_, challenge) => {
    expect(ofChallenges(challenge)).toEqual([]);
  });

  it('include the one of this instant', () => {
    expect(ofChallenges({ status: 'active', endDate: new Date(now).toISOString() })).toHaveLength(1);
  });

  it('keep their ids when more Units come to expire then', () => {
    const idsOf = (units: number) =>
      deadlinesOf({ expiring: [{ units, expiresAt: march }], challenges: [] }, now).map(({ id }) => id);
    expect(idsOf(20)).toEqual(idsOf(50));
  });
});
