import fc from 'fast-check';
import { hostileHeaders } from '../../platform/fuzz/hostileHeaders';
import { hostileText, inAddress } from '../../platform/fuzz/hostileValues';
import type { FuzzRequest } from '../../platform/fuzz/request';
import { routeTable } from '../../routes';
import { supportedLocales } from '../../services/locale/supportedLocales';

const segment = fc.oneof(
  fc.constantFrom('saltwatch', 'PC', 'rewards', 'open-road', 'overview', 'game', 'news', 'index', 'dashboard'),
  inAddress,
);

const localePrefix = fc.oneof(
  fc.constantFrom('', ...supportedLocales.map((locale) => `/${locale}`)),
  fc.constantFrom('/FR-fr', '/xx-XX', '/en', '/fr-FR/fr-FR'),
  inAddress.map((text) => `/${text}`),
);

/** Without their locale prefix, with `*` for each parameter. */
const patterns = [
  ...new Set(routeTable.flatMap(({ name, pattern }) => (name.startsWith('default-') ? [pattern] : []))),
].map((pattern) => pattern.replace(/:\w+(\([^)]*\))?/g, '*'));

const filled = (pattern: string) => {
  const parts = pattern.split('*');
  return fc
    .array(segment, { minLength: parts.length - 1, maxLength: parts.length - 1 })
    .map((values) => parts.map((part, at) => part + (values[at] ?? '')).join(''));
};

const invented = fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`);

export const sitePaths: fc.Arbitrary<string> = fc
  .tuple(localePrefix, fc.oneof(fc.constantFrom(...patterns).chain(filled), invented))
  .map((parts) => parts.join(''));

const query = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom('nav', 'reward', 'locale', '_popup', 'utm_source'), inAddress), inAddress), {
    maxLength: 3,
  })
  .map((values) => (values.length > 0 ? `?${values.map((pair) => pair.join('=')).join('&')}` : ''));

/** Next answers the data of such a page with 500, and nginx with 404 (deploy/nginx; `npm run test:cluster` tries it). */
const endsInDots = /\/(\.|%2e){1,2}$/i;

/** Paths that Next itself answers: data of pages, pictures, files. Pictures have a query. */
const ownPaths = (build: string) =>
  fc.oneof(
    sitePaths.filter((path) => !endsInDots.test(path)).map((path) => `/_next/data/${build}${path}.json`),
    fc.tuple(inAddress, sitePaths).map(([other, path]) => `/_next/data/${other}${path}.json`),
    fc
      .record({ url: hostileText, w: hostileText, q: hostileText })
      .map((picture) => `/_next/image?${new URLSearchParams(picture).toString()}`),
    fc
      .tuple(fc.constantFrom('/static', '/_next/static', '/api', '/_next', '/sitemap.xml'), segment)
      .map((parts) => parts.join('/')),
  );

/** Requests for every page's address of the site, and for those that Next adds; `build` is the id of its build. */
export const siteRequests = (build: string): fc.Arbitrary<FuzzRequest> =>
  fc.record({
    name: fc.constant('site'),
    method: fc.oneof({ weight: 9, arbitrary: fc.constant('GET' as const) }, fc.constantFrom('POST', 'PUT', 'DELETE')),
    target: fc
      .tuple(fc.oneof({ weight: 3, arbitrary: sitePaths }, { weight: 1, arbitrary: ownPaths(build) }), query)
      .map((parts) => parts.join('')),
    headers: hostileHeaders,
    body: fc.constant(undefined),
    sendsTicket: fc.constant(false),
  });

/** Throws if nothing of the club answers. */
export async function readBuild(siteUrl: string): Promise<string> {
  const html = await fetch(siteUrl).then((response) => response.text());
  const [, build] = /"buildId":"([^"]+)"/.exec(html) ?? [];
  if (!build) throw new Error(`${siteUrl} does not serve a build of the club; start it with "npm start".`);
  return build;
}
