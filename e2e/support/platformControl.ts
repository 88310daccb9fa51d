import type { ChildProcess } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { commands, run, stop, untilAnswers } from '../../deploy/local/processes';
import type { LocalSettings } from '../../deploy/local/settings';

/** Where a test asks for the platform to be stopped or started: one port above the platform's own. */
export const controlPort = (platformPort: number) => platformPort + 1;

/** The platform under test as a process that tests can stop and start over a control port, to see an outage. */
export function platformControl(settings: LocalSettings, variables: Record<string, string>) {
  let platform: ChildProcess | undefined;

  const start = async () => {
    if (platform?.exitCode === null && platform.signalCode === null) return;
    platform = run(commands.platform, variables);
    await untilAnswers(`${settings.platformUrl}/health`, platform);
  };
  const halt = () => stop([platform]);

  const control: Server = createServer((request, response) => {
    const work = request.url === '/start' ? start() : halt();
    work.then(
      () => response.end('done'),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(controlPort(settings.platformPort), '127.0.0.1');

  return {
    start,
    close: async () => {
      control.close();
      await halt();
    },
  };
}
