import Router from 'next/router';
import { navigate } from './navigate';

const addresses: unknown[] = [];
beforeEach(() => {
  addresses.length = 0;
  jest.spyOn(Router, 'push').mockImplementation((_href, address) => Promise.resolve(addresses.push(address) > 0));
});
afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

it.each([
  ['a page in the current language', '/de-DE/games', 'dashboard', {}, {}, '/de-DE/dashboard'],
  ['a page from an address without a language', '/games', 'dashboard', {}, {}, '/dashboard'],
  [
    'another language, at the same position',
    '/games#rewards',
    'games',
    { locale: 'fr-FR' },
    {},
    '/fr-FR/games#rewards',
  ],
  ['a page inside the desktop app', '/games?nav=0', 'dashboard', {}, {}, '/dashboard?nav=0'],
  ['a query', '/', 'news-details', { newsId: 'a' }, { nav: '0', tag: ['x', 'y z'] }, '/news/a?nav=0&tag=x&tag=y+z'],
])('goes to %s', async (_case, from, page, params, query, to) => {
  window.history.replaceState(null, '', from);
  await navigate(page, params, query);
  expect(addresses).toEqual([to]);
});

it('replaces the page with a redirect', async () => {
  const replaced: unknown[] = [];
  jest.spyOn(Router, 'replace').mockImplementation((_href, address) => Promise.resolve(replaced.push(address) > 0));
  window.history.replaceState(null, '', '/de-DE/games');
  await navigate('index', {}, {}, { isRedirect: true });
  expect([addresses, replaced]).toEqual([[], ['/de-DE']]);
});

it('rejects an unknown route name', async () => {
  await expect(navigate('cellar')).rejects.toThrow('There is no route "cellar".');
});
