import { buildGame } from '../../services/testing/builders';
import { isFiltered, matches, type GameFilter } from './filters';

const orbit = buildGame({ title: 'Halcyon Orbit', genre: 'Survival', platforms: ['PC', 'PS4'] });
const wish = (overrides: Partial<GameFilter>): GameFilter => ({ platform: 'all', search: '', ...overrides });

it.each<[string, Partial<GameFilter>, boolean]>([
  ['every platform and nothing typed', {}, true],
  ['a platform it runs on', { platform: 'PS4' }, true],
  ['another platform', { platform: 'SWITCH' }, false],
  ['a part of its title, in any case', { search: ' ORB' }, true],
  ['its genre', { search: 'surv' }, true],
  ['other words', { search: 'racing' }, false],
  ['its title on another platform', { platform: 'XONE', search: 'orbit' }, false],
])('wishes for %s', (_, overrides, expected) => {
  expect(matches(orbit, wish(overrides), 'en-US')).toBe(expected);
});

it('takes the dotted i of Turkish for what it is', () => {
  const game = buildGame({ title: 'İstanbul', genre: null });
  expect(matches(game, wish({ search: 'istan' }), 'tr-TR')).toBe(true);
});

it('knows where something is left out', () => {
  expect([wish({}), wish({ search: ' ' }), wish({ search: 'a' }), wish({ platform: 'PC' })].map(isFiltered)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
