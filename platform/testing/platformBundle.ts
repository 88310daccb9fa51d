import { readFileSync, renameSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';

const root = join(__dirname, '../..');
const folder = join(root, 'platform/.build');

/**
 * Bundles the platform, or the operators' command, into one JavaScript file and returns its path. A process starts from it in a
 * quarter of the time that it needs to compile every module; tests that start many processes, and the browser tests, use it.
 * Packages stay outside, and modules that read files beside them find them from the bundle's place, so an image may have both elsewhere.
 */
export async function bundlePlatform(name: 'main' | 'operate' = 'main'): Promise<string> {
  const bundle = join(folder, `${name}.cjs`);
  const draft = `${bundle}.${process.pid}`;
  const entry = join(root, 'platform', name === 'main' ? 'main.ts' : `${name}/main.ts`);
  await bundleProgram(entry, draft, { packages: 'external', plugins: [ownFolders] });
  renameSync(draft, bundle);
  return bundle;
}

/** Bundles a program and what it imports into one file for Node, with a source map for `--enable-source-maps`. */
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
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'error',
    ...options,
  });
}

const ownFolders: Plugin = {
  name: 'own-folders',
  setup(setup) {
    setup.onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      if (!/\b__dirname\b/.test(source)) return undefined;
      const place = JSON.stringify(relative(folder, dirname(path)));
      const contents = source.replace(/\b__dirname\b/g, `require('node:path').join(__dirname, ${place})`);
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};
