import { errorText } from '../../services/http/errorCatalogue';

/** What the router tells of (spec 5: any other name throws). */
export const routerEventNames = [
  'routeChangeStart',
  'beforeHistoryChange',
  'routeChangeComplete',
  'routeChangeError',
  'hashChangeStart',
  'hashChangeComplete',
] as const;
export type RouterEventName = (typeof routerEventNames)[number];

/** More keys than these in a query are not read (spec 5). */
export const maxQueryKeys = 1000;

export type Query = Record<string, string | string[]>;

/** Reads a query such as `?nav=0&tag=a&tag=b`; a key given more than once is a list. The 1001st key and later are left out. */
export function parseQuery(search: string): Query {
  const query = new Map<string, string | string[]>();
  for (const [key, value] of new URLSearchParams(search)) {
    const earlier = query.get(key);
    if (earlier === undefined && query.size === maxQueryKeys) continue;
    query.set(key, earlier === undefined ? value : [earlier, value].flat());
  }
  return Object.fromEntries(query);
}

/** The name of a router event; throws 'Unsupported router event name.' for anything else. */
export function requireRouterEventName(name: string): RouterEventName {
  const known = routerEventNames.find((candidate) => candidate === name);
  if (!known) throw new Error(errorText('router/unsupportedEvent'));
  return known;
}
