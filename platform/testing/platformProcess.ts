import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen, stop } from '../serve';
import { clientOf, type TestClient } from './client';
import type { KeptPlace } from './databases';

/** The platform as a process of its own, as it runs for players. */
export interface PlatformProcess {
  url: string;
  /** Settles once it answers; throws what it said where it ended first. */
  answers(): Promise<void>;
  call: TestClient;
  /** Ends it as the operating system would: no goodbye, nothing is written any more. */
  kill(): Promise<void>;
  /** Lets it finish what it is doing. */
  stop(): Promise<void>;
}

const running = new Set<PlatformProcess>();

/** Kills what is still running, where a test failed before it could. */
export const killPlatforms = () => Promise.all([...running].map((platform) => platform.kill()));

/** Starts it on a free port and waits until it answers. */
export async function startPlatformProcess(database: KeptPlace): Promise<PlatformProcess> {
  const platform = await launchPlatform(database);
  await platform.answers();
  return platform;
}

/** Starts it on a free port and does not wait. */
export async function launchPlatform(database: KeptPlace): Promise<PlatformProcess> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'club-platform-'));
  const child = spawn(process.execPath, ['--import', 'tsx', 'platform/main.ts'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      PLATFORM_PORT: String(port),
      SERVICES_URL: url,
      DATABASE_URL: 'url' in database ? database.url : '',
      DATABASE_FOLDER: 'folder' in database ? database.folder : '',
      LETTERS_FOLDER: join(folder, 'letters'),
      PICTURES_FOLDER: join(folder, 'pictures'),
    },
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve())).then(() => {
    running.delete(platform);
    rmSync(folder, { recursive: true, force: true });
  });
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  const platform: PlatformProcess = {
    url,
    call: clientOf(url),
    answers: () => untilHealthy(url, () => (child.exitCode === null && child.signalCode === null ? null : said)),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
  running.add(platform);
  return platform;
}

async function untilHealthy(url: string, whyItEnded: () => string | null): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const said = whyItEnded();
    if (said !== null) throw new Error(`The platform ended before it answered: ${said.trim()}`);
    const answers = await fetch(`${url}/health`, { signal: AbortSignal.timeout(5_000) }).then(
      (reply) => reply.ok,
      () => false,
    );
    if (answers) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer within a minute.`);
}

async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, 0);
  await stop(probe);
  return port;
}
