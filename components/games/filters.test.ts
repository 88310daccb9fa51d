import { buildGame } from '../../services/testing/builders';
import { isFiltered, matches, type GameFilter } from './GamesScreen';

const orbit = buildGame({ title: 'Halcyon Orbit', genre: 'Survival', platforms: ['PC', 'PS4'] });
const filter = (overrides: Partial<GameFilter>): GameFilter => ({ platform: 'all', search: '', ...overrides });

it.each<[string, Partial<GameFilter>, boolean]>([
  ['every platform and nothing typed', {}, true],
  ['a platform it runs on', { platform: 'PS4' }, true],
  ['another platform', { platform: 'SWITCH' }, false],
  ['a part of its title, in any case', { search: ' ORB' }, true],
  ['its genre', { search: 'surv' }, true],
  ['another text', { search: 'racing' }, false],
  ['its title on another platform', { platform: 'XONE', search: 'orbit' }, false],
])('matches a game by %s', (_, overrides, expected) => {
  expect(matches(orbit, filter(overrides))).toBe(expected);
});

it('matches the Turkish dotted i', () => {
  const game = buildGame({ title: 'İstanbul', genre: null });
  expect(matches(game, filter({ search: 'istan' }))).toBe(true);
});

it('isFiltered is true for a platform or a search text', () => {
  expect(
    [filter({}), filter({ search: ' ' }), filter({ search: 'a' }), filter({ platform: 'PC' })].map(isFiltered),
  ).toEqual([false, false, true, true]);
});
