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
    args: ['journey', 'smoke', 'islands', 'signIn', 'units', 'weight'].map((name) => `/${name}\\.spec`),
  },
];

/** `npm run coverage` runs the tests of these folders, so that the others run without it. */
const notCovered = '^(?!(.*/)?(store|services|platform/domain)/)';

const otherUnits: Check = {
  title: 'Other unit, feature and contract tests',
  script: 'unit',
  args: ['--testPathPatterns', notCovered],
};
const browserTests: Check = { title: 'Browser tests', script: 'e2e:all' };

/** It waits half of its time, for outages and restarts, so that the checks and the other unit tests run beside it. */
const cluster: Check = { title: 'The cluster', script: 'test:cluster' };
const covered: Check = { title: 'Covered unit tests', script: 'coverage' };
/** A change breaks the list of texts, and seldom their style or the spelling of 24 languages, which takes longer. */
const messages = (extent: 'compare' | 'check'): Check => ({ title: 'Messages', script: `messages:${extent}` });

type Variables = Record<string, string>;

async function runFirst(variables: Variables): Promise<string[]> {
  const checks = await runSideBySide([...quickChecks, messages('compare')], variables);
  return [...checks, ...(await runInOrder(firstTests, variables))];
}

async function runAll(variables: Variables): Promise<string[]> {
  const runUnits = async () => [
    ...(await runSideBySide([...quickChecks, messages('check'), covered], variables)),
    ...(await runInOrder([otherUnits], variables)),
  ];
  const lines = await Promise.all([runUnits(), runSideBySide([cluster], variables)]);
  return [...lines.flat(), ...(await runInOrder([browserTests], variables))];
}

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
  const lines = extent === 'all' ? await runAll(variables) : await runFirst(variables);
  return ['', ...lines, `All checks passed in ${Math.round((performance.now() - started) / 1000)} s.`];
}

void runCommand(() => main(process.argv[2]));
