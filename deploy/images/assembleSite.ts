import { cpSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { bundleProgram } from '../../platform/testing/platformBundle';
import { buildForAnyEnvironment } from '../local/build';

const folder = process.argv[2] ?? '.next-site-image';

/** Next brings an encoder of pictures, for a feature that the site does not use. */
const unused = /node_modules\/(sharp|@img)$/;

/**
 * `npm run image:site`: puts together what the image of the site has and nothing else: Next's standalone server, the build, the
 * files of `static`, and the program that gives the build its settings. Prints what it weighs. An argument names another folder.
 */
async function main(): Promise<void> {
  const made = await buildForAnyEnvironment();
  rmSync(folder, { recursive: true, force: true });
  const standalone = join(made, 'standalone');
  for (const name of ['package.json', 'server.js', 'node_modules'])
    cpSync(join(standalone, name), join(folder, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !unused.test(path),
    });
  cpSync(join(standalone, made), join(folder, 'build'), { recursive: true, verbatimSymlinks: true });
  cpSync(join(made, 'static'), join(folder, 'build/static'), { recursive: true });
  cpSync('static', join(folder, 'static'), { recursive: true });
  await bundleProgram('deploy/images/startSite.ts', join(folder, 'start.cjs'));
  for (const name of readdirSync(folder).sort()) process.stdout.write(`${weightOf(join(folder, name))}  ${name}\n`);
  process.stdout.write(`${weightOf(folder)}  ${folder}\n`);
}

function weightOf(path: string): string {
  const files = statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name));
  const sizes = files.map((file) => statSync(file)).filter((file) => file.isFile());
  const bytes = sizes.reduce((sum, { size }) => sum + size, 0);
  return `${(bytes / 1e6).toFixed(1).padStart(7)} MB ${String(sizes.length).padStart(6)} files`;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
