import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bundlePlatform } from '../../platform/testing/platformBundle';
import { runCommand } from '../../platform/support/runCommand';

const folder = process.argv[2] ?? '.next-platform-image';

/** The command that alerts and documents name, without a compiler. */
const scripts = { operate: 'node --enable-source-maps platform/.build/operate.cjs' };

/** Of the platform: tests and what only they import. Of packages: what only compilers and debuggers read, a third of the weight. */
const isUnused = (path: string) =>
  /(^platform\/(testing|proof|fuzz|\.build|node_modules)|\.test\.ts)$|\.(map|d\.[mc]?ts)$/.test(relative('.', path));

/**
 * `npm run image:platform`: puts together what the image of the platform has and nothing else: the platform, its bundles, and the
 * packages of its workspace, each where npm has installed it. An argument names another folder.
 */
async function main(): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true });
  const listed = ['ls', '--all', '--parseable', '--omit=dev', '--workspace', '@meridian/platform'];
  const packages = execFileSync('npm', listed, { encoding: 'utf8' })
    .split('\n')
    .map((path) => relative('.', path))
    .filter((path) => /^(platform\/)?node_modules\/(?!@meridian\/)/.test(path));
  for (const path of ['platform', ...packages])
    cpSync(path, join(folder, path), { recursive: true, filter: (each) => !isUnused(each) });
  for (const bundle of [await bundlePlatform(), await bundlePlatform('operate')])
    cpSync(bundle, join(folder, relative('.', bundle)));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, scripts }));
  return [folder];
}

void runCommand(main);
