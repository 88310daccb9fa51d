import { findPostgres } from '../../platform/testing/postgresServer';
import { findOrGetChromium } from './chromium';
import { print, runInOrder, runSideBySide, type Check } from './checks';
import { testPorts } from './ports';

/** Checks that need one processor each, the longest first. */
const quickChecks: Check[] = [
  { title: 'Lint', script: 'lint' },
  { title: 'Build for the browser tests', script: 'e2e:build' },
  { title: 'Format', script: 'format:check' },
  { title: 'Types', script: 'types' },
  { title: 'Messages', script: 'messages:check' },
  { title: 'Boundaries', script: 'boundaries' },
  { title: 'Unused code', script: 'unused' },
  { title: 'Spelling', script: 'spelling:check' },
];

/** Checks that keep every processor busy by themselves. */
const tests: Check[] = [
  { title: 'Unit, feature and contract tests', script: 'unit' },
  { title: 'Browser tests', script: 'e2e' },
];

/** `npm test`: every check, and the time of each. */
async function main(): Promise<void> {
  const started = performance.now();
  // First, because a long run ends in vain without a browser.
  findOrGetChromium();
  const postgres = findPostgres();
  if ('missing' in postgres) print(`${postgres.missing}\n`);
  const variables = { CI: process.env.CI ?? 'true', ...(await testPorts(process.env)) };
  const lines = [...(await runSideBySide(quickChecks, variables)), ...(await runInOrder(tests, variables))];
  print(`\n${lines.join('\n')}\nAll checks passed in ${Math.round((performance.now() - started) / 1000)} s.\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
