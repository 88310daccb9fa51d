import fc from 'fast-check';
import { buildNewsItem } from '../../services/testing/builders';
import { relatedTo, snippetLength, truncate } from './rules';

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

describe('articles that go with another', () => {
  const saltwatch = { slug: 'saltwatch', title: 'Saltwatch' };
  const article = buildNewsItem({ newsId: 'open', game: saltwatch, tags: ['update', 'saltwatch'] });

  it('are of its game first, then on its topics, then the newest; never itself', () => {
    const all = [
      buildNewsItem({ newsId: 'newest' }),
      buildNewsItem({ newsId: 'same topic', tags: ['update'] }),
      article,
      buildNewsItem({ newsId: 'same game', game: saltwatch }),
      buildNewsItem({ newsId: 'oldest' }),
    ];

    expect(relatedTo(article, all, 3).map(({ newsId }) => newsId)).toEqual(['same game', 'same topic', 'newest']);
  });
});
