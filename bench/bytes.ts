import { pathOf, visitorPages } from '../routes';
import { defaultLocale, supportedLocales } from '../services/locale/supportedLocales';
import { playerPaths, publicPaths } from './measuredPages';
import { pageScale, type PageWeight } from './pageWeight';
import type { ServedSites } from './servedSites';
import { kilobytes, tableOf } from './table';

const cellsOf = ({ html, htmlGzip, scripts, styles }: PageWeight) => [html, htmlGzip, scripts, styles].map(kilobytes);

/** Two tables: the weight of the empty page and of every page, and what the public pages weigh in each locale. */
export async function bytesTables({ club, empty }: ServedSites): Promise<string> {
  const weigh = pageScale(club);
  const pages = [['the empty page', ...cellsOf(await pageScale(empty)('/'))]];
  for (const path of [...publicPaths, ...playerPaths]) pages.push([path, ...cellsOf(await weigh(path))]);

  const locales: string[][] = [];
  for (const locale of supportedLocales) {
    const home = await weigh(pathOf({ page: 'index' }, locale === defaultLocale ? undefined : locale));
    const all: PageWeight[] = [];
    for (const page of visitorPages) all.push(await weigh(pathOf({ page }, locale)));
    const sum = (key: 'html' | 'htmlGzip') => kilobytes(all.reduce((total, weight) => total + weight[key], 0));
    locales.push([locale, kilobytes(home.html), kilobytes(home.htmlGzip), sum('html'), sum('htmlGzip')]);
  }
  return [
    tableOf('Bytes of a page, in kB', ['page', 'HTML', 'HTML gzip', 'scripts gzip', 'styles gzip'], pages),
    tableOf(
      'Bytes of the public pages in each locale, in kB',
      ['locale', 'home', 'home gzip', 'all pages', 'all pages gzip'],
      locales,
    ),
  ].join('');
}
