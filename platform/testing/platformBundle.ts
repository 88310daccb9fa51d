import { readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';

const root = join(__dirname, '../..');
const bundle = join(root, 'platform/.build/main.cjs');

/**
 * Bundles the platform into one JavaScript file and returns its path. A process starts from it in a quarter of the time that
 * it needs to compile every module; tests that start many processes, and the browser tests, use it. Packages stay outside,
 * and modules that read files beside them still find them, because they keep their own paths.
 */
export async function bundlePlatform(): Promise<string> {
  const draft = `${bundle}.${process.pid}`;
  await bundleProgram(join(root, 'platform/main.ts'), draft, { packages: 'external', plugins: [ownPaths] });
  renameSync(draft, bundle);
  return bundle;
}

/** Bundles a program and what it imports into one file for Node. */
export async function bundleProgram(
  entry: string,
  outfile: string,
  options: Pick<BuildOptions, 'packages' | 'plugins'> = {},
): Promise<void> {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'error',
    ...options,
  });
}

const ownPaths: Plugin = {
  name: 'own-paths',
  setup(setup) {
    setup.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      if (!/\b__(dir|file)name\b/.test(source)) return undefined;
      const contents = source
        .replace(/\b__dirname\b/g, JSON.stringify(dirname(path)))
        .replace(/\b__filename\b/g, JSON.stringify(path));
      return { contents, loader: 'ts' };
    });
  },
};
