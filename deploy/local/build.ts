import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commands, complete } from './processes';
import { settingsFingerprint, type LocalSettings } from './settings';

/** What a build of the site is made of. */
const sources = [
  'deploy/messages',
  'deploy/site',
  'platform/support/ports.ts',
  'platform/support/stopDelay.ts',
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

/** Builds the site where there is no build yet, or its sources or settings have changed since. */
export async function buildIfStale(settings: LocalSettings): Promise<void> {
  const stamp = join(settings.buildFolder, 'made-from');
  const made = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === made) return;
  await complete('The build of the site', commands.build, settings.childVariables);
  writeFileSync(stamp, made);
}

function fingerprint(): string {
  const sum = createHash('sha256').update(settingsFingerprint(process.env));
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
