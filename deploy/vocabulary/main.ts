import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findViolations } from './findViolations';

/** Code whose words are ours: not the drawn content, not what a generator writes. */
const isChecked = (path: string) =>
  /\.(tsx?|mjs|cjs|js)$/.test(path) && !/^(static|platform\/content|deploy\/vocabulary)\//.test(path);

/** `npm run vocabulary:check`: no identifier and no comment uses a word that docs/vocabulary.md replaces. */
function main(): void {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  const lines = listed
    .split('\n')
    .filter((path) => isChecked(path) && existsSync(path))
    .flatMap((path) =>
      findViolations(path, readFileSync(path, 'utf8')).map(
        ({ line, found, kind, instead }) => `${path}:${line}  ${kind} "${found}": write ${instead}`,
      ),
    );
  if (lines.length === 0) return;
  process.stderr.write(`${lines.join('\n')}\n\n${lines.length} words that docs/vocabulary.md replaces.\n`);
  process.exitCode = 1;
}

main();
