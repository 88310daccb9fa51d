const { existsSync } = require('node:fs');
const { availableParallelism } = require('node:os');
const { join } = require('node:path');
const { createJiti } = require('jiti');

const jiti = createJiti(__filename);
const { supportedLocales, defaultLocale } = jiti('./services/locale/supportedLocales.ts');
const { readEnvironment, rejectLocalAddresses } = jiti('./services/http/environment.ts');
const { headerRules } = jiti('./deploy/site/headerRules.ts');
const { settledLater } = jiti('./deploy/site/settledLater.ts');
const { iconFile } = jiti('./components/ui/icons/iconSprite.ts');

// A build for several environments gets its settings when it starts (deploy/site/applySettings.ts).
const environment = process.env.SETTINGS_AT_START === '1' ? settledLater : readEnvironment(process.env);
rejectLocalAddresses(environment);
const isDevelopment = process.env.NODE_ENV === 'development';

const distDir = process.env.SITE_BUILD_FOLDER ?? '.next';

/** @type {import('next').NextConfig} */
module.exports = {
  // Settings are compiled in, so two copies on other ports keep builds of their own.
  distDir,
  // The files that a server needs, for the image of the site.
  output: process.env.SETTINGS_AT_START === '1' ? 'standalone' : undefined,
  reactStrictMode: true,
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
  // Types are a check of their own (`npm run lint`): a start need not wait for them.
  typescript: { ignoreBuildErrors: true },
  // The names of components in class names help in development only: they are a tenth of a page's characters.
  compiler: { styledComponents: { displayName: isDevelopment } },
  // No picture of the site passes through Next, and its handler of pictures answers nothing.
  images: { unoptimized: true },
  env: {
    SITE_ENVIRONMENT: JSON.stringify(environment),
    // A visitor's first view needs these alone, and no parser of all settings.
    SITE_ADDRESS: environment.siteUrl,
    SERVICES_ADDRESS: environment.servicesUrl,
    PUBLISHER_ADDRESS: environment.publisherUrl,
    ICON_FILE: `/${iconFile}`,
  },
  i18n: { locales: [...supportedLocales], defaultLocale, localeDetection: false },
  devIndicators: false,
  allowedDevOrigins: isDevelopment ? [new URL(environment.siteUrl).hostname] : undefined,
  // Back returns to the scroll position that a page was left at, also where its content comes from the store.
  // Pages made on request stay in memory, which is bounded: addresses that visitors invent cannot fill the disk.
  // All processors render pages: by default one is left out, which is half of two.
  // Each page has its own file of the bundler's runtime: the shared one starts by an inline script, which the policy blocks.
  // What every page needs is two files instead of ten, of the framework and of the club: a slow network waits for each request.
  // A first build writes no cache of the bundler, which takes a fifth of its work. Where a folder is built again, it pays.
  experimental: {
    scrollRestoration: true,
    isrFlushToDisk: false,
    cpus: availableParallelism(),
    turbopackSharedRuntime: false,
    turbopackChunking: { minChunkSize: 1_000_000 },
    turbopackFileSystemCacheForBuild: existsSync(join(__dirname, distDir, 'BUILD_ID')),
  },
  // Characters of HTML and data: all prerendered pages have about 48 million. Memory takes two to three times as much.
  cacheMaxMemorySize: 64 * 1024 * 1024,
  // A cache may serve a page that the site cannot rebuild for a day.
  expireTime: 86_400,
  turbopack: {
    // A module that names texts brings their English compiled, so the browser needs no parser for them.
    rules: {
      '*.{ts,tsx}': {
        condition: { all: [{ not: 'foreign' }, { path: /components\// }, { content: /['"`][a-zA-Z]+\.[a-zA-Z]/ }] },
        loaders: ['./deploy/messages/textsLoader.cjs'],
      },
    },
    resolveAlias: {
      // Of Node's module, next-routes uses one function in browsers.
      url: { browser: './components/navigation/url.ts' },
      '@formatjs/icu-messageformat-parser': { browser: '@formatjs/icu-messageformat-parser/no-parser.js' },
    },
  },

  // Addresses in the root that programs request by themselves, and the page after a login without its suffix (spec 4, Login);
  // nginx answers them itself. Rewrites would do it without a second request, but every browser would load them.
  redirects: async () => [
    ...Object.entries({
      '/favicon.ico': '/static/icons/favicon.ico',
      '/robots.txt': '/api/robots',
      '/sitemap.xml': '/api/sitemap',
      '/sitemap-:locale(\\w+-\\w+).xml': '/api/sitemap?locale=:locale',
      '/rules-:locale(\\w+-\\w+).atom': '/api/rules?locale=:locale',
      '/static/logged-in': '/static/logged-in/index.html',
    }).map(([address, destination]) => ({
      source: `/${defaultLocale}${address}`,
      destination,
      locale: false,
      permanent: false,
    })),
    ...toLocalhost(),
  ],

  headers: async () => headerRules(environment, isDevelopment),
};

/**
 * A browser takes localhost, 127.0.0.1 and [::1] for three sites, and keeps the cookies of a sign-on on one apart from the others: a
 * site of this machine leads to its own address. Under any other name it says what to set. Next cuts a host at its first colon.
 */
function toLocalhost() {
  if (new URL(environment.siteUrl).hostname !== 'localhost') return [];
  const has = [{ type: 'host', value: '127\\.0\\.0\\.1|\\[' }];
  const locale = `:locale(${supportedLocales.join('|')})`;
  const path = ':path((?!api/).*)';
  const others = Object.entries({
    [`/${defaultLocale}`]: '/',
    [`/${defaultLocale}/${path}`]: '/:path',
    [`/${locale}`]: '/:locale',
    [`/${locale}/${path}`]: '/:locale/:path',
  }).map(([source, address]) => ({
    source,
    has,
    destination: environment.siteUrl + address,
    locale: false,
    permanent: false,
  }));
  const elsewhere = { source: '/:any((?!(?:[\\w-]+/)?api/).*)', missing: [{ type: 'host', value: 'localhost' }] };
  return [...others, { ...elsewhere, destination: '/api/address', locale: false, permanent: false }];
}
