const { appendFileSync, existsSync, readdirSync, readFileSync } = require('node:fs');
const { join, relative } = require('node:path');
const { default: TestRunner } = require('jest-runner');

/** Written by the first run of all tests, in the copy of the project that Stryker works in. */
const record = 'tests.jsonl';
const layers = ['platform/domain', 'services', 'store'];

/**
 * Runs only the test files of the mutant's own part of the code that reach it, the quick ones first, and stops at the
 * first that fails. Stryker passes the tests as a pattern of names, for which Jest would load every file.
 */
module.exports = class CoveringTestRunner extends TestRunner {
  async runTests(tests, watcher, options) {
    const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
    let hasFailed = false;
    this.on('test-file-success', ([test, result]) => {
      hasFailed ||= result.numFailingTests > 0;
      if (mutant === undefined) remember(test.path, result);
    });
    for (const test of mutant === undefined ? tests : this.choose(tests, mutant)) {
      await super.runTests([test], watcher, options);
      if (mutant !== undefined && hasFailed) return;
    }
  }

  choose(tests, mutant) {
    const files = remembered();
    const part = partOf(fileOf(mutant));
    const pattern = new RegExp(this._globalConfig.testNamePattern ?? '', 'i');
    return tests
      .filter(({ path }) => partOf(relative(process.cwd(), path)) === part)
      .filter(({ path }) => files.get(path)?.names.some((name) => pattern.test(name)))
      .toSorted((one, other) => files.get(one.path).runtime - files.get(other.path).runtime);
  }
};

function remember(path, { testResults, perfStats }) {
  const names = testResults.map(({ fullName }) => fullName);
  appendFileSync(record, `${JSON.stringify({ path, runtime: perfStats.runtime, names })}\n`);
}

function remembered() {
  const lines = existsSync(record) ? readFileSync(record, 'utf8').trim().split('\n') : [];
  return new Map(lines.map((line) => JSON.parse(line)).map((file) => [file.path, file]));
}

/** A feature of the store, or a whole layer. */
const partOf = (path) => (path.startsWith('store/') ? path.split('/').slice(0, 2).join('/') : path.split('/')[0]);

let fileByMutant;

function fileOf(mutant) {
  fileByMutant ??= new Map(
    layers.flatMap((layer) =>
      readdirSync(layer, { recursive: true })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => join(layer, file))
        .flatMap((file) =>
          [...readFileSync(file, 'utf8').matchAll(/stryMutAct_\w+\("(\d+)"\)/g)].map(([, id]) => [id, file]),
        ),
    ),
  );
  return fileByMutant.get(mutant) ?? '';
}
