const { availableParallelism } = require('node:os');

const transform = {
  '^.+\\.(t|j|m)sx?$|^.+\\.[cm]js$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  ],
};
const common = {
  transform,
  // The embedded database imports Node's modules dynamically, which a test's sandbox allows only in transformed code.
  transformIgnorePatterns: [
    '/node_modules/(?!(@electric-sql|@seriousme|msw|@mswjs|rettime|until-async|@open-draft|react-intl|@formatjs|intl-messageformat)/)',
  ],
  testPathIgnorePatterns: ['/node_modules/', '/.next', '<rootDir>/e2e/'],
  modulePathIgnorePatterns: ['/.next'],
};

/** Tests of the store and the services that use the DOM; the others run in plain Node, which starts faster. */
const domTests = [
  'store/auth/saga',
  'store/auth/restoredPage/restoredPage',
  'store/friends/presence/presence',
  'store/locale/saga',
  'store/metrics/metrics',
  'store/news/cleanBody',
  'store/offline/keptPlayer/keptPlayer',
  'store/offline/pictures',
  'store/profile/tasks',
  'store/sinceLastVisit/sinceLastVisit',
  'store/support/useTask',
  'store/window/saga',
  'services/metrics/(beacon|choiceStorage|clientErrors|tagContainers)',
  'services/sso/sso',
].map((path) => `<rootDir>/${path}\\.test\\.tsx?$`);

const site = { ...common, setupFilesAfterEnv: ['<rootDir>/store/support/testing/setupJest.ts'] };
const platform = {
  ...common,
  testEnvironment: 'node',
  globalSetup: '<rootDir>/platform/testing/setupRun.ts',
  globalTeardown: '<rootDir>/platform/testing/tearDownRun.ts',
  setupFilesAfterEnv: ['<rootDir>/platform/testing/setupJest.ts'],
};

/** The slowest tests: proofs, images, random requests, load and contracts. `npm test` leaves them to `npm run test:all`. */
const longTests = [
  'platform/proof/',
  'platform/db/migrations',
  'platform/play/load',
  'platform/http/kernel/fuzz',
  'bench/soak/soak',
  'deploy/images/',
  'e2e/contract/',
];

/** @type {import('jest').Config} */
module.exports = {
  // By default Jest leaves one core free, which is half of two: a third of a test's time is spent waiting, for timers and databases.
  maxWorkers: Math.max(3, availableParallelism() - 1),
  // `npm run coverage` measures these folders by their own tests, without those of the screens and the platform's calls.
  coverageReporters: ['text-summary', 'html', 'json-summary'],
  coverageThreshold: { './store/': { lines: 95 }, './services/': { lines: 95 }, './platform/domain/': { lines: 95 } },
  projects: [
    {
      ...site,
      displayName: 'components',
      testEnvironment: 'jest-fixed-jsdom',
      setupFilesAfterEnv: [
        ...site.setupFilesAfterEnv,
        '<rootDir>/deploy/messages/setupJest.ts',
        '<rootDir>/components/testing/failOnBareTexts.ts',
        '<rootDir>/components/testing/styles.ts',
      ],
      // Styles are inserted as rules, as in production: as text, jsdom would parse the whole style sheet for every rule.
      globals: { SC_DISABLE_SPEEDY: false },
      testMatch: ['<rootDir>/{components,pages}/**/*.test.{ts,tsx}'],
    },
    {
      ...site,
      displayName: 'store',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{store,services,static}/**/*.test.{ts,tsx}', '<rootDir>/*.test.{ts,tsx}'],
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, ...domTests],
    },
    {
      ...site,
      displayName: 'store in a browser',
      testEnvironment: 'jest-fixed-jsdom',
      testRegex: domTests.map((path) => path.replace('<rootDir>/', '')),
    },
    {
      ...platform,
      displayName: 'platform',
      testMatch: ['<rootDir>/{platform,deploy,bench}/**/*.test.ts'],
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, ...longTests.map((path) => `<rootDir>/${path}`)],
    },
    {
      ...platform,
      displayName: 'long',
      testRegex: longTests.map((path) => `/${path}.*\\.test\\.ts$`),
      testPathIgnorePatterns: ['/node_modules/', '/.next'],
    },
  ],
};
