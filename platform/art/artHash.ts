import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

let hash: string | undefined;

/** A short hash over the art kit's own sources: it changes when, and only when, a picture may. */
export function artHash(): string {
  hash ??= hashOfSources(__dirname);
  return hash;
}

/** Ten hex digits over the names and contents of the sources in a folder, tests left out. */
export function hashOfSources(folder: string): string {
  const sum = createHash('sha256');
  for (const name of sourcesIn(folder)) sum.update(name).update(readFileSync(join(folder, name)));
  return sum.digest('hex').slice(0, 10);
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|json)$/.test(name) && !name.endsWith('.test.ts'))
    .sort();
