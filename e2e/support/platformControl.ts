import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import type { LocalSettings } from '../../deploy/local/settings';
import { hasEnded, runNode, stopProcesses, untilHealthy } from '../../platform/support/nodeProcess';
import { listen } from '../../platform/support/ports';
import { platformCommand } from '../../platform/testing/platformProcess';
import { embedderUrl } from './settings';

/** The port on which a test requests the platform to be stopped or started: one above the platform's own. */
export const controlPort = (platformPort: number) => platformPort + 1;

/** The platform under test as a process that tests can stop and start over a control port, whole or with fewer calls. */
export async function platformControl(settings: LocalSettings, variables: Record<string, string>) {
  const command = await platformCommand();
  let platform: ChildProcess | undefined;

  const start = async (preload: string[] = [], changed: Record<string, string> = {}) => {
    if (platform && !hasEnded(platform)) return;
    platform = runNode([...preload, ...command], { ...variables, ...changed });
    await untilHealthy(`${settings.platformUrl}/health`, platform);
  };
  const halt = () => stopProcesses([platform]);
  const actions: Record<string, () => Promise<void>> = {
    '/start': () => start(),
    '/startWithSectionSeven': () => start(['--import', 'tsx', '--import', './e2e/support/onlySectionSeven.ts']),
    '/startForEmbedder': () => start([], { EMBEDDERS: embedderUrl }),
    '/stop': halt,
  };

  const control = createServer((request, response) => {
    const work = actions[request.url ?? '']?.() ?? Promise.reject(new Error('It can be started and stopped.'));
    work.then(
      () => response.end('done'),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await listen(control, controlPort(settings.platformPort), '127.0.0.1');

  return {
    start,
    close: async () => {
      control.close();
      await halt();
    },
  };
}
