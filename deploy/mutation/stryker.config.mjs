/** Mutation testing of the rules (docs/mutation.md). */
export default {
  mutate: [
    'platform/domain/**/*.ts',
    'services/http/parse.ts',
    'services/{account,avatar,club,clubWebsite,console,promotions}/*.ts',
    'store/**/{rules,slice}.ts',
    '!**/*.test.ts',
  ],
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { configFile: 'deploy/mutation/jest.config.js', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  // A value that is computed once, when its module loads, would need a run of all tests for each mutant.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: 'coverage/mutation/incremental.json',
  concurrency: 1,
  tempDirName: '.build/mutation',
  ignorePatterns: ['.next*', '.data', '.build', 'coverage', 'docs', 'e2e', 'bench', 'pages', 'components'],
  reporters: ['clear-text', 'progress-append-only', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: 'coverage/mutation/index.html' },
  // Below a warning, messages name folders of this machine.
  logLevel: 'warn',
  thresholds: { high: 95, low: 90, break: 85 },
};
