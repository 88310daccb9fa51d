import fc from 'fast-check';
import { snippetLength, truncate } from './rules';

test('snippets are cut at 140 characters', () => {
  expect(snippetLength).toBe(140);
});

test.each([
  ['short', 'short', 20],
  ['exactly ten', 'exactly ten', 11],
  ['the pass thaws for three weeks', 'the pass thaws…', 18],
  ['a storm, and then', 'a storm…', 9],
  ['冬の道が三週間だけ開きます', '冬の道が三週…', 7],
])('%s becomes %s', (text, expected, length) => {
  expect(truncate(text, length)).toBe(expected);
});

test('no snippet is longer than its limit', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => Array.from(truncate(text)).length <= snippetLength));
});
