import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database';
import { hasRow } from '../../firstRow';
import { accounts, blocks } from '../../schema';
import { playerColumns } from './profileStore';

/** The players that a player has blocked, the last first. */
export const readBlocks = (db: Database, profileId: string) =>
  db
    .select({ ...playerColumns, blockedAt: blocks.blockedAt })
    .from(blocks)
    .innerJoin(accounts, eq(accounts.userId, blocks.blockedId))
    .where(eq(blocks.profileId, profileId))
    .orderBy(desc(blocks.blockedAt), asc(accounts.nameKey));

export type Block = Awaited<ReturnType<typeof readBlocks>>[number];

export const countBlocks = (tx: Database, profileId: string): Promise<number> =>
  tx.$count(blocks, eq(blocks.profileId, profileId));

export async function hasBlocked(tx: Database, profileId: string, otherId: string): Promise<boolean> {
  return (await tx.$count(blocks, isBlock(profileId, otherId))) > 0;
}

/** Those of some players who have blocked a player. */
export async function readBlockersAmong(db: Database, ids: readonly string[], blockedId: string): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ profileId: blocks.profileId })
    .from(blocks)
    .where(and(inArray(blocks.profileId, [...ids]), eq(blocks.blockedId, blockedId)));
  return new Set(rows.map(({ profileId }) => profileId));
}

export async function addBlock(tx: Database, profileId: string, blockedId: string, now: Date): Promise<void> {
  await tx.insert(blocks).values({ profileId, blockedId, blockedAt: now }).onConflictDoNothing();
}

export const removeBlock = (db: Database, profileId: string, blockedId: string): Promise<boolean> =>
  hasRow(db.delete(blocks).where(isBlock(profileId, blockedId)).returning());

const isBlock = (profileId: string, blockedId: string) =>
  and(eq(blocks.profileId, profileId), eq(blocks.blockedId, blockedId));
