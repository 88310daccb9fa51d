const { createJiti } = require('jiti');

const jiti = createJiti(__filename);
const { supportedLocales, defaultLocale } = jiti('./services/locale/supportedLocales.ts');
const { readEnvironment } = jiti('./services/http/environment.ts');
const { securityHeaders } = jiti('./components/shell/securityHeaders.ts');

const environment = readEnvironment(process.env);
const isDevelopment = process.env.NODE_ENV === 'development';

const cached = (value) => [{ key: 'Cache-Control', value }];

/** @type {import('next').NextConfig} */
module.exports = {
  // Settings are compiled in, so a build belongs to its ports: two copies with other ports keep builds of their own.
  distDir: process.env.SITE_BUILD_FOLDER ?? '.next',
  reactStrictMode: true,
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
  // Types are a check of their own (`npm run types`): a start need not wait for them.
  typescript: { ignoreBuildErrors: true },
  compiler: { styledComponents: true },
  env: { SITE_ENVIRONMENT: JSON.stringify(environment) },
  i18n: { locales: [...supportedLocales], defaultLocale, localeDetection: false },
  devIndicators: false,
  // A runtime shared by the routes would be started by an inline script a route, which the security policy forbids.
  experimental: { turbopackSharedRuntime: false },
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

  // The route table knows no address that ends with a slash, so such an address is a 404 and not a redirect.
  skipTrailingSlashRedirect: true,
  rewrites: async () => ({
    // The browser's router reads this table too, and sees a slash behind each bare locale; it has no such header.
    beforeFiles: [
      { source: '/:path(.+)/', destination: '/404', locale: false, has: [{ type: 'header', key: 'accept' }] },
      { source: '/500', destination: '/404', has: [{ type: 'header', key: 'accept' }] },
    ],
    afterFiles: [],
    fallback: [],
  }),

  headers: async () => [
    { source: '/:path*', locale: false, headers: securityHeaders(environment, isDevelopment) },
    { source: '/static/:path*', headers: cached('public, max-age=300, stale-while-revalidate=86400') },
    // Fonts have their hash in their name.
    { source: '/static/fonts/:path*', headers: cached('public, max-age=31536000, immutable') },
  ],
};
