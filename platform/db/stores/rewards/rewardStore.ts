import { and, asc, eq, isNull } from 'drizzle-orm';
import { levelOf } from '../../../domain/levels';
import type { RewardClaimant, RewardTerms } from '../../../domain/rewards';
import { claimCode } from '../../../domain/rewards';
import type { Database } from '../../connect';
import { readCatalogue, type RewardRow } from '../games/catalogueStore';
import { readOwned } from '../games/gameStore';
import { readPlayerTotals } from '../players/playerStore';
import { actionProgress, claims } from '../../schema';
import type { GamePlatform } from '../../../domain/games';

/** A player as the reward rules see one, with the last claim of each reward and the platform of each game. */
export interface Claimant extends RewardClaimant {
  lastClaims: ReadonlyMap<string, { claimedAt: Date; code: string }>;
  /** How often each action was done. */
  actionProgress: ReadonlyMap<string, number>;
  /** The player's games by space, with the platform last played on. */
  playsOn: ReadonlyMap<string, GamePlatform>;
}

/** The terms of a reward row. */
export const termsOf = (row: RewardRow): RewardTerms => ({
  rewardId: row.rewardId,
  rarityId: row.rarityId,
  value: row.value,
  quantityLimit: row.quantityLimit,
  lock:
    row.lockReason === null
      ? null
      : { reason: row.lockReason, level: row.lockLevel, actionId: row.lockActionId, rewardId: row.lockRewardId },
});

/** Rewards of a game, or of all games, by position. */
export async function readRewards(db: Database, spaceId?: string): Promise<RewardRow[]> {
  const { rewards } = await readCatalogue(db);
  const wanted = spaceId?.toLowerCase();
  return rewards.filter((reward) => wanted === undefined || reward.spaceId === wanted);
}

/** One reward of a game; undefined where the game has none such. */
export const findReward = async (db: Database, rewardId: string, spaceId: string): Promise<RewardRow | undefined> =>
  (await readRewards(db, spaceId)).find((reward) => reward.rewardId === rewardId.toLowerCase());

/** Reads what the reward rules need of a player: level, completed actions and earlier claims. */
export async function readClaimant(db: Database, profileId: string): Promise<Claimant> {
  const claimed = await db
    .select({ rewardId: claims.rewardId, claimId: claims.claimId, claimedAt: claims.claimedAt })
    .from(claims)
    .where(and(eq(claims.profileId, profileId), isNull(claims.refundedAt)))
    .orderBy(asc(claims.claimedAt));
  const steps = await db.select().from(actionProgress).where(eq(actionProgress.profileId, profileId));
  return {
    level: levelOf((await readPlayerTotals(db, profileId)).xp).levelNumber,
    completedActions: new Set(steps.flatMap(({ actionId, completedAt }) => (completedAt ? [actionId] : []))),
    actionProgress: new Map(steps.map(({ actionId, progress }) => [actionId, progress])),
    claimCounts: countsOf(claimed),
    lastClaims: new Map(
      claimed.map(({ rewardId, claimId, claimedAt }) => [rewardId, { claimedAt, code: claimCode(claimId) }]),
    ),
    // Rows are newest first, and a Map keeps the last of several entries.
    playsOn: new Map((await readOwned(db, profileId)).reverse().map((row) => [row.spaceId, row.platform])),
  };
}

function countsOf(claimed: readonly { rewardId: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { rewardId } of claimed) counts.set(rewardId, (counts.get(rewardId) ?? 0) + 1);
  return counts;
}
