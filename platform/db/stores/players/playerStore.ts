import { eq, sql, type SQLWrapper } from 'drizzle-orm';
import { z } from 'zod';
import { weekStart } from '../../../domain/calendar';
import type { Entry } from '../../../domain/ledger';
import type { Database } from '../../database';
import { countEntries } from '../../../support/clubMetrics';
import { plusUpTo } from '../../integers';
import { readRow } from '../../readRow';
import { players, playerWeeks } from '../../schema';
import { writeTogether } from '../../writeTogether';

/** A player whose row is locked until the transaction ends. */
export interface LockedPlayer {
  profileId: string;
  country: string;
  xp: number;
  /** The entries of the ledger that the transaction has written. */
  written: Entry[];
}

/**
 * Runs a change of what a player owns in a transaction that locks the player, so that changes of one player run one
 * after another. Nothing changes where `work` throws.
 */
export async function changePlayer<T>(
  db: Database,
  profileId: string,
  work: (tx: Database, player: LockedPlayer) => Promise<T>,
): Promise<T> {
  const { result, written } = await db.transaction(async (tx) => {
    const player = await lockPlayer(tx, profileId);
    return { result: await work(tx, player), written: player.written };
  });
  countEntries(written);
  return result;
}

/** Adds XP to a player's total and to the week of `now`. */
export const giveXp = (tx: Database, profileId: string, xp: number, now: Date): Promise<void> =>
  writeTogether(tx, totalWrites(tx, profileId, { xp, challenges: 0 }, now));

/** The statements that add XP, also to the week of `now`, and completed challenges to a player's totals. */
export function totalWrites(
  tx: Database,
  profileId: string,
  { xp, challenges }: { xp: number; challenges: number },
  now: Date,
): SQLWrapper[] {
  const writes: SQLWrapper[] = [];
  if (xp + challenges > 0) writes.push(totalsWrite(tx, profileId, { xp, challenges }));
  if (xp > 0) writes.push(weekWrite(tx, profileId, xp, now));
  return writes;
}

const totalsWrite = (tx: Database, profileId: string, { xp, challenges }: { xp: number; challenges: number }) =>
  tx
    .update(players)
    .set({
      xp: plusUpTo(players.xp, xp),
      challengesCompleted: sql`${players.challengesCompleted} + ${challenges}::integer`,
    })
    .where(eq(players.profileId, profileId));

const weekWrite = (tx: Database, profileId: string, xp: number, now: Date) =>
  tx
    .insert(playerWeeks)
    .values({ profileId, startsAt: weekStart(now), xp })
    .onConflictDoUpdate({
      target: [playerWeeks.profileId, playerWeeks.startsAt],
      set: { xp: plusUpTo(playerWeeks.xp, xp) },
    });

/** A player's total XP and completed challenges; zeros for one who never played. */
export async function readPlayerTotals(
  db: Database,
  profileId: string,
): Promise<{ xp: number; challengesCompleted: number }> {
  const [player] = await db
    .select({ xp: players.xp, challengesCompleted: players.challengesCompleted })
    .from(players)
    .where(eq(players.profileId, profileId));
  return player ?? { xp: 0, challengesCompleted: 0 };
}

async function lockPlayer(tx: Database, profileId: string): Promise<LockedPlayer> {
  const known = await lockKnown(tx, profileId);
  if (known) return known;
  await tx.insert(players).values({ profileId }).onConflictDoNothing();
  const fresh = await lockKnown(tx, profileId);
  if (!fresh) throw new Error(`There is no player ${profileId}.`);
  return fresh;
}

async function lockKnown(tx: Database, profileId: string): Promise<LockedPlayer | undefined> {
  const statement = sql`select profile_id as "profileId", country, xp from players
    join accounts on user_id = profile_id where profile_id = ${profileId} for update of players`;
  const known = await readRow(tx, statement, lockedPlayer);
  return known && { ...known, written: [] };
}

const lockedPlayer = z.object({ profileId: z.string(), country: z.string(), xp: z.int() });
