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
] as const;

/** Pages for signed-in players; to a visitor they show the login. */
export const playerPages: readonly PageName[] = ['dashboard', 'games', 'friends', 'game'];

/** Pages for everybody that are called by their name alone: what search engines and shared links may show. */
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
] as const;

/** Sections of a game's page; any other is unknown, so 404. */
export const gameSections = ['overview', 'challenges', 'rewards', 'stats', 'badges', 'friends', 'media'] as const;

export type SimplePage = (typeof simplePages)[number];
export type VisitorPage = (typeof visitorPages)[number];
export type GameSection = (typeof gameSections)[number];

/** A page by its name in the table, without the `default-` of its unprefixed twin. */
export type PageName = 'index' | SimplePage | 'game' | 'news-details';

/** What stands in the address of the pages that need more than their name. */
interface PageParams {
  game: { game: string; platform: string; section: GameSection };
  'news-details': { newsId: string };
}

/** A place on the site: a page, what its address needs, and what else belongs in the address. */
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

/** A page's two routes: the one with the locale in front, and its unprefixed twin `default-{name}`. */
function twins(page: PageName, path: string, file: string): RouteRow[] {
  return [
    { name: page, pattern: `${localePattern}${path}`, page: file },
    { name: `default-${page}`, pattern: path || '/', page: file },
  ];
}

/** The route table of spec 2 as data: name, path pattern, page file. */
export const routeTable: readonly RouteRow[] = [
  ...twins('index', '', 'index'),
  ...simplePages.flatMap((name) => twins(name, `/${name}`, name)),
  ...twins('game', `/game/:game/:platform/:section(${gameSections.join('|')})`, 'game/[game]/[platform]/[section]'),
  ...twins('news-details', '/news/:newsId', 'news/[newsId]'),
];

/** The table in a registry of next-routes. A name used twice throws 'Route "{name}" already exists' (spec 8). */
export const registry = routeTable.reduce((routes, row) => routes.add(row), new Routes());

/** Next's link and router, by route name instead of by address. */
export const { Link: RouteLink, Router } = registry;

/** Where a route name and its params lead, for a destination in a locale; no locale means the unprefixed twin. */
export function routeOf({ page, params, query }: Destination, locale?: SupportedLocale) {
  return {
    route: locale ? page : `default-${page}`,
    params: { ...query, ...params, ...(locale && { locale }) },
  };
}

/** The path of a destination with query and hash, such as `/fr-FR/news/open-road?nav=0#share`. */
export function pathOf(destination: Destination, locale?: SupportedLocale): string {
  const { route, params } = routeOf(destination, locale);
  const found = registry.findByName(route);
  if (!found) throw new Error(`There is no route "${route}".`);
  return found.getAs(params) + (destination.hash ? `#${destination.hash}` : '');
}

/** The route that an address belongs to: its page, params and locale; null where the table has none (a 404). */
export function matchPath(path: string): { page: string; params: Record<string, string> } | null {
  const { route, params } = registry.match(path.replace(/#.*$/, ''));
  if (!route) return null;
  const page = route.name.replace(/^default-/, '');
  return { page, params: { ...params, ...(params?.locale && { locale: asListed(params.locale) }) } };
}

/** Addresses may write a locale in any case, Next serves them all; the list writes it in one. */
const asListed = (locale: string) =>
  supportedLocales.find((listed) => listed.toLowerCase() === locale.toLowerCase()) ?? locale;

/**
 * The same place in another locale: the current default route rewritten with the locale in front, query and hash
 * kept (spec 2, Route table). An address outside the table leads to the locale's index.
 */
export function inLocale(path: string, locale: SupportedLocale): string {
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  const found = registry.match(pathname);
  if (!found.route) return `/${locale}`;
  const page = found.route.name.replace(/^default-/, '');
  const localised = registry.findByName(page);
  return localised ? localised.getAs({ ...found.params, locale }) + rest : `/${locale}`;
}
