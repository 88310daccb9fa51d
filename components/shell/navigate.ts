import Router from 'next/router';
import { matchPath, registry } from '../../routes';
import type { RouteParams } from '../../store/support/dependencies';

/**
 * Goes to a route by its name, for the store's sagas. Params name the locale for another language; without one the
 * reader stays on the prefixed or unprefixed variant they are on. nav=0 is kept; in another language, the place on the
 * page too.
 */
export async function navigate(routeName: string, { locale, ...params }: RouteParams = {}): Promise<void> {
  const { pathname, search, hash } = window.location;
  const isOtherLanguage = locale !== undefined;
  const prefix = locale ?? matchPath(pathname)?.params.locale;
  const route = registry.findByName(prefix === undefined ? `default-${routeName}` : routeName);
  if (!route) throw new Error(`There is no route "${routeName}".`);
  const embedded: RouteParams = new URLSearchParams(search).get('nav') === '0' ? { nav: '0' } : {};
  const address = route.getAs({ ...embedded, ...params, ...(prefix !== undefined && { locale: prefix }) });
  await Router.push(isOtherLanguage ? address + hash : address, undefined, { locale: false, scroll: !isOtherLanguage });
}
