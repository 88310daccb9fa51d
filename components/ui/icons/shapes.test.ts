import { share, spread } from './shapes';

describe('share', () => {
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

describe('spread', () => {
  it.each([
    ['keeps positions that are far enough apart', [20, 60, 100], [20, 60, 100]],
    ['moves close positions apart before the last one', [92, 96, 100], [80, 90, 100]],
    ['keeps the first positions above the lowest', [1, 2, 100], [5, 15, 100]],
    ['returns nothing for no positions', [], []],
  ])('%s', (_, positions, expected) => {
    expect(spread(positions, 10, 5)).toEqual(expected);
  });
});
