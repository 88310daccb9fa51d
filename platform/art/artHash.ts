import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

let hash: string | undefined;

/** A short hash over the art kit's own sources: it changes when, and only when, a picture may. */
export function artHash(): string {
  hash ??= sourcesUnder(__dirname)
    .reduce((sum, file) => sum.update(readFileSync(file)), createHash('sha256'))
    .digest('hex')
    .slice(0, 10);
  return hash;
}

function sourcesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|json)$/.test(name) && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(folder, name));
}
