const { join } = require('node:path');

/**
 * The build settings of the club that change what a browser loads, and nothing else of it.
 * @type {import('next').NextConfig}
 */
module.exports = {
  poweredByHeader: false,
  typescript: { ignoreBuildErrors: true },
  compiler: { styledComponents: true },
  experimental: { turbopackSharedRuntime: false, turbopackChunking: { minChunkSize: 1_000_000 } },
  turbopack: {
    // The copy that is built lies two folders below the packages.
    root: join(__dirname, '../..'),
    resolveAlias: {
      '@formatjs/icu-messageformat-parser': { browser: '@formatjs/icu-messageformat-parser/no-parser.js' },
    },
  },
};
