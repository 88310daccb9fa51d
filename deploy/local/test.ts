import { findPostgres } from '../../platform/testing/postgresServer';
import { findOrGetChromium } from './chromium';
import { complete } from './processes';

/** One check of `npm test`: what it is called and the npm script that does it. */
const checks = [
  ['Types', 'types'],
  ['Lint', 'lint'],
  ['Boundaries', 'boundaries'],
  ['Messages', 'messages:check'],
  ['Unit, feature and contract tests', 'unit'],
  ['End-to-end tests', 'e2e'],
] as const;

/** Runs every check in order and fails at the first that fails, so that the reason is the last thing on the screen. */
async function main(): Promise<void> {
  // Asked first: without a browser the rest of a long run would be for nothing.
  const chromiumPath = findOrGetChromium();
  const postgres = findPostgres();
  if ('missing' in postgres) process.stdout.write(`${postgres.missing}\n`);
  const began = Date.now();
  for (const [what, script] of checks) {
    process.stdout.write(`\n== ${what} (npm run ${script})\n`);
    await complete(what, npmRun(script), { CHROMIUM_PATH: chromiumPath, CI: process.env.CI ?? 'true' });
  }
  process.stdout.write(`\nAll checks passed in ${Math.round((Date.now() - began) / 1000)} s.\n`);
}

/** npm tells its scripts where it is itself, so the same npm runs the parts. */
function npmRun(script: string): string[] {
  const npm = process.env.npm_execpath;
  if (!npm) throw new Error('Run the checks with "npm test".');
  return [npm, 'run', '--silent', script];
}

main().catch((error: unknown) => {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
