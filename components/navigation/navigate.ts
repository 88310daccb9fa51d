import Router from 'next/router';
import { matchPath, registry } from '../../routes';
import type { RouteParams } from '../../store/support/dependencies';
import type { Query } from '../../store/router/rules';

/**
 * Goes to a route by its name, for the store's sagas. Params name the locale for another language; without one the
 * reader stays on the prefixed or unprefixed variant they are on. nav=0 is kept; in another language, the place on the
 * page too.
 */
export async function navigate(
  routeName: string,
  { locale, ...params }: RouteParams = {},
  query: Query = {},
): Promise<void> {
  const { pathname, search, hash } = window.location;
  const isOtherLanguage = locale !== undefined;
  const prefix = locale ?? matchPath(pathname)?.params.locale;
  const route = registry.findByName(prefix === undefined ? `default-${routeName}` : routeName);
  if (!route) throw new Error(`There is no route "${routeName}".`);
  const path = route.getAs({ ...params, ...(prefix !== undefined && { locale: prefix }) });
  const address = path + searchOf({ ...(new URLSearchParams(search).get('nav') === '0' && { nav: '0' }), ...query });
  await Router.push(isOtherLanguage ? address + hash : address, undefined, { locale: false, scroll: !isOtherLanguage });
}

/** The query as an address writes it; a key with several values is there several times. */
function searchOf(query: Query): string {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, values]) => [values].flat().map((value) => [key, value])),
  );
  return search.size > 0 ? `?${search.toString()}` : '';
}
