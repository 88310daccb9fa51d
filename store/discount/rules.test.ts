import {
  canadianDiscountCap,
  discountableFrom,
  discountOn,
  discountPercent,
  discountPrice,
  freshGameMonths,
  isDiscountable,
} from './rules';

it('has the numbers of spec 9', () => {
  expect({ discountPrice, discountPercent, canadianDiscountCap, freshGameMonths }).toEqual({
    discountPrice: 100,
    discountPercent: 20,
    canadianDiscountCap: 50,
    freshGameMonths: 3,
  });
});

it.each([
  [60, 'US', 12],
  [400, 'US', 80],
  [400, 'FR', 80],
  [60, 'CA', 12],
  [250, 'CA', 50],
  [400, 'CA', 50],
  [0, 'CA', 0],
])('of %d in %s the discount takes off %d', (price, country, off) => {
  expect(discountOn(price, country)).toBe(off);
});

describe('what is discounted', () => {
  const now = Date.UTC(2024, 4, 31);
  const old = { isPreOrder: false, isCreditPack: false, releasedAt: Date.UTC(2020, 0, 1) };

  it.each([
    ['a game of years ago', old, true],
    ['a game of three months ago to the day', { ...old, releasedAt: Date.UTC(2024, 1, 29) }, true],
    ['a game of less than three months ago', { ...old, releasedAt: Date.UTC(2024, 2, 1) }, false],
    ['something that is no game', { ...old, releasedAt: null }, true],
    ['a pre-order', { ...old, isPreOrder: true }, false],
    ['an in-game credit pack', { ...old, isCreditPack: true }, false],
  ])('%s: %s', (_case, item, expected) => {
    expect(isDiscountable(item, now)).toBe(expected);
  });
});

it('a game stays discounted on the days that its month of release does not have', () => {
  const game = { isPreOrder: false, isCreditPack: false, releasedAt: Date.parse('2023-02-28T18:00:00Z') };

  expect(isDiscountable(game, Date.parse('2023-05-29T12:00:00Z'))).toBe(true);
});

it.each(['2024-01-15', '2022-11-30', '2023-11-29', '2023-11-30', '2024-02-29', '2024-05-31'])(
  'a game of %s is discounted from the moment that is told, and not before',
  (date) => {
    const releasedAt = Date.parse(date);
    const from = discountableFrom(releasedAt);
    const game = { isPreOrder: false, isCreditPack: false, releasedAt };

    expect([from - 1, from].map((now) => isDiscountable(game, now))).toEqual([false, true]);
  },
);
