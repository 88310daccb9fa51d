import { findPostgres } from '../../platform/testing/postgresServer';
import { findOrGetChromium } from './chromium';
import { runInOrder, runSideBySide, treeChecks, type Check } from './checks';
import { testPorts } from './ports';
import { print, runCommand } from '../../platform/support/runCommand';

/** Checks that need one processor each, the longest two first. */
const quickChecks: Check[] = [
  { title: 'Build for the browser tests', script: 'e2e:build' },
  ...treeChecks,
  { title: 'Boundaries', script: 'boundaries' },
  { title: 'Unused code', script: 'unused' },
];

/** What a change breaks first. Each of these keeps every processor busy by itself. */
const firstTests: Check[] = [
  { title: 'Unit and feature tests', script: 'unit', args: ['--ignoreProjects', 'long'] },
  {
    title: 'The main browser tests',
    script: 'e2e',
    args: ['journey', 'smoke', 'islands', 'signIn', 'units', 'weight'].map((name) => `${name}\\.spec`),
  },
];

/** `npm run coverage` runs the tests of these folders, so that the others run without it. */
const notCovered = '^(?!(.*/)?(store|services|platform/domain)/)';

const allTests: Check[] = [
  { title: 'Other unit, feature and contract tests', script: 'unit', args: ['--testPathPatterns', notCovered] },
  { title: 'Browser tests', script: 'e2e:all' },
];

/** It mostly waits, for outages and restarts, so that everything up to the covered tests runs beside it, on every processor. */
const cluster: Check = { title: 'The cluster', script: 'test:cluster' };
const covered: Check = { title: 'Covered unit tests', script: 'coverage' };

/** `npm test` and, with `all`, `npm run test:all` (docs/testing.md). Prints the time of each check. */
async function main(extent: string | undefined): Promise<string[]> {
  const started = performance.now();
  // First, because a long run ends in vain without a browser.
  findOrGetChromium();
  const postgres = findPostgres();
  if ('missing' in postgres) print(postgres.missing);
  const variables = {
    CI: process.env.CI ?? 'true',
    ...(await testPorts(process.env)),
    // Platforms under test take a database of PostgreSQL where there is one: it is faster, and what production runs on.
    ...('missing' in postgres ? {} : { TEST_DATABASE: 'PostgreSQL' }),
  };
  const isAll = extent === 'all';
  // A change breaks the list of texts, and seldom their style or the spelling of 24 languages, which takes longer.
  const messages: Check = { title: 'Messages', script: isAll ? 'messages:check' : 'messages:compare' };
  const first = [...quickChecks, messages, ...(isAll ? [covered] : [])];
  const lines = [
    ...(await runSideBySide(first, variables, isAll ? [cluster] : [])),
    ...(await runInOrder(isAll ? allTests : firstTests, variables)),
  ];
  return ['', ...lines, `All checks passed in ${Math.round((performance.now() - started) / 1000)} s.`];
}

void runCommand(() => main(process.argv[2]));
