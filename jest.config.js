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
  // The embedded database imports Node's modules dynamically, which a test's sandbox allows only to transformed code.
  transformIgnorePatterns: [
    '/node_modules/(?!(@electric-sql|@seriousme|msw|@mswjs|rettime|until-async|@open-draft|react-intl|@formatjs|intl-messageformat)/)',
  ],
  testPathIgnorePatterns: ['/node_modules/', '/.next', '<rootDir>/e2e/'],
  modulePathIgnorePatterns: ['/.next'],
};

/** @type {import('jest').Config} */
module.exports = {
  // Jest leaves one core free, and of two that is half: much of the time here is spent waiting for a database.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  projects: [
    {
      ...common,
      displayName: 'site',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/{components,store,services,pages,static}/**/*.test.{ts,tsx}', '<rootDir>/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/store/support/testing/setupJest.ts'],
    },
    {
      ...common,
      displayName: 'platform',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/platform/testing/setupRun.ts',
      testMatch: ['<rootDir>/{platform,deploy}/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/platform/testing/setupJest.ts'],
    },
    {
      ...common,
      displayName: 'contract',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/platform/testing/setupRun.ts',
      setupFilesAfterEnv: ['<rootDir>/platform/testing/setupJest.ts'],
      testMatch: ['<rootDir>/e2e/contract/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '/.next'],
    },
  ],
};
