import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { z } from 'zod';
import type { PlatformProcess } from '../../../../platform/testing/platformProcess';
import { openPublisherFront } from './publisherFront';

/** A published client: a script that uses it, and the shape of the script's result. */
export interface Client<Result> {
  script: string;
  result: z.ZodType<Result>;
}

/** The input of a client: the credentials, and a friend to look up. */
export interface ClientTask {
  email: string;
  password: string;
  profileId: string;
  friendId: string;
}

export interface ClientRun<Result> {
  result: Result;
  /** The calls that the client made for it, in order. */
  calls: string[];
}

const inThisFolder = (name: string) => join(__dirname, name);
const patienceMs = 20_000;

/**
 * Runs a client in a process of its own, against a platform, with a folder for the files that it keeps.
 * Rejects with what it wrote where it fails, and where it finds something else than it should.
 */
export async function runClient<Result>(
  { script, result }: Client<Result>,
  task: ClientTask,
  { platform, folder }: { platform: PlatformProcess; folder: string },
): Promise<ClientRun<Result>> {
  const front = await openPublisherFront(platform.port);
  const loopback = pathToFileURL(inThisFolder('loopback.mjs')).href;
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', loopback, inThisFolder(script), JSON.stringify(task)],
      // Nothing of this machine's own settings, a proxy first of all, may come between.
      { env: { NODE_ENV: 'test', FRONT_PORT: String(front.port), TMPDIR: folder, TEMP: folder }, timeout: patienceMs },
    );
    return { result: result.parse(JSON.parse(stdout)), calls: front.calls };
  } finally {
    await front.close();
  }
}
