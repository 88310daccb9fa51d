import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitOf, runNode, stopProcesses, untilHealthy } from '../support/nodeProcess';
import { freePort } from './freePort';
import { clientOf, type TestClient } from './client';
import type { DatabasePlace } from '../db/connect';
import { copyTemplate } from './databaseTemplate';
import { bundlePlatform } from './platformBundle';
import { testOrigin } from './startPlatform';

/** The platform as a process of its own, as it runs for players. */
export interface PlatformProcess {
  url: string;
  port: number;
  pid: number;
  /** Emails to players are written here, one `.eml` each. */
  emailsFolder: string;
  /** The keys of games that it has made. */
  keysFile: string;
  call: TestClient;
  /** What it has written to stderr. */
  errorOutput(): string;
  /** Resolves once it may get calls; rejects with its error output if it ends first. */
  untilHealthy(): Promise<void>;
  /** Ends it with SIGKILL: nothing more is written. */
  kill(): Promise<void>;
  /** Ends it with SIGTERM, so that it finishes the calls that are under way. */
  stop(): Promise<void>;
}

interface Options {
  /** Default: an embedded database in a folder of its own, removed with the process. */
  database?: DatabasePlace;
  port?: number;
  /** Further environment variables. */
  variables?: Record<string, string>;
}

/** Variables that a test's platform has and a player's does not: cheap password hashes, no line for each request, keys for push messages. */
export const testVariables = {
  FAST_PASSWORD_HASHES: '1',
  LOG_LEVEL: 'warn',
  // The private key 1, which everybody knows.
  VAPID_PUBLIC_KEY: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
  VAPID_PRIVATE_KEY: `${'A'.repeat(42)}E`,
  VAPID_SUBJECT: 'mailto:club@meridian.example',
};

const running = new Set<PlatformProcess>();

/** Kills what still runs, for the end of a test file. */
export const killPlatforms = () => Promise.all([...running].map((platform) => platform.kill()));

/** The command line of the platform: the bundle that a test run has made, else one that is made now. */
export async function platformCommand(): Promise<string[]> {
  return [process.env.PLATFORM_BUNDLE ?? (await bundlePlatform())];
}

/** Starts the platform on a free port and waits until it answers. */
export async function startPlatformProcess(options?: Options): Promise<PlatformProcess> {
  const platform = await launchPlatformProcess(options);
  await platform.untilHealthy();
  return platform;
}

/** Starts the platform on a free port, without waiting. */
export async function launchPlatformProcess({
  database,
  port: wanted,
  variables,
}: Options = {}): Promise<PlatformProcess> {
  const port = wanted ?? (await freePort());
  const url = `http://localhost:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'club-platform-'));
  const emailsFolder = join(folder, 'letters');
  const keysFile = join(folder, 'game-keys.json');
  const child = runNode(
    await platformCommand(),
    {
      PLATFORM_PORT: String(port),
      SERVICES_URL: url,
      // Not the origin of the PORT that this process may have been given.
      ALLOWED_ORIGINS: testOrigin,
      DATABASE_URL: database && 'url' in database ? database.url : '',
      DATABASE_FOLDER: database && 'folder' in database ? database.folder : copyTemplate(join(folder, 'database')),
      LETTERS_FOLDER: emailsFolder,
      GAME_KEYS_FILE: keysFile,
      ...testVariables,
      ...variables,
    },
    ['ignore', 'ignore', 'pipe'],
  );
  let errors = '';
  child.stderr?.on('data', (chunk) => (errors += String(chunk)));
  const ended = exitOf(child).then(() => {
    running.delete(platform);
    rmSync(folder, { recursive: true, force: true });
  });
  const platform: PlatformProcess = {
    url,
    port,
    pid: child.pid ?? NaN,
    emailsFolder,
    keysFile,
    call: clientOf(url),
    errorOutput: () => errors,
    untilHealthy: () => untilHealthy(`${url}/ready`, child, { output: () => errors }),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    stop: async () => {
      await stopProcesses([child]);
      await ended;
    },
  };
  running.add(platform);
  return platform;
}
