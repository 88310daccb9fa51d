import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commands, run, stop, untilAnswers } from '../../../deploy/local/processes';
import { listen, stop as stopServer } from '../../../platform/serve';

export interface PlatformProcess {
  url: string;
  port: number;
  /** Ends the process and removes what it kept. */
  stop: () => Promise<void>;
}

/** The platform as a process of its own on a free port, with the demo players, in a database that nobody else uses. */
export async function startPlatformProcess({ databaseUrl }: { databaseUrl?: string } = {}): Promise<PlatformProcess> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const folder = await mkdtemp(join(tmpdir(), 'platform-'));
  const child = run(commands.platform, {
    PLATFORM_PORT: String(port),
    SERVICES_URL: url,
    DATABASE_URL: databaseUrl ?? '',
    DATABASE_FOLDER: join(folder, 'database'),
    LETTERS_FOLDER: join(folder, 'letters'),
  });
  await untilAnswers(`${url}/health`, child);
  return {
    url,
    port,
    stop: async () => {
      await stop([child]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, 0);
  await stopServer(probe);
  return port;
}
