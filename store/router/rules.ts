import { errorText } from '../../services/http/errorCatalog';

/** Spec 5: any other name throws. */
export const routerEventNames = [
  'routeChangeStart',
  'beforeHistoryChange',
  'routeChangeComplete',
  'routeChangeError',
  'hashChangeStart',
  'hashChangeComplete',
] as const;
export type RouterEventName = (typeof routerEventNames)[number];

/** Spec 5. */
const maxQueryKeys = 1000;

export type Query = Record<string, string | string[]>;

/** For a query such as `?nav=0&tag=a&tag=b`. Keys beyond the maximum are left out (spec 5). */
export function readSearch(search: string): URLSearchParams {
  const read = new URLSearchParams();
  const keys = new Set<string>();
  for (const [key, value] of new URLSearchParams(search)) {
    if (!keys.has(key) && keys.size === maxQueryKeys) continue;
    keys.add(key);
    read.append(key, value);
  }
  return read;
}

export function parseQuery(search: string): Query {
  const query = new Map<string, string | string[]>();
  for (const [key, value] of readSearch(search)) {
    const earlier = query.get(key);
    query.set(key, earlier === undefined ? value : [earlier, value].flat());
  }
  return Object.fromEntries(query);
}

export function requireRouterEventName(name: string): RouterEventName {
  const known = routerEventNames.find((candidate) => candidate === name);
  if (!known) throw new Error(errorText('router/unsupportedEvent'));
  return known;
}
