import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { limitConcurrency } from '../../platform/support/limitConcurrency';
import { print } from '../../platform/support/runCommand';

export interface Check {
  title: string;
  script: string;
  args?: string[];
}

type Result = Awaited<ReturnType<typeof run>>;

/** Checks of the whole tree, which keep one processor each busy for some seconds. */
export const treeChecks: readonly Check[] = [
  { title: 'Types and lint', script: 'lint' },
  { title: 'Format', script: 'format:check' },
  { title: 'Spelling', script: 'spelling:check' },
];

const lineOf = ({ title, seconds, isPassed }: Result) =>
  `${title.padEnd(36)} ${String(Math.round(seconds)).padStart(5)} s${isPassed ? '' : '   FAILED'}`;

/**
 * Runs checks side by side, at most as many as there are processors. The output of each is printed when it ends, and that of
 * failed checks again at the end, so that the reason is the last thing on the screen. Returns a summary line for each; throws
 * if one fails.
 */
export async function runSideBySide(
  checks: readonly Check[],
  variables: Record<string, string> = {},
): Promise<string[]> {
  const limit = limitConcurrency(availableParallelism());
  const runAndPrint = async (check: Check) => {
    const result = await run(check, variables, 'pipe');
    print(`\n== ${lineOf(result)}\n${result.isPassed ? result.output : ''}`);
    return result;
  };
  return conclude(await Promise.all(checks.map((check) => limit(() => runAndPrint(check)))));
}

/** Shows the output of each check as it comes. Throws at the first that fails. */
export async function runInOrder(checks: readonly Check[], variables: Record<string, string>): Promise<string[]> {
  const lines: string[] = [];
  for (const check of checks) {
    print(`\n== ${check.title} (npm run ${check.script})`);
    lines.push(...conclude([await run(check, variables, 'inherit')]));
  }
  return lines;
}

function conclude(results: readonly Result[]): string[] {
  const failed = results.filter(({ isPassed }) => !isPassed);
  for (const { title, script, output } of failed)
    if (output) print(`\n== ${title} failed (npm run ${script})\n${output}`);
  if (failed.length > 0) throw new Error(failed.map(({ title }) => `${title} failed.`).join('\n'));
  return results.map(lineOf);
}

async function run(check: Check, variables: Record<string, string>, stdio: 'inherit' | 'pipe') {
  const npm = process.env.npm_execpath;
  if (!npm) throw new Error('Run the checks with npm.');
  const started = performance.now();
  const child = spawn(process.execPath, [npm, 'run', '--silent', check.script, '--', ...(check.args ?? [])], {
    stdio: stdio === 'inherit' ? stdio : ['ignore', stdio, stdio],
    env: { ...process.env, ...variables },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  await once(child, 'close');
  return { ...check, output, isPassed: child.exitCode === 0, seconds: (performance.now() - started) / 1000 };
}
