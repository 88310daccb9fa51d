import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';

/**
 * Takes Turbopack's runtime out of the scripts of a build that bring it again: the app's scripts have it, and every page loads
 * them. A second runtime ends at once.
 */
export function keepOneRuntime(buildFolder: string): void {
  const pages = pagesIn(JSON.parse(readFileSync(join(buildFolder, 'build-manifest.json'), 'utf8')));
  const kept = new Set(pages['/_app']);
  for (const script of Object.values(pages).flat()) {
    if (kept.has(script)) continue;
    const file = join(buildFolder, script);
    const source = readFileSync(file, 'utf8');
    const better = withoutRuntime(source);
    if (better !== source) writeFileSync(file, better);
  }
}

/**
 * The start of a page, `TURBOPACK.push([script, modules to run])`, without the runtime that follows. The runtime that is there
 * or comes later runs what was pushed, in any order. Any other script is returned as it is.
 */
export function withoutRuntime(source: string): string {
  const [statement] = parse(source, { ecmaVersion: 'latest' }).body;
  if (statement?.type !== 'ExpressionStatement' || statement.expression.type !== 'SequenceExpression') return source;
  const [start, runtime] = statement.expression.expressions;
  const isRuntime = runtime?.type === 'CallExpression' && runtime.callee.type === 'ArrowFunctionExpression';
  return start && isRuntime ? `${source.slice(start.start, start.end)};` : source;
}

function pagesIn(manifest: unknown): Record<string, string[]> {
  const pages: unknown = typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, 'pages') : undefined;
  if (!isPages(pages)) throw new Error('The manifest of the build has no pages.');
  return pages;
}

const isPages = (value: unknown): value is Record<string, string[]> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((scripts) => Array.isArray(scripts) && scripts.every((each) => typeof each === 'string'));
