import { resolve } from 'node:path';
import { exitOf, runNode } from '../../platform/support/nodeProcess';
import { connectionLimits } from '../../platform/support/ports';

export const preloadFile = 'preload.cjs';

const next = require.resolve('next/dist/bin/next');

// A proxy must not reuse a connection while the server closes it, so the server waits longer than proxies do.
const startNext = (port: number) =>
  [next, 'start', '-p', port, '--keepAliveTimeout', connectionLimits.keepAliveTimeout].map(String);

export const commands = {
  platform: ['--import', 'tsx', 'platform/main.ts'],
  build: [next, 'build'],
  /** `buildFolder` has what the server loads first (deploy/site/preload.ts). */
  site: (port: number, buildFolder: string) => ['--require', resolve(buildFolder, preloadFile), ...startNext(port)],
  startNext,
  siteInDevelopment: (port: number) => [next, 'dev', '-p', String(port)],
};

export async function complete(what: string, args: string[], variables: Record<string, string>): Promise<void> {
  const code = await exitOf(runNode(args, variables));
  if (code !== 0) throw new Error(`${what} failed; its output above has the reason.`);
}
