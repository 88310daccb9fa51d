import { pagesOf, readPages } from './rules';

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
