import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { supportedLocales } from '../../services/locale/supportedLocales';

/** Addresses outside the pages that are their own pattern. */
const files: readonly string[] = ['/health', '/ready', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest'];

const localePrefix = new RegExp(`^/(${supportedLocales.join('|')})(?=/|$)`, 'i');

interface PageRoute {
  page: string;
  regex: RegExp;
}

/**
 * Returns a function from an address to the pattern of its page, `/news/[newsId]`, by the manifest that Next has written
 * into the folder of the build. Addresses of files have that of their folder, all others `unknown`.
 */
export function routesOf(buildFolder: string): (url: string) => string {
  const manifest: unknown = JSON.parse(
    readFileSync(join(/* turbopackIgnore: true */ buildFolder, 'routes-manifest.json'), 'utf8'),
  );
  const routes = [...routesIn(manifest, 'staticRoutes'), ...routesIn(manifest, 'dynamicRoutes')];
  return (url) => {
    const path = url.split('?', 1)[0] ?? '';
    const folder = /^\/(?:_next\/static|_next\/image|static)(?=\/)/.exec(path)?.[0];
    if (folder) return folder;
    const data = /^\/_next\/data\/[^/]+(\/.*)\.json$/.exec(path)?.[1];
    const place = (data ?? path).replace(localePrefix, '').replace(/^\/index$/, '') || '/';
    if (files.includes(place)) return place;
    const page = routes.find(({ regex }) => regex.test(place))?.page ?? 'unknown';
    return data === undefined ? page : `/_next/data${page}`;
  };
}

function routesIn(manifest: unknown, name: 'staticRoutes' | 'dynamicRoutes'): PageRoute[] {
  const list: unknown = typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, name) : undefined;
  if (!Array.isArray(list)) throw new Error(`The manifest of the build has no ${name}.`);
  return list.flatMap((row: unknown) => (isRow(row) ? [{ page: row.page, regex: new RegExp(row.regex) }] : []));
}

const isRow = (row: unknown): row is { page: string; regex: string } =>
  typeof row === 'object' &&
  row !== null &&
  'page' in row &&
  typeof row.page === 'string' &&
  'regex' in row &&
  typeof row.regex === 'string';
