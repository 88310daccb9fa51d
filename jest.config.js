const transform = {
  '^.+\\.(t|j|m)sx?$|^.+\\.mjs$': [
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
  transformIgnorePatterns: [
    '/node_modules/(?!(msw|@mswjs|rettime|until-async|@open-draft|react-intl|@formatjs|intl-messageformat)/)',
  ],
  testPathIgnorePatterns: ['/node_modules/', '/.next', '/e2e/'],
  modulePathIgnorePatterns: ['/.next'],
};

/** @type {import('jest').Config} */
module.exports = {
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
      testMatch: ['<rootDir>/{platform,deploy}/**/*.test.ts'],
    },
  ],
};
