import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { firstRow } from '../../firstRow';
import { goals, players, rewards } from '../../schema';
import type { LockedPlayer } from '../players/playerStore';
import { balanceOf, ledgerStateOf } from './ledgerStore';

export type GoalRow = typeof goals.$inferSelect;

export const readGoal = (db: Database, profileId: string): Promise<GoalRow | undefined> =>
  firstRow(db.select().from(goals).where(eq(goals.profileId, profileId)));

/** Makes a reward the goal, in the place of another; `chosenAt` of the same reward stays. */
export async function saveGoal(
  db: Database,
  { profileId, rewardId, chosenAt, claimsItself }: Omit<GoalRow, 'changedAt'>,
): Promise<void> {
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

/** Those of some players whose goal is to be claimed by itself and is no dearer than their balance. */
export async function readDueGoals(db: Database, profileIds: readonly string[], now: Date): Promise<string[]> {
  const rows = await db
    .select({ profileId: goals.profileId })
    .from(goals)
    .innerJoin(rewards, eq(rewards.rewardId, goals.rewardId))
    .where(
      and(
        inArray(goals.profileId, [...profileIds]),
        eq(goals.claimsItself, true),
        sql`${balanceOf(goals.profileId, now)} >= ${rewards.value}`,
      ),
    );
  return rows.map(({ profileId }) => profileId);
}
