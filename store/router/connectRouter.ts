import { errorText } from '../../services/http/errorCatalog';
import { isSupportedLocale } from '../../services/locale/supportedLocales';
import type { Store } from '../createStore';
import { requireRouterEventName, type RouterEventName } from './rules';
import { type RouteMatch, routeChangeCompleted, routeChangeFailed, routeChangeStarted } from './slice';

type Listener = (...details: unknown[]) => void;

/** Of Next. */
export interface RouterEvents {
  on: (name: RouterEventName, listener: Listener) => void;
  off: (name: RouterEventName, listener: Listener) => void;
}

/**
 * Listeners of the router, one per event. An unknown name, or a second listener, throws (spec 8). `listen` returns a
 * function that removes the listener.
 */
export function createRouterListeners(events: RouterEvents) {
  const taken = new Set<RouterEventName>();
  return {
    listen: (name: string, listener: Listener) => {
      const event = requireRouterEventName(name);
      if (taken.has(event)) throw new Error(errorText('router/duplicateListener'));
      taken.add(event);
      events.on(event, listener);
      return () => {
        taken.delete(event);
        events.off(event, listener);
      };
    },
  };
}

/** An address without a page still has a language. */
function nowhereAt(url: string): RouteMatch {
  const [first = ''] = url.replace(/^\//, '').split(/[/?#]/);
  return { page: null, params: isSupportedLocale(first) ? { locale: first } : {} };
}

/** Next passes to its listeners whether the change was shallow. */
const isShallow = (options: unknown) =>
  typeof options === 'object' && options !== null && 'shallow' in options && options.shallow === true;

/**
 * Dispatches the router's events, first the current address. Returns a function that stops. `match` finds the route of
 * a URL, because the store does not know the routes.
 */
export function connectRouter(
  { dispatch }: Pick<Store, 'dispatch'>,
  { events, url, match }: { events: RouterEvents; url: string; match: (url: string) => RouteMatch | null },
): () => void {
  // The router reports Back from an address in place, such as an open dialog's, as a change of the route.
  const inPlace = new Set<string>();
  let last = url;
  const complete = (to: string, isShallow = false) => {
    const between = [last, to].sort().join(' ');
    if (isShallow) inPlace.add(between);
    last = to;
    const isInPlace = inPlace.has(between);
    dispatch(routeChangeCompleted({ ...(match(to) ?? nowhereAt(to)), url: to, ...(isInPlace && { isInPlace }) }));
  };
  const { listen } = createRouterListeners(events);
  const ends = [
    listen('routeChangeStart', (to) => dispatch(routeChangeStarted(String(to)))),
    listen('routeChangeComplete', (to, options) => complete(String(to), isShallow(options))),
    listen('routeChangeError', (_error, to) => dispatch(routeChangeFailed(String(to)))),
  ];
  complete(url);
  return () => ends.forEach((end) => end());
}
