import fc from 'fast-check';
import { buildNewsItem } from '../../services/testing/builders';
import { relatedTo, snippetLength, toSnippet, truncate, withoutRepeatedPictures } from './rules';

test('snippets are cut at 140 characters', () => {
  expect(snippetLength).toBe(140);
});

test.each([
  ['short', 'short', 20],
  ['exactly ten', 'exactly ten', 11],
  ['the pass thaws for three weeks', 'the pass thaws…', 18],
  ['a storm, and then', 'a storm…', 9],
  ['a storm – and then', 'a storm…', 11],
  ['the extraordinary pass', 'the extrao…', 11],
  ['summer extraordinary', 'summer extr…', 12],
  ['冬の道が三週間だけ開きます', '冬の道が三週…', 7],
])('%s becomes %s', (text, expected, length) => {
  expect(truncate(text, length)).toBe(expected);
});

test('space around a text does not count', () => {
  expect(truncate('  the pass  ', 10)).toBe('the pass');
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

test('a snippet has what lists show of an article', () => {
  const article = buildNewsItem({ newsId: 'a', title: 'A', summary: 'tide '.repeat(40), mediaUrl: null });

  expect(toSnippet(article)).toEqual({
    newsId: 'a',
    title: 'A',
    summary: truncate(article.summary),
    date: article.publicationDate,
    picture: null,
  });
});

test('a game counts more than several topics', () => {
  const tags = ['a', 'b', 'c'];
  const article = buildNewsItem({ newsId: 'open', game: { slug: 'saltwatch', title: 'Saltwatch' }, tags });
  const all = [
    buildNewsItem({ newsId: 'one topic', tags: ['c', 'd'] }),
    buildNewsItem({ newsId: 'three topics', tags, game: { slug: 'moongate', title: 'Moongate' } }),
    buildNewsItem({ newsId: 'same game', game: { slug: 'saltwatch', title: 'Saltwatch' } }),
    buildNewsItem({ newsId: 'no game' }),
  ];

  expect(relatedTo(article, all, 9).map(({ newsId }) => newsId)).toEqual([
    'same game',
    'three topics',
    'one topic',
    'no game',
  ]);
  expect(relatedTo(buildNewsItem({ newsId: 'open' }), all, 1)[0]?.newsId).toBe('one topic');
});

it.each([
  [
    ['road', 'road', 'lamp', 'road', 'lamp'],
    ['road', null, 'lamp', null, null],
  ],
  [
    ['road', 'lamp', 'mask', 'tower', 'road'],
    ['road', 'lamp', 'mask', 'tower', 'road'],
  ],
  [
    ['road', null, null],
    ['road', null, null],
  ],
])('of neighbors with the pictures %j, %j show them', (pictures, shown) => {
  const articles = pictures.map((mediaUrl, index) => buildNewsItem({ newsId: String(index), mediaUrl }));
  expect(withoutRepeatedPictures(articles).map(({ mediaUrl }) => mediaUrl)).toEqual(shown);
});
