import { useRouter } from 'next/router';
import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** Values to write into the query; null takes one out. */
export type QueryChange = Readonly<Record<string, string | null>>;

/**
 * The query of the address, and a way to change it on the spot: nothing is loaded, no page view is counted, and the way
 * back leads to where the reader came from. Empty until the page has mounted, because prerendered HTML knows no query.
 */
export function useAddressQuery(): readonly [query: URLSearchParams, change: (values: QueryChange) => void] {
  // A link to the same page with another query is followed by the router, which tells no listener of ours.
  useRouter();
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  const change = useCallback((values: QueryChange) => {
    const query = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(values)) {
      if (value === null) query.delete(name);
      else query.set(name, value);
    }
    replaceQuery(query.toString());
    for (const listener of listeners) listener();
  }, []);
  return [new URLSearchParams(search), change];
}

/** The router keeps the address in the history's state too, and goes by that when the reader comes back. */
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
