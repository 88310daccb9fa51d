import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** How many test files a quick check runs; more take longer than a minute. */
const mostTests = 10;

const sourceFile = /\.(tsx?|mjs|cjs)$/;
/** Contract tests take most of a minute, so they are left to `npm run test:all`. */
const testFile = /^(?!e2e\/).*\.test\.tsx?$/;

/**
 * The unit tests nearest to changed files, counted in imports, and the others that import them at any distance: a change of
 * the store is related to every test that starts a store, and `npm run unit` runs all of those.
 */
export function nearestTests(changed: readonly string[]): { tests: string[]; others: string[] } {
  const importers = readImporters();
  const reached = new Set(changed);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  // A set is walked in the order in which files were added, so the nearest come first.
  const tests = [...reached].filter((file) => testFile.test(file));
  const count = Math.max(mostTests, changed.filter((file) => testFile.test(file)).length);
  return { tests: tests.slice(0, count), others: tests.slice(count) };
}

function readImporters(): Map<string, string[]> {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  // Git lists files that are deleted but not committed, too.
  const files = new Set(listed.split('\n').filter((file) => sourceFile.test(file) && existsSync(file)));
  const importers = new Map<string, string[]>();
  for (const file of files) {
    for (const imported of importsOf(file)) {
      const path = ['', '.ts', '.tsx', '/index.ts'].map((end) => imported + end).find((each) => files.has(each));
      if (path) importers.set(path, [...(importers.get(path) ?? []), file]);
    }
  }
  return importers;
}

function importsOf(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import\(?)\s*'(\.[^']+)'/g);
  return [...imports].map(([, path = '']) => join(dirname(file), path));
}
