import { buildGame } from '../../services/testing/builders';
import { isFiltered, isOnPlatform, type GameFilter } from './GamesScreen';

const filter = (overrides: Partial<GameFilter>): GameFilter => ({ platform: 'all', search: '', ...overrides });

it.each([
  ['all', true],
  ['PS4', true],
  ['SWITCH', false],
] as const)('a game on a PC and a PlayStation is on %s: %s', (platform, expected) => {
  expect(isOnPlatform(buildGame({ platforms: ['PC', 'ps4'] }), platform)).toBe(expected);
});

it('isFiltered is true for a platform or a search text', () => {
  expect(
    [filter({}), filter({ search: ' ' }), filter({ search: 'a' }), filter({ platform: 'PC' })].map(isFiltered),
  ).toEqual([false, false, true, true]);
});
