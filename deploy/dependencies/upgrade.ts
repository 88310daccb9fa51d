import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

/** Packages whose newest version does not fit; docs/dependencies.md has the reasons. */
const held = [
  '@formatjs/icu-messageformat-parser',
  '@opentelemetry/api',
  '@opentelemetry/core',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-node',
  '@types/node',
  'eslint-plugin-regexp',
  'r6api',
  'r6api.js',
  'trackmania-api-node',
  'typescript',
];

const oldestNode = 'v20.';

const version = z.object({ latest: z.string() });
/** What `npm outdated` prints: several entries for a package that the site and the platform both have. */
const outdated = z.record(z.string(), z.union([version, z.tuple([version]).rest(version)]));

const npm = (...args: string[]) => spawnSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/** `npm run upgrade`: writes the newest versions that run on the oldest supported Node to both manifests, and installs them. */
function upgrade(): void {
  // npm offers the versions that run on the Node that it runs on.
  if (!process.version.startsWith(oldestNode)) throw new Error(`Run it on the oldest supported Node, ${oldestNode}x.`);
  const found = Object.entries(outdated.parse(JSON.parse(npm('outdated', '--json').stdout)));
  for (const [name, versions] of found.filter(([each]) => !held.includes(each))) {
    const { latest } = Array.isArray(versions) ? versions[0] : versions;
    process.stdout.write(`${name} ${latest}\n`);
    for (const file of ['package.json', 'platform/package.json']) {
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, text.replace(new RegExp(`("${name}": )"[^"]+"`), `$1"${latest}"`));
    }
  }
  const { status } = npm('install');
  if (status !== 0) throw new Error('npm could not install these versions together.');
}

upgrade();
