import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * For V8 from Chrome 136 on (explicit compile hints, https://v8.dev/blog/explicit-compile-hints): it then compiles all functions
 * while the file loads, away from the main thread. Without, it skips their bodies there, and parses each a second time on the
 * main thread when it is called. For other browsers it is a comment.
 */
const hint = '//# allFunctionsCalledOnLoad\n';

/** Puts the hint at the start of the scripts of a build, the only place where it counts. */
export function addCompileHints(buildFolder: string): void {
  const folder = join(buildFolder, 'static/chunks');
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.js'))) {
    const file = join(folder, name);
    const source = readFileSync(file, 'utf8');
    if (!source.startsWith(hint)) writeFileSync(file, hint + source);
  }
}
