import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../platform/support/runCommand';
import { bundleProgram } from '../../platform/testing/platformBundle';
import { buildForAnyEnvironment } from '../local/build';

const folder = process.argv[2] ?? '.next-site-image';

/** Next brings an encoder of pictures, for a feature that the site does not use. */
const unused = /node_modules\/(sharp|@img)$/;

/**
 * `npm run image:site`: puts together what the image of the site has and nothing else: Next's standalone server, the build, the
 * files of `static`, and the program that gives the build its settings. An argument names another folder.
 */
async function main(): Promise<string[]> {
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
  return [folder];
}

void runCommand(main);
