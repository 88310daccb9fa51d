import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { Database } from '../db/database';
import { replaceKeysOf } from '../db/stores/games/gameKeyStore';
import type { GameKey } from '../domain/gameSignature';

const keysFile = z.record(z.string(), z.object({ keyId: z.string(), secret: z.string() }));

/** Where a local platform keeps the keys of its games by default. */
export const localKeysFile = (port: number | string) => `.data/game-keys-${port}.json`;

/**
 * Gives every game a new key, in a file that only this user may read: `npm run play` is the games' server of a local
 * platform. The keys of the start before are deleted.
 */
export async function writeLocalKeys(db: Database, file: string, now: Date): Promise<void> {
  const keys = await replaceKeysOf(db, file, now);
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.part`;
  await writeFile(part, JSON.stringify(keys, null, 2), { mode: 0o600 });
  await chmod(part, 0o600);
  await rename(part, file);
}

/** The keys of a local platform by space. Throws an error with one sentence where there are none. */
export async function readLocalKeys(file: string): Promise<Record<string, GameKey>> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(`There are no keys of games in ${file}; start the platform, or name another file with --keys.`, {
      cause: error,
    });
  });
  return keysFile.parse(JSON.parse(text));
}
