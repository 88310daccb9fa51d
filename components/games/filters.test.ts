import { buildGame } from '../../services/testing/builders';
import { isNarrowed, isWished, type GameWish } from './filters';

const orbit = buildGame({ title: 'Halcyon Orbit', genre: 'Survival', platforms: ['PC', 'PS4'] });
const wish = (overrides: Partial<GameWish>): GameWish => ({ platform: 'all', search: '', ...overrides });

it.each<[string, Partial<GameWish>, boolean]>([
  ['every platform and nothing typed', {}, true],
  ['a platform it runs on', { platform: 'PS4' }, true],
  ['another platform', { platform: 'SWITCH' }, false],
  ['a part of its title, in any case', { search: ' ORB' }, true],
  ['its genre', { search: 'surv' }, true],
  ['other words', { search: 'racing' }, false],
  ['its title on another platform', { platform: 'XONE', search: 'orbit' }, false],
])('wishes for %s', (_, overrides, expected) => {
  expect(isWished(orbit, wish(overrides), 'en-US')).toBe(expected);
});

it('takes the dotted i of Turkish for what it is', () => {
  const game = buildGame({ title: 'İstanbul', genre: null });
  expect(isWished(game, wish({ search: 'istan' }), 'tr-TR')).toBe(true);
});

it('knows where something is left out', () => {
  expect([wish({}), wish({ search: ' ' }), wish({ search: 'a' }), wish({ platform: 'PC' })].map(isNarrowed)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
