const { TestEnvironment: NodeEnvironment } = require('jest-environment-node');
const BrowserEnvironment = require('jest-fixed-jsdom');

/**
 * The environments of all projects of Jest in one, because Stryker replaces them by one. After a test has failed, the
 * others of its file are skipped: one is enough to notice a mutant.
 */
module.exports = class TestEnvironment {
  constructor(config, context) {
    const isBrowser = config.projectConfig.displayName.name === 'store in a browser';
    const environment = isBrowser ? new BrowserEnvironment(config, context) : new NodeEnvironment(config, context);
    let hasFailed = false;
    environment.handleTestEvent = ({ name, test }) => {
      if (name === 'test_start' && hasFailed) test.mode = 'skip';
      if (name === 'test_done') hasFailed ||= test.errors.length > 0;
    };
    return environment;
  }
};
