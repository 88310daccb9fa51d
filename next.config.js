const { createJiti } = require('jiti');

const jiti = createJiti(__filename);
const { supportedLocales, defaultLocale } = jiti('./services/locale/supportedLocales.ts');
const { readEnvironment } = jiti('./services/http/environment.ts');

const environment = readEnvironment(process.env);

/** @type {import('next').NextConfig} */
module.exports = {
  // Settings are compiled in, so a build belongs to its ports: two copies with other ports keep builds of their own.
  distDir: process.env.SITE_BUILD_FOLDER ?? '.next',
  reactStrictMode: true,
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
  compiler: { styledComponents: true },
  env: { SITE_ENVIRONMENT: JSON.stringify(environment) },
  i18n: { locales: [...supportedLocales], defaultLocale, localeDetection: false },
  devIndicators: false,
};
