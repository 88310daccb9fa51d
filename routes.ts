import Routes from 'next-routes';
import { supportedLocales, type SupportedLocale } from './services/locale/supportedLocales';

/** Pages that exist at `/{locale}/{name}` and at `/{name}` (spec 2, Route table). */
export const simplePages = [
  'dashboard',
  'challenges',
  'discount',
  'rewards',
  'sam',
  'units',
  'starplayers',
  'news',
  'games',
  'friends',
  'shop-discount',
  // In addition to the specification's table: the law of many countries requires it.
  'accessibility',
  // In addition, too: what a player did in a year (docs/decisions/019-your-year.md).
  'year',
  // In addition, too: what changed in the rules (docs/decisions/020-dated-rules.md).
  'rules',
] as const;

/** To a visitor they show the login. */
export const playerPages: readonly PageName[] = ['dashboard', 'games', 'friends', 'game', 'year'];

/** Public pages without parameters: search engines and shared links may show them. */
export const visitorPages = [
  'index',
  'challenges',
  'rewards',
  'discount',
  'shop-discount',
  'sam',
  'starplayers',
  'units',
  'news',
  'accessibility',
  'rules',
] as const;

/** Any other is unknown, so 404. */
export const gameSections = ['overview', 'challenges', 'rewards', 'stats', 'badges', 'friends', 'media'] as const;

type SimplePage = (typeof simplePages)[number];
export type GameSection = (typeof gameSections)[number];

/** Without the `default-` of its unprefixed twin. */
export type PageName = 'index' | SimplePage | 'game' | 'news-page' | 'news-details' | 'rules-page' | 'reward';

interface PageParams {
  game: { game: string; platform: string; section: GameSection };
  /** From '2' on: the first page is the list itself. */
  'news-page': { number: string };
  'news-details': { newsId: string };
  'rules-page': { number: string };
  reward: { rewardId: string };
}

export type Destination = {
  [Page in PageName]: {
    page: Page;
    params?: Page extends keyof PageParams ? PageParams[Page] : undefined;
    query?: Record<string, string>;
    hash?: string;
  } & (Page extends keyof PageParams ? { params: PageParams[Page] } : unknown);
}[PageName];

interface RouteRow {
  name: string;
  pattern: string;
  page: string;
}

const localePattern = `/:locale(${supportedLocales.join('|')})`;

/** A page's two routes: `{name}` with the locale prefix, and `default-{name}` without it. */
function twins(page: PageName, path: string, file: string): RouteRow[] {
  return [
    { name: page, pattern: `${localePattern}${path}`, page: file },
    { name: `default-${page}`, pattern: path || '/', page: file },
  ];
}

/** Spec 2, Route table. */
export const routeTable: readonly RouteRow[] = [
  ...twins('index', '', 'index'),
  ...simplePages.flatMap((name) => twins(name, `/${name}`, name)),
  ...twins('game', `/game/:game/:platform/:section(${gameSections.join('|')})`, 'game/[game]/[platform]/[section]'),
  ...twins('news-page', '/news/page/:number', 'news/page/[number]'),
  ...twins('news-details', '/news/:newsId', 'news/[newsId]'),
  ...twins('rules-page', '/rules/page/:number', 'rules/page/[number]'),
  // In addition to the specification's table: an address that can be shared and found.
  ...twins('reward', '/reward/:rewardId', 'reward/[rewardId]'),
];

/** A name used twice throws 'Route "{name}" already exists' (spec 8). */
export const registry = routeTable.reduce((routes, row) => routes.add(row), new Routes());

export const { Link: RouteLink, Router } = registry;

/** Without a locale, those of the unprefixed route. */
export function routeOf({ page, params, query }: Destination, locale?: SupportedLocale) {
  return {
    route: locale ? page : `default-${page}`,
    params: { ...query, ...params, ...(locale && { locale }) },
  };
}

/** With query and hash, such as `/fr-FR/news/open-road?nav=0#share`. */
export function pathOf(destination: Destination, locale?: SupportedLocale): string {
  const { route, params } = routeOf(destination, locale);
  const found = registry.findByName(route);
  if (!found) throw new Error(`There is no route "${route}".`);
  return found.getAs(params) + (destination.hash ? `#${destination.hash}` : '');
}

/** Null for a path outside the table (404). */
export function matchPath(path: string): { page: string; params: Record<string, string> } | null {
  const { route, params } = matchRegistry(path.replace(/[?#].*/s, ''));
  if (!route) return null;
  const page = route.name.replace(/^default-/, '');
  return { page, params: { ...params, ...(params?.locale && { locale: asListed(params.locale) }) } };
}

/**
 * next-routes throws if a percent sign encodes no character, and takes what follows two slashes for the name and host of
 * a user if it has an at sign.
 */
function matchRegistry(pathname: string): Partial<ReturnType<typeof registry.match>> {
  if (/^[/\\]{2}/.test(pathname)) return {};
  try {
    return registry.match(pathname);
  } catch (error) {
    if (error instanceof URIError) return {};
    throw error;
  }
}

/** Next accepts a locale in any case; returns it as the list writes it. */
const asListed = (locale: string) =>
  supportedLocales.find((listed) => listed.toLowerCase() === locale.toLowerCase()) ?? locale;

/**
 * The path in another locale: the same route with the locale prefix, query and hash (spec 2, Route table). A path
 * outside the table leads to the locale's index.
 */
export function inLocale(path: string, locale: SupportedLocale): string {
  const [, pathname = '/', rest = ''] = /^([^?#]*)([?#].*)?$/s.exec(path) ?? [];
  const found = matchRegistry(pathname);
  if (!found.route) return `/${locale}`;
  const page = found.route.name.replace(/^default-/, '');
  const localized = registry.findByName(page);
  return localized ? localized.getAs({ ...found.params, locale }) + rest : `/${locale}`;
}
