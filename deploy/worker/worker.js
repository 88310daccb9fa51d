/**
 * The service worker of the club: it keeps the pages that were read for times without a connection, and shows the notices that the
 * services push to this browser. `npm run worker` bundles it to `static/worker/worker.js`. Pages and files hold nothing personal.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { Route, Router } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';

/** Texts of the page without a connection, by locale, and the default locale: `deploy/worker/bundleWorker.ts` writes them. */
const offlineTexts = OFFLINE_TEXTS;
const defaultLocale = DEFAULT_LOCALE;

/** Keeps what was answered as asked for, and what may be kept: the development server answers with `no-store`. */
const onlyKeepable = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.redirected && !/no-store|no-cache/.test(response.headers.get('cache-control'))
      ? response
      : null,
};

/** The HTML of a page does not depend on the query, which may name what a player looks for. */
const withoutQuery = {
  cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*/s, ''),
};

const atMost = (maxEntries) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });

const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: 10,
  matchOptions: { ignoreVary: true },
  plugins: [onlyKeepable, withoutQuery, atMost(60)],
});
const hashedFiles = new CacheFirst({ cacheName: 'files', plugins: [onlyKeepable, atMost(400)] });
const otherFiles = new StaleWhileRevalidate({ cacheName: 'others', plugins: [onlyKeepable, atMost(100)] });
/** Asked for with CORS: of a response without it, a browser does not say whether it is a picture, and counts it as megabytes. */
const servicePictures = new CacheFirst({
  cacheName: 'pictures',
  fetchOptions: { mode: 'cors', credentials: 'omit' },
  plugins: [onlyKeepable, atMost(150)],
});

const router = new Router();
const route = (match, handle) => router.registerRoute(new Route(match, { handle }));

route(
  ({ request, sameOrigin, url }) =>
    sameOrigin &&
    request.destination !== 'iframe' &&
    request.headers.get('accept')?.startsWith('text/html') &&
    !/^\/(api|static)\//.test(url.pathname),
  (options) => pages.handle(options).catch(() => offlinePage(options.url)),
);
route(
  ({ sameOrigin, url }) => sameOrigin && /^\/(_next\/static|static\/(fonts|drawings|sprite))\//.test(url.pathname),
  (options) => hashedFiles.handle(options),
);
route(
  ({ sameOrigin, url }) => sameOrigin && /^\/static\/(cards|icons|lang|pictures|icon\.svg)/.test(url.pathname),
  (options) => otherFiles.handle(options),
);
route(
  ({ request, sameOrigin }) => !sameOrigin && request.destination === 'image',
  (options) => servicePictures.handle(options).catch(() => fetch(options.request)),
);
router.addFetchListener();
// A page names what it has loaded before this worker ran.
router.addCacheListener();

/** For a page that was never read here: it is loaded again once the club answers, or by a link. No picture and no font. */
function offlinePage({ pathname }) {
  const [, first] = pathname.split('/');
  const locale = first in offlineTexts ? first : defaultLocale;
  const { title, text, retry } = offlineTexts[locale];
  const html = `<!doctype html>
<html lang="${locale}">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
  body { display: grid; align-content: center; justify-items: center; gap: 16px; min-height: 100vh; margin: 0; padding: 0 24px;
    box-sizing: border-box; background: #070a14; color: #f2f5ff; font: 1.0625rem/1.5 system-ui, sans-serif; text-align: center }
  h1 { margin: 0; font-size: 2rem; line-height: 1.2 }
  p { max-width: 40ch; margin: 0; text-wrap: balance }
  a { padding: 12px 24px; border: 1px solid; border-radius: 999px; color: inherit; font-weight: 700; text-decoration: none }
</style>
<h1>${title}</h1>
<p>${text}</p>
<a href="">${retry}</a>
<script>${RELOAD_SCRIPT}</script>
</html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; connect-src 'self'; script-src 'sha256-${RELOAD_SCRIPT_HASH}'`,
    },
  });
}

// A new version takes over at once and changes no page that is open: nothing loads a page again by itself.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  // The page is asked for while the worker starts.
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener('push', (event) => {
  const { title, body, url, tag, stop } = event.data.json();
  const actions = [{ action: 'stop', title: stop }];
  const icon = '/static/icons/icon-192.png';
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, actions, data: { url } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(event.action === 'stop' ? stopPush() : self.clients.openWindow(event.notification.data.url));
});

/** The services find out at the next message, which the push service does not take any more. */
async function stopPush() {
  const subscription = await self.registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
