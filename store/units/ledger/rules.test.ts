import { linesOf, pagesOf, readPages } from './rules';

test.each([
  [0, 1],
  [1, 1],
  [20, 1],
  [21, 2],
  [60, 3],
])('%d lines are %d pages', (lines, pages) => {
  expect(pagesOf(lines)).toBe(pages);
});

test.each([
  ['3', 3],
  [null, 1],
  ['', 1],
  ['0', 1],
  ['-2', 1],
  ['2.5', 1],
  ['many', 1],
  ['1e99', 1],
])('an address with pages=%s asks for %d', (text, pages) => {
  expect(readPages(text)).toBe(pages);
});

const filter = { type: 'spent', spaceId: 'space-a' } as const;
const lines = { transactions: [], total: 0, filter };

test.each([
  ['the same kind and game', lines, { ...filter }, lines],
  ['another kind', lines, { ...filter, type: 'earned' }, null],
  ['another game', lines, { ...filter, spaceId: 'space-b' }, null],
  ['no filter', lines, {}, null],
  ['a filter, without any yet', null, filter, null],
  ['no filter, without any yet', null, {}, null],
] as const)('lines are shown only with their own filter: %s', (_case, known, wanted, shown) => {
  expect(linesOf(known && { ...known, transactions: [] }, wanted)).toEqual(shown);
});
