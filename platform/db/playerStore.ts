import { eq, sql } from 'drizzle-orm';
import type { Database } from './connect';
import { accounts, players } from './schema';

/** A player whose row is locked until the transaction ends. */
export interface LockedPlayer {
  profileId: string;
  country: string;
  xp: number;
}

/**
 * Does everything that changes what a player owns: in one transaction, and one change of a player after the other.
 * Where `work` throws, nothing has happened.
 */
export const changePlayer = <T>(
  db: Database,
  profileId: string,
  work: (tx: Database, player: LockedPlayer) => Promise<T>,
): Promise<T> => db.transaction(async (tx) => work(tx, await lockPlayer(tx, profileId)));

/** Adds XP to what the player has. */
export async function giveXp(tx: Database, profileId: string, xp: number): Promise<void> {
  if (xp === 0) return;
  await tx
    .update(players)
    .set({ xp: sql`${players.xp} + ${xp}` })
    .where(eq(players.profileId, profileId));
}

/** XP since the first day; 0 for a player who never played. */
export async function xpOf(db: Database, profileId: string): Promise<number> {
  const [player] = await db.select({ xp: players.xp }).from(players).where(eq(players.profileId, profileId));
  return player?.xp ?? 0;
}

async function lockPlayer(tx: Database, profileId: string): Promise<LockedPlayer> {
  await tx.insert(players).values({ profileId }).onConflictDoNothing();
  const [player] = await tx
    .select({ profileId: players.profileId, country: accounts.country, xp: players.xp })
    .from(players)
    .innerJoin(accounts, eq(accounts.userId, players.profileId))
    .where(eq(players.profileId, profileId))
    .for('update', { of: players });
  if (!player) throw new Error(`There is no player ${profileId}.`);
  return player;
}
