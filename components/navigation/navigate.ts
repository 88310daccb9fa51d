import { matchPath, registry, Router } from '../../routes';
import type { RouteParams } from '../../store/support/dependencies';
import { readSearch, type Query } from '../../store/router/rules';

/**
 * Navigates to a route by name, for the store's sagas. `params.locale` switches the language and keeps the hash; without
 * it the address keeps its prefixed or unprefixed variant. nav=0 is always kept. A redirect takes the place of the page in the
 * history. Throws for an unknown route name.
 */
export async function navigate(
  routeName: string,
  { locale, ...params }: RouteParams = {},
  query: Query = {},
  { isRedirect = false } = {},
): Promise<void> {
  const { pathname, search, hash } = window.location;
  const isOtherLanguage = locale !== undefined;
  const prefix = locale ?? matchPath(pathname)?.params.locale;
  const route = registry.findByName(prefix === undefined ? `default-${routeName}` : routeName);
  if (!route) throw new Error(`There is no route "${routeName}".`);
  const path = route.getAs({ ...params, ...(prefix !== undefined && { locale: prefix }) });
  const address = path + searchOf({ ...(readSearch(search).get('nav') === '0' && { nav: '0' }), ...query });
  const target = isOtherLanguage ? address + hash : address;
  const options = { locale: false, scroll: !isOtherLanguage } as const;
  await (isRedirect ? Router.replaceRoute(target, options) : Router.pushRoute(target, options));
}

/** A key with several values is repeated. */
function searchOf(query: Query): string {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, values]) => [values].flat().map((value) => [key, value])),
  );
  return search.size > 0 ? `?${search.toString()}` : '';
}
