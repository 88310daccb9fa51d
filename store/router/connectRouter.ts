import { isSupportedLocale } from '../../services/locale/supportedLocales';
import type { Store } from '../createStore';
import { createRouterListeners, type RouterEvents } from './listeners';
import { type RouteMatch, routeChangeCompleted, routeChangeFailed, routeChangeStarted } from './slice';

/** An address without a page still has a language. */
function nowhereAt(url: string): RouteMatch {
  const [first = ''] = url.replace(/^\//, '').split(/[/?#]/);
  return { page: null, params: isSupportedLocale(first) ? { locale: first } : {} };
}

/**
 * Dispatches the router's events, first the current address. Returns a function that stops. `match` finds the route of
 * a URL, because the store does not know the routes.
 */
export function connectRouter(
  { dispatch }: Pick<Store, 'dispatch'>,
  { events, url, match }: { events: RouterEvents; url: string; match: (url: string) => RouteMatch | null },
): () => void {
  const complete = (to: string) => dispatch(routeChangeCompleted({ ...(match(to) ?? nowhereAt(to)), url: to }));
  const { listen } = createRouterListeners(events);
  const ends = [
    listen('routeChangeStart', (to) => dispatch(routeChangeStarted(String(to)))),
    listen('routeChangeComplete', (to) => complete(String(to))),
    listen('routeChangeError', (_error, to) => dispatch(routeChangeFailed(String(to)))),
  ];
  complete(url);
  return () => ends.forEach((end) => end());
}
