const file = '/static/worker/worker.js';

/** False in the publisher's desktop app, and where the browser has none: in private windows of Firefox, without https. */
export const canHaveWorker = () =>
  'serviceWorker' in navigator && new URLSearchParams(window.location.search).get('nav') !== '0';

/** Starts the service worker of the club (deploy/worker/worker.js), if it is not running yet. It has one, for all pages. */
export async function startClubWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(file, { scope: '/' });
  return navigator.serviceWorker.ready;
}

/** What the page has loaded, if no worker has seen it: the page itself, and files of the site. */
export function readLoaded(): [url: string, init: RequestInit][] {
  if (navigator.serviceWorker.controller) return [];
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  return [
    pageRequest(window.location.pathname, 'force-cache'),
    ...files
      .filter((name) => name.startsWith(`${window.location.origin}/`))
      .map((name): [string, RequestInit] => [name, {}]),
  ];
}

/** The worker takes a request for HTML for a page. */
export const pageRequest = (path: string, cache?: RequestCache): [url: string, init: RequestInit] => [
  path,
  { headers: { accept: 'text/html' }, cache },
];

/** Workbox's router loads and keeps them, as if the page had asked for them. */
export const keepInWorker = ({ active }: ServiceWorkerRegistration, urlsToCache: [string, RequestInit][]): void =>
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
