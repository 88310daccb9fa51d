import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { goals, players, rewards } from '../../schema';
import { isAfter, nextAfter, type Cursor, type Slice } from '../../slices';
import type { LockedPlayer } from '../players/playerStore';
import { balanceOf, ledgerStateOf } from './ledgerStore';

export type GoalRow = typeof goals.$inferSelect;

export async function readGoal(db: Database, profileId: string): Promise<GoalRow | undefined> {
  const [goal] = await db.select().from(goals).where(eq(goals.profileId, profileId));
  return goal;
}

/** Makes a reward the goal, in the place of another; `chosenAt` of the same reward stays. */
export async function saveGoal(db: Database, { profileId, rewardId, chosenAt, claimsItself }: GoalRow): Promise<void> {
  await db
    .insert(goals)
    .values({ profileId, rewardId, chosenAt, claimsItself })
    .onConflictDoUpdate({
      target: goals.profileId,
      set: {
        rewardId,
        claimsItself,
        chosenAt: sql`case when ${goals.rewardId} = ${rewardId}::uuid then ${goals.chosenAt} else ${chosenAt} end`,
      },
    });
}

export async function removeGoal(db: Database, profileId: string): Promise<void> {
  await db.delete(goals).where(eq(goals.profileId, profileId));
}

/** The ledger of a locked player, and the reward that is to be claimed by itself; null without one. */
export async function readCreditState(tx: Database, { profileId }: LockedPlayer) {
  const [row] = await tx
    .select({ ledger: ledgerStateOf(profileId), rewardToClaim: goals.rewardId })
    .from(players)
    .leftJoin(goals, and(eq(goals.profileId, players.profileId), eq(goals.claimsItself, true)))
    .where(eq(players.profileId, profileId));
  return row ?? { ledger: { last: null, lots: [] }, rewardToClaim: null };
}

/** The players of a slice of the goals that are to be claimed by themselves, as far as their balance pays for them. */
export async function readDueGoals(
  db: Database,
  { after, limit }: Slice,
  now: Date,
): Promise<{ profileIds: string[]; next: Cursor | null }> {
  const rows = await db
    .select({
      profileId: goals.profileId,
      isDue: sql<boolean>`${balanceOf(goals.profileId, now)} >= ${rewards.value}`,
    })
    .from(goals)
    .innerJoin(rewards, eq(rewards.rewardId, goals.rewardId))
    .where(and(sql`${goals.claimsItself}`, isAfter([goals.profileId], after)))
    .orderBy(goals.profileId)
    .limit(limit);
  const due = rows.filter(({ isDue }) => isDue);
  return {
    profileIds: due.map(({ profileId }) => profileId),
    next: nextAfter(rows, limit, ({ profileId }) => [profileId]),
  };
}
