import { execFileSync } from 'node:child_process';
import { nearestTests } from './relatedTests';
import { runSideBySide, treeChecks, type Check } from './checks';
import { runCommand } from '../../platform/support/runCommand';

/**
 * `npm run check`: what a change needs before it is committed: the checks of the whole tree, and the unit tests that
 * are nearest to the files that differ from HEAD; `npm run check -- main` compares with another commit.
 */
async function main(base = 'HEAD'): Promise<string[]> {
  const started = performance.now();
  const changed = changedFiles(base);
  const { tests, others } = nearestTests(changed.filter((file) => /\.tsx?$/.test(file)));
  const testsTitle = `${tests.length} of ${tests.length + others.length} related unit tests`;
  const checks: Check[] = [
    ...(tests.length === 0 ? [] : [{ title: testsTitle, script: 'check:unit', args: tests }]),
    ...treeChecks,
    { title: 'Language files', script: 'messages:compare' },
  ];
  const lines = await runSideBySide(checks);
  const seconds = Math.round((performance.now() - started) / 1000);
  if (others.length > 0) lines.push(`Not run: ${others.length} related tests. npm run unit -- ${foldersOf(others)}`);
  return ['', ...lines, `The checks of ${changed.length} changed files passed in ${seconds} s.`];
}

const foldersOf = (files: readonly string[]) =>
  [...new Set(files.map((file) => file.split('/').slice(0, -1).slice(0, 2).join('/')))].join(' ');

/** Also files that Git does not know yet; without deleted ones. */
function changedFiles(base: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...git('diff', '--name-only', '--relative', '--diff-filter=d', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

void runCommand(() => main(process.argv[2]));
