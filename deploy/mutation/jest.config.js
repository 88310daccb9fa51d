const { projects } = require('../../jest.config');

// In UTC, no test could notice a rule that reads an instant in local time.
process.env.TZ = 'America/Los_Angeles';

const layers = {
  platform: ['platform/domain'],
  store: ['store', 'services'],
  'store in a browser': ['store', 'services'],
};

/** The unit tests of the layers that are mutated. @type {import('jest').Config} */
module.exports = {
  // The copy of the project that Stryker runs the tests in.
  rootDir: '../..',
  testEnvironment: require.resolve('./TestEnvironment'),
  projects: projects
    .filter(({ displayName }) => displayName in layers)
    .map(({ globalSetup: _, ...project }) => ({
      ...project,
      rootDir: process.cwd(),
      roots: layers[project.displayName].map((layer) => `<rootDir>/${layer}`),
      runner: '<rootDir>/deploy/mutation/CoveringTestRunner.js',
      setupFilesAfterEnv: [...project.setupFilesAfterEnv, '<rootDir>/deploy/mutation/setupFastCheck.js'],
    })),
};
