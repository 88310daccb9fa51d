import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const [, promised = ''] = readFileSync('docs/security.md', 'utf8').split(/^## What is promised$/m);
const [table = ''] = promised.split(/^## /m);
const rows = [...table.matchAll(/^\| (?!promise|-)([^|]+?) +\| ([^|]+?) +\| ([^|]+?) +\|$/gm)].map(
  ([, promise = '', how = '', proof = '']) => ({ promise, how, proof }),
);
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

const proofsOf = (proof: string) => [...proof.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** A command of npm, a folder of tests, or one test. */
function exists(name: string): boolean {
  const [, script] = /^npm run (\S+)$/.exec(name) ?? [];
  if (script !== undefined) return script in scripts;
  return /^npm (ci|test)$/.test(name) || existsSync(name);
}

it('has one row for each promise', () => {
  expect(rows.length).toBeGreaterThan(40);
  for (const part of ['promise', 'how'] as const) {
    const texts = rows.map((row) => row[part]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

it.each(rows)('has a proof that exists: $promise', ({ proof }) => {
  const proofs = proofsOf(proof);
  expect(proofs).not.toEqual([]);
  expect(proofs.filter((name) => !exists(name))).toEqual([]);
});
