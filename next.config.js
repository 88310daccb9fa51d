const { createJiti } = require('jiti');

const jiti = createJiti(__filename);
const { supportedLocales, defaultLocale } = jiti('./services/locale/supportedLocales.ts');
const { readEnvironment } = jiti('./services/http/environment.ts');
const { securityHeaders, sharedFileHeaders, tagFramePolicy } = jiti('./deploy/site/securityHeaders.ts');
const { malformedPath } = jiti('./deploy/site/malformedPath.ts');
const { isForSearch } = jiti('./deploy/site/robots.ts');
const { iconFile } = jiti('./components/ui/icons/iconSprite.ts');

const environment = readEnvironment(process.env);
const isDevelopment = process.env.NODE_ENV === 'development';

const cached = (value) => [{ key: 'Cache-Control', value }];

/** A file in the root that a handler makes. Next puts the default locale in front before it looks for a rewrite. */
const made = (file, handler) => ({
  source: `/${defaultLocale}/${file}`,
  destination: `/api/${handler}`,
  locale: false,
});

/** @type {import('next').NextConfig} */
module.exports = {
  // Settings are compiled in, so a build belongs to its ports: two copies with other ports keep builds of their own.
  distDir: process.env.SITE_BUILD_FOLDER ?? '.next',
  reactStrictMode: true,
  poweredByHeader: false,
  // Made once for each content, not for each request (deploy/site/sendPreparedBodies.ts).
  compress: false,
  generateEtags: false,
  productionBrowserSourceMaps: false,
  // Types are a check of their own (`npm run types`): a start need not wait for them.
  typescript: { ignoreBuildErrors: true },
  // The names of components in class names help in development only: they are a tenth of a page's characters.
  compiler: { styledComponents: { displayName: isDevelopment } },
  env: { SITE_ENVIRONMENT: JSON.stringify(environment), ICON_FILE: `/${iconFile}` },
  i18n: { locales: [...supportedLocales], defaultLocale, localeDetection: false },
  devIndicators: false,
  // A runtime shared by the routes would be started by an inline script a route, which the security policy forbids.
  // Back returns to the scroll position that a page was left at, also where its content comes from the store.
  // Pages made on request stay in memory, which is bounded: addresses that visitors invent cannot fill the disk.
  experimental: { turbopackSharedRuntime: false, scrollRestoration: true, isrFlushToDisk: false },
  // Characters of HTML and data: all prerendered pages have about 48 million. Memory takes two to three times as much.
  cacheMaxMemorySize: 64 * 1024 * 1024,
  // A cache may serve a page that the site cannot rebuild for a day.
  expireTime: 86_400,
  turbopack: {
    // Messages reach the browser compiled, so the browser needs no parser for them.
    rules: {
      '*.{ts,tsx}': {
        condition: { all: [{ not: 'foreign' }, { content: /defaultMessage:/ }] },
        loaders: ['./deploy/messages/compileMessagesLoader.cjs'],
      },
    },
    resolveAlias: {
      '@formatjs/icu-messageformat-parser': { browser: '@formatjs/icu-messageformat-parser/no-parser.js' },
    },
  },

  rewrites: async () => ({
    beforeFiles: [
      { source: malformedPath, destination: '/404', locale: false },
      { source: '/500', destination: '/404', has: [{ type: 'header', key: 'accept' }] },
      made('sitemap.xml', 'sitemap'),
      made('robots.txt', 'robots'),
      made('manifest.webmanifest', 'manifest'),
      made(iconFile, 'icons'),
      made('health', 'health'),
      made('ready', 'ready'),
      // The sign-on goes on to this page with the suffix or without it (spec 4, Login).
      {
        source: `/${defaultLocale}/static/logged-in`,
        destination: '/static/logged-in/index.html',
        locale: false,
      },
      { source: `/${defaultLocale}/favicon.ico`, destination: '/static/icons/favicon.ico', locale: false },
    ],
    afterFiles: [],
    fallback: [],
  }),

  headers: async () => [
    { source: '/:path*', locale: false, headers: securityHeaders(environment, isDevelopment) },
    ...(isForSearch(environment)
      ? []
      : [{ source: '/:path*', locale: false, headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] }]),
    {
      source: '/static/:path*',
      headers: [...cached('public, max-age=300, stale-while-revalidate=86400'), ...sharedFileHeaders],
    },
    {
      source: '/static/tags/:path*',
      headers: [{ key: 'Content-Security-Policy', value: tagFramePolicy(environment) }],
    },
    // Fonts have their hash in their name.
    { source: '/static/fonts/:path*', headers: cached('public, max-age=31536000, immutable') },
  ],
};
