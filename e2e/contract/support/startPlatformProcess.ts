import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commands, run, stop, untilAnswers } from '../../../deploy/local/processes';
import type { KeptPlace } from '../../../platform/testing/databases';
import { freePort } from './servers';

export interface PlatformProcess {
  url: string;
  port: number;
  /** Letters to players are put here, one `.eml` each. */
  lettersFolder: string;
  /** Ends the process and removes what it kept. */
  stop: () => Promise<void>;
}

interface Options {
  /** Where it keeps everything; an embedded database of its own unless told. */
  database?: KeptPlace;
  /** True where callers tell their own addresses, as behind a proxy: whoever makes many accounts is slowed down. */
  isBehindProxy?: boolean;
}

/** The platform as a process of its own on a free port, with the demo players, in a database that nobody else uses. */
export async function startPlatformProcess({ database, isBehindProxy }: Options = {}): Promise<PlatformProcess> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const folder = await mkdtemp(join(tmpdir(), 'platform-'));
  const lettersFolder = join(folder, 'letters');
  const child = run(commands.platform, {
    PLATFORM_PORT: String(port),
    SERVICES_URL: url,
    DATABASE_URL: database && 'url' in database ? database.url : '',
    DATABASE_FOLDER: database && 'folder' in database ? database.folder : join(folder, 'database'),
    LETTERS_FOLDER: lettersFolder,
    BEHIND_PROXY: isBehindProxy ? '1' : '0',
  });
  await untilAnswers(`${url}/health`, child);
  return {
    url,
    port,
    lettersFolder,
    stop: async () => {
      await stop([child]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
