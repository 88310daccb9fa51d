import fc from 'fast-check';
import { sitePaths } from './deploy/fuzz/siteRequests';
import { inLocale, matchPath, pathOf, registry, routeTable } from './routes';
import { pageNameOf } from './services/metrics/pages';

describe('the route table', () => {
  test.each([
    ['/', 'index', {}],
    ['/fr-FR', 'index', { locale: 'fr-FR' }],
    ['/challenges', 'challenges', {}],
    ['/pt-BR/shop-discount', 'shop-discount', { locale: 'pt-BR' }],
    ['/dashboard', 'dashboard', {}],
    ['/game/moongate/PC/rewards', 'game', { game: 'moongate', platform: 'PC', section: 'rewards' }],
    ['/ja-JP/game/x/PC/stats', 'game', { locale: 'ja-JP', game: 'x', platform: 'PC', section: 'stats' }],
    ['/news/open-road', 'news-details', { newsId: 'open-road' }],
    ['/de-DE/news/page/2', 'news-page', { locale: 'de-DE', number: '2' }],
    ['/de-DE/news/open-road', 'news-details', { locale: 'de-DE', newsId: 'open-road' }],
    ['/reward/5f0e', 'reward', { rewardId: '5f0e' }],
    ['/de-DE/reward/5f0e', 'reward', { locale: 'de-DE', rewardId: '5f0e' }],
    ['/FR-fr/challenges', 'challenges', { locale: 'fr-FR' }],
    ['/units?utm_campaign=save-20%', 'units', {}],
    ['/units?x=%ff&%=%E0%A4#50%', 'units', {}],
  ])('%s is %s', (path, page, params) => {
    expect(matchPath(path)).toEqual({ page, params });
  });

  test.each([
    '/nope',
    '/xx-XX/challenges',
    '/game',
    '/game/x/PC',
    '/game/x/PC/cheats',
    '/404x',
    '/xx-XX',
    '/news/%ff',
    '/game/%/PC/stats',
  ])('%s is not in the table', (path) => expect(matchPath(path)).toBeNull());

  test('every simple page has its prefixed and its default- route', () => {
    expect(routeTable.map((row) => row.name)).toEqual(
      expect.arrayContaining([
        'index',
        'default-index',
        'shop-discount',
        'default-shop-discount',
        'default-news-details',
      ]),
    );
  });

  test('a name used twice is refused', () => {
    expect(() => registry.add({ name: 'sam', pattern: '/sam-again', page: 'sam' })).toThrow(
      'Route "sam" already exists',
    );
  });
});

test.each([
  [{ page: 'challenges' as const }, undefined, '/challenges'],
  [{ page: 'challenges' as const, query: { nav: '0' } }, 'fr-FR' as const, '/fr-FR/challenges?nav=0'],
  [{ page: 'index' as const, hash: 'sam' }, undefined, '/#sam'],
  [
    { page: 'game' as const, params: { game: 'moongate', platform: 'PC', section: 'media' as const } },
    undefined,
    '/game/moongate/PC/media',
  ],
])('the path of %o in %s is %s', (destination, locale, path) => {
  expect(pathOf(destination, locale)).toBe(path);
});

test.each([
  ['/', 'fr-FR' as const, '/fr-FR'],
  ['/challenges?nav=0#weekly', 'de-DE' as const, '/de-DE/challenges?nav=0#weekly'],
  ['/fr-FR/game/x/PC/rewards', 'en-US' as const, '/en-US/game/x/PC/rewards'],
  ['/nope', 'fr-FR' as const, '/fr-FR'],
])('%s in %s is %s', (path, locale, expected) => {
  expect(inLocale(path, locale)).toBe(expected);
});

test('every route has a name for the analysts, of words alone', () => {
  for (const { name } of routeTable) expect(pageNameOf(name)).toMatch(/^[a-z]+( [a-z]+)*$/);
});

test.each(['/%', '/%ff/rewards', '//rewards', '/\\%@%/', '/\\@[/', '//user@host/rewards'])('%s is no page', (path) => {
  expect(matchPath(path)).toBeNull();
});

describe('any address', () => {
  const pages = new Set(routeTable.map(({ name }) => name.replace(/^default-/, '')));
  const addresses = fc
    .tuple(sitePaths, fc.constantFrom('', '?nav=0', '?%', '?a=%ff#50%'))
    .map((parts) => parts.join(''));

  it('is a page of the table or none, and never an error', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const match = matchPath(address);
        expect(match === null || pages.has(match.page)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('leads to the same page in another language, or to its start page', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const match = matchPath(address);
        const localized = matchPath(inLocale(address, 'fr-FR'));
        expect(localized?.params.locale).toBe('fr-FR');
        expect(localized).toEqual({ page: match?.page ?? 'index', params: { ...match?.params, locale: 'fr-FR' } });
      }),
      { numRuns: 2000 },
    );
  });
});
