import { share, spread } from './shapes';

describe('the share of a whole', () => {
  it.each([
    [0, 10, 0],
    [5, 10, 0.5],
    [12, 10, 1],
    [-3, 10, 0],
    [3, 0, 0],
  ])('%d of %d is %d', (value, whole, expected) => {
    expect(share(value, whole)).toBe(expected);
  });
});

describe('spreading marks on a line', () => {
  it.each([
    ['leaves alone what has room', [20, 60, 100], [20, 60, 100]],
    ['moves a crowd apart before the last', [92, 96, 100], [80, 90, 100]],
    ['keeps the first ones on the line', [1, 2, 100], [5, 15, 100]],
    ['does so with no marks at all', [], []],
  ])('%s', (_, positions, expected) => {
    expect(spread(positions, 10, 5)).toEqual(expected);
  });
});
