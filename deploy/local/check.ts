import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { nearestTests } from './relatedTests';
import { print, runSideBySide, type Check } from './checks';
import { runCommand } from '../../platform/support/runCommand';

/** Checks of the whole tree that take a few seconds each: add one here and to the list in test.ts. */
const treeChecks: Check[] = [
  { title: 'Types and lint', script: 'lint' },
  { title: 'Format', script: 'format:check' },
  { title: 'Spelling', script: 'spelling:check' },
  { title: 'Language files', script: 'messages:compare' },
];

/**
 * `npm run check`: what a change needs before it is committed: the checks of the whole tree, and the unit tests that
 * are nearest to the files that differ from HEAD; `npm run check -- main` compares with another commit.
 */
async function main(base = 'HEAD'): Promise<void> {
  const started = performance.now();
  const changed = changedFiles(base);
  const code = changed.filter((file) => /\.tsx?$/.test(file));
  const { tests, others } = nearestTests(code);
  const testsTitle = `${tests.length} of ${tests.length + others.length} related unit tests`;
  const checks: Check[] = [
    ...(tests.length === 0 ? [] : [{ title: testsTitle, script: 'check:unit', args: tests }]),
    ...treeChecks,
  ];
  const lines = await runSideBySide(checks, {});
  const seconds = Math.round((performance.now() - started) / 1000);
  if (others.length > 0) lines.push(`Not run: ${others.length} related tests. npm run unit -- ${foldersOf(others)}`);
  print(`\n${lines.join('\n')}\nThe checks of ${changed.length} changed files passed in ${seconds} s.\n`);
}

const foldersOf = (files: readonly string[]) =>
  [...new Set(files.map((file) => file.split('/').slice(0, -1).slice(0, 2).join('/')))].join(' ');

/** Also files that Git does not know yet, without deleted ones. */
function changedFiles(base: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const names = [
    ...git('diff', '--name-only', '--relative', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(names)].filter((file) => existsSync(file));
}

void runCommand(() => main(process.argv[2]));
