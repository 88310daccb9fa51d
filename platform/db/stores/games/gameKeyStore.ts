import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { GameKey } from '../../../domain/gameSignature';
import { newSecret } from '../../../support/secret';
import { builtOnce } from '../../builtOnce';
import type { Database } from '../../database';
import { hasRow } from '../../firstRow';
import { gameKeys, games } from '../../schema';

/** A space has at most two keys at once: the one in use, and the one that a game's servers change to. */
export const mostLiveKeys = 2;

/** Makes a key of a space. The secret is returned to be handed to the game's server. */
export async function addGameKey(
  db: Database,
  spaceId: string,
  now: Date,
  maker: string | null = null,
): Promise<GameKey> {
  const key = { keyId: randomBytes(9).toString('hex'), secret: newSecret() };
  await db.insert(gameKeys).values({ ...key, spaceId, maker, createdAt: now });
  return key;
}

const secretOfKey = builtOnce((db) =>
  db
    .select({ secret: gameKeys.secret })
    .from(gameKeys)
    .where(
      and(
        eq(gameKeys.keyId, sql.placeholder('keyId')),
        eq(gameKeys.spaceId, sql.placeholder('spaceId')),
        isNull(gameKeys.revokedAt),
      ),
    )
    .prepare('secret_of_key'),
);

/** The secret of a space's key; undefined where the key is unknown, revoked or of another space. */
export async function findGameSecret(db: Database, keyId: string, spaceId: string): Promise<string | undefined> {
  const [key] = await secretOfKey(db).execute({ keyId, spaceId });
  return key?.secret;
}

/** The keys that the command has made and that are not revoked, by game, the oldest first. Secrets are left out. */
export const readGameKeys = (db: Database) =>
  db
    .select({ keyId: gameKeys.keyId, spaceId: gameKeys.spaceId, slug: games.slug, createdAt: gameKeys.createdAt })
    .from(gameKeys)
    .innerJoin(games, eq(games.spaceId, gameKeys.spaceId))
    .where(and(isNull(gameKeys.revokedAt), isNull(gameKeys.maker)))
    .orderBy(asc(games.position), asc(gameKeys.createdAt));

export function revokeGameKey(db: Database, keyId: string, now: Date): Promise<boolean> {
  const isLive = and(eq(gameKeys.keyId, keyId), isNull(gameKeys.revokedAt));
  return hasRow(db.update(gameKeys).set({ revokedAt: now }).where(isLive).returning());
}

/** Gives every space a new key of this maker, and deletes the maker's earlier ones. Returns the keys by space. */
export const replaceKeysOf = (db: Database, maker: string, now: Date): Promise<Record<string, GameKey>> =>
  db.transaction(async (tx) => {
    await tx.delete(gameKeys).where(eq(gameKeys.maker, maker));
    const spaces = await tx.select({ spaceId: games.spaceId }).from(games);
    const keys: [string, GameKey][] = [];
    for (const { spaceId } of spaces) keys.push([spaceId, await addGameKey(tx, spaceId, now, maker)]);
    return Object.fromEntries(keys);
  });
