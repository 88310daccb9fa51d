import { buildChallenge } from '../../services/testing/builders';
import { requirementsOf, type Requirement } from './requirements';

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
  ['that ended with a star', { status: 'completed' }, afterwards, 'activation platforms -time -star -bank'],
  ['that is banked', { status: 'banked', progress: 9 }, midweek, 'activation platforms time star'],
  ['of all players', { type: 'special', contribution: 0 }, midweek, 'platforms time -star -part'],
  ['with my contribution', { type: 'special', contribution: 3 }, midweek, 'platforms time -star part'],
  ['without an end', { type: 'classic', endDate: null }, afterwards, 'platforms time -star'],
] as const)('a challenge %s asks for what is missing', (_case, overrides, now, expected) => {
  expect(kinds(requirementsOf(buildChallenge(overrides), now)).join(' ')).toBe(expected);
});

it('shows how much is missing to the next star', () => {
  const star = requirementsOf(buildChallenge({ progress: 4 }), midweek).find(({ kind }) => kind === 'star');

  expect(star).toMatchObject({ missing: 2, next: { value: 6, units: 20 } });
});
