import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

export interface Check {
  title: string;
  script: string;
  args?: string[];
}

interface Result extends Check {
  seconds: number;
  isPassed: boolean;
  output: string;
}

const lineOf = ({ title, seconds, isPassed }: Result) =>
  `${title.padEnd(36)} ${String(Math.round(seconds)).padStart(5)} s${isPassed ? '' : '   FAILED'}`;

/**
 * Runs checks side by side, at most as many as there are processors. The output of each is printed when it ends, and that
 * of failed checks again at the end, so that the reason is the last thing on the screen. Returns a summary line for each;
 * throws if one fails.
 */
export async function runSideBySide(checks: readonly Check[], variables: Record<string, string>): Promise<string[]> {
  const waiting = [...checks];
  const results: Result[] = [];
  const lanes = Array.from({ length: Math.min(availableParallelism(), checks.length) }, async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const result = await run(check, variables, 'buffered');
      results.push(result);
      print(`\n== ${lineOf(result)}\n${result.isPassed ? result.output : ''}`);
    }
  });
  await Promise.all(lanes);
  return conclude(results);
}

/** Throws at the first that fails. */
export async function runInOrder(checks: readonly Check[], variables: Record<string, string>): Promise<string[]> {
  const lines: string[] = [];
  for (const check of checks) {
    print(`\n== ${check.title} (npm run ${check.script})\n`);
    lines.push(...conclude([await run(check, variables, 'shown')]));
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

async function run(check: Check, variables: Record<string, string>, mode: 'buffered' | 'shown'): Promise<Result> {
  const started = performance.now();
  const child = spawn(process.execPath, [npm(), 'run', '--silent', check.script, '--', ...(check.args ?? [])], {
    stdio: mode === 'shown' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...variables },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  return { ...check, output, isPassed: code === 0, seconds: (performance.now() - started) / 1000 };
}

/** Runs the checks with the npm that runs this script. */
function npm(): string {
  const path = process.env.npm_execpath;
  if (!path) throw new Error('Run the checks with npm.');
  return path;
}

export const print = (text: string): void => void process.stdout.write(text);
