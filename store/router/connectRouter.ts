import { isSupportedLocale } from '../../services/locale/supportedLocales';
import type { Store } from '../createStore';
import { createRouterListeners, type RouterEvents } from './listeners';
import { type RouteMatch, routeChangeCompleted, routeChangeFailed, routeChangeStarted } from './slice';

/** An address of no page: its language still counts. */
function nowhereAt(url: string): RouteMatch {
  const [first = ''] = url.replace(/^\//, '').split(/[/?#]/);
  return { page: null, params: isSupportedLocale(first) ? { locale: first } : {} };
}

/**
 * Tells the store what the router does, beginning with where it is; gives what ends that. The store knows no routes:
 * `match` names the route of a url.
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
