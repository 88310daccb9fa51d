import { iconFile } from '../../components/ui/icons/iconSprite';
import { defaultLocale } from '../../services/locale/supportedLocales';
import { malformedPath } from './malformedPath';
import { onRequest } from './onRequest';

/** Where the files are that have an address in the root: most are made by a handler. */
const destinations: Readonly<Record<string, string>> = {
  '/sitemap.xml': '/api/sitemap',
  '/robots.txt': '/api/robots',
  '/manifest.webmanifest': '/api/manifest',
  [`/${iconFile}`]: '/api/icons',
  '/health': '/api/health',
  '/ready': '/api/ready',
  '/favicon.ico': '/static/icons/favicon.ico',
  // The sign-on goes on to this page with the suffix or without it (spec 4, Login).
  '/static/logged-in': '/static/logged-in/index.html',
};

const defaultPrefix = new RegExp(`^/${defaultLocale}(?=/)`, 'i');

/** Next's page of errors is no address of the site. */
const errorPage = /^(\/[a-z]{2}-[a-z]{2})?\/500$/i;

/**
 * Answers requests for some addresses with another one. Rewrites of Next's configuration would do the same, but every browser
 * would load them, and the code that matches patterns. Returns a function that stops it.
 */
export function rewriteRequests(): () => void {
  return onRequest((request) => {
    if (request.url !== undefined) request.url = rewrittenUrl(request.url);
  });
}

/** The address that answers for `url`, which is `url` itself for most. */
export function rewrittenUrl(url: string): string {
  const [path = ''] = url.split('?', 1);
  if (malformedPath.test(path)) return '/404';
  return (
    destinations[path.replace(defaultPrefix, '').toLowerCase()] ??
    path.replace(errorPage, '$1/404') + url.slice(path.length)
  );
}
