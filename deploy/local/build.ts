import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addCompileHints } from '../site/addCompileHints';
import { bundleProgram } from '../../platform/testing/platformBundle';
import { commands, complete, preloadFile } from './processes';
import { readEnvironment } from '../../services/http/environment';
import type { LocalSettings } from './settings';

const sources = [
  'deploy/messages',
  'deploy/site',
  'platform/support',
  'pages',
  'components',
  'store',
  'services',
  'static',
  'routes.ts',
  'next.config.js',
  'instrumentation.ts',
  'package-lock.json',
];

/** Builds the site if there is no build yet, or its sources or settings have changed since. */
export async function buildIfStale({ buildFolder, childVariables }: LocalSettings): Promise<void> {
  const environment = readEnvironment({ ...process.env, ...childVariables });
  await buildWhereChanged(buildFolder, JSON.stringify(environment), childVariables);
}

/** Builds the site for any environment (deploy/site/applySettings.ts) if its sources have changed. Returns the folder. */
export async function buildForAnyEnvironment(): Promise<string> {
  const folder = '.next-any';
  const variables = { SETTINGS_AT_START: '1', SITE_BUILD_FOLDER: folder, NEXT_TELEMETRY_DISABLED: '1' };
  await buildWhereChanged(folder, 'any', variables);
  return folder;
}

async function buildWhereChanged(folder: string, settings: string, variables: Record<string, string>): Promise<void> {
  const stamp = join(folder, 'made-from');
  const made = fingerprint(settings);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === made) return;
  await complete('The build of the site', commands.build, variables);
  addCompileHints(folder);
  await bundleProgram('deploy/site/preload.ts', join(folder, preloadFile), { packages: 'external' });
  writeFileSync(stamp, made);
}

function fingerprint(settings: string): string {
  const sum = createHash('sha256').update(settings);
  for (const file of sources.flatMap(filesUnder)) sum.update(file).update(readFileSync(file));
  return sum.digest('hex');
}

function filesUnder(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile() && !/\.test\.tsx?$/.test(file))
    .sort();
}
