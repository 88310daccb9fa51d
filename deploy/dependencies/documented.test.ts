import { readFileSync } from 'node:fs';
import { z } from 'zod';

const names = z.record(z.string(), z.string()).default({});
const manifest = z.object({ dependencies: names, devDependencies: names });

/** The direct dependencies of the site and of the platform. */
const direct = ['package.json', 'platform/package.json'].flatMap((file) => {
  const { dependencies, devDependencies } = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  return Object.keys({ ...dependencies, ...devDependencies });
});

/** The packages in the first column of the tables; `@scope/dict-*` is every package that starts so. */
const documented = readFileSync('docs/dependencies.md', 'utf8')
  .split('\n')
  .flatMap((line) => /^\|([^|]*)\|/.exec(line)?.[1] ?? [])
  .flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));

const covers = (entry: string, name: string) =>
  entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : entry === name;

it('has a line for every direct dependency, and only one', () => {
  const lines = (name: string) => documented.filter((entry) => covers(entry, name)).length;
  expect([...new Set(direct)].filter((name) => lines(name) !== 1)).toEqual([]);
});

it('has no line for a package that is no direct dependency', () => {
  expect(documented.filter((entry) => !direct.some((name) => covers(entry, name)))).toEqual([]);
});
