import { useRouter } from 'next/router';
import { useCallback, useSyncExternalStore } from 'react';
import { readSearch } from '../../../store/router/rules';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** Values to write into the query; null removes a key. */
type QueryChange = Readonly<Record<string, string | null>>;

/**
 * The query of the address, and a function that changes it in place: nothing loads, no page view is counted, and no
 * history entry is added. Empty until mount, because prerendered HTML has no query.
 */
export function useAddressQuery(): readonly [query: URLSearchParams, change: (values: QueryChange) => void] {
  // Renders again after the router follows a link to the same page with another query: that fires no popstate.
  useRouter();
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  const change = useCallback((values: QueryChange) => {
    const query = readSearch(window.location.search);
    for (const [name, value] of Object.entries(values)) {
      if (value === null) query.delete(name);
      else query.set(name, value);
    }
    replaceQuery(query.toString());
    for (const listener of listeners) listener();
  }, []);
  return [readSearch(search), change];
}

/** Updates the address in the history state too, which the router reads on back and forward. */
function replaceQuery(query: string): void {
  const { pathname, hash } = window.location;
  const state: unknown = window.history.state;
  const withQuery = (path: string) => path.split('?', 1).join('') + (query && `?${query}`);
  const next =
    typeof state === 'object' && state !== null && 'url' in state && typeof state.url === 'string'
      ? { ...state, url: withQuery(state.url), as: withQuery(pathname) + hash }
      : state;
  window.history.replaceState(next, '', withQuery(pathname) + hash);
}
