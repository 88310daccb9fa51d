import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { levelOf } from '../../../domain/levels';
import type { RewardClaimant, RewardTerms } from '../../../domain/rewards';
import { claimCode } from '../../../domain/rewards';
import type { Database } from '../../database';
import { firstRow } from '../../firstRow';
import { readRow } from '../../readRow';
import { rewards } from '../../schema';
import { readCatalog, readRewardRows, type RewardRow } from '../games/catalogStore';
import { gamePlatforms, type GamePlatform } from '../../../domain/games';

/** A player as the reward rules see one, with the last claim of each reward and the platform of each game. */
export interface Claimant extends RewardClaimant {
  lastClaims: ReadonlyMap<string, { claimedAt: Date; code: string }>;
  actionProgress: ReadonlyMap<string, number>;
  /** The player's games by space, with the platform last played on. */
  playsOn: ReadonlyMap<string, GamePlatform>;
}

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
  const catalog = await readCatalog(db);
  const wanted = spaceId?.toLowerCase();
  return catalog.rewards.filter((reward) => wanted === undefined || reward.spaceId === wanted);
}

export const findReward = async (db: Database, rewardId: string, spaceId: string): Promise<RewardRow | undefined> =>
  (await readRewards(db, spaceId)).find((reward) => reward.rewardId === rewardId.toLowerCase());

/** One reward, in a transaction: there the catalog in memory would be loaded again, while the player is locked. */
export const findRewardIn = (tx: Database, rewardId: string): Promise<RewardRow | undefined> =>
  firstRow(readRewardRows(tx, eq(rewards.rewardId, rewardId)));

/** The rewards that another one opens, in a transaction. */
export const readRewardsBehind = (tx: Database, rewardId: string): Promise<RewardRow[]> =>
  readRewardRows(tx, eq(rewards.lockRewardId, rewardId));

/** What the reward rules need of a player, as the database hands it over. */
export const claimantState = z
  .object({
    xp: z.int(),
    claims: z.array(
      z.object({ rewardId: z.string(), times: z.int(), claimId: z.string(), claimedAt: z.coerce.date() }),
    ),
    steps: z.array(z.object({ actionId: z.string(), progress: z.int(), isDone: z.boolean() })),
    games: z.array(z.object({ spaceId: z.string(), platform: z.enum(gamePlatforms) })),
  })
  .transform(({ xp, claims, steps, games }): Claimant => ({
    level: levelOf(xp).levelNumber,
    completedActions: new Set(steps.flatMap(({ actionId, isDone }) => (isDone ? [actionId] : []))),
    actionProgress: new Map(steps.map(({ actionId, progress }) => [actionId, progress])),
    claimCounts: new Map(claims.map(({ rewardId, times }) => [rewardId, times])),
    lastClaims: new Map(
      claims.map(({ rewardId, claimId, claimedAt }) => [rewardId, { claimedAt, code: claimCode(claimId) }]),
    ),
    // Those played last come last, and a Map keeps the last of several entries.
    playsOn: new Map(games.map(({ spaceId, platform }) => [spaceId, platform])),
  }));

/** What the reward rules need of a player, as one column of a larger statement: level, completed actions, claims. */
export const claimantOf = (profileId: string) =>
  sql<Claimant>`json_build_object(
    'xp', coalesce((select xp from players where profile_id = ${profileId}), 0),
    'claims', (select coalesce(json_agg(json_build_object('rewardId', reward_id, 'times', times, 'claimId', claim_id,
      'claimedAt', claimed_at)), '[]')
      from (select reward_id, count(*) as times, max(claimed_at) as claimed_at,
          (array_agg(claim_id order by claimed_at desc))[1] as claim_id
        from claims where profile_id = ${profileId} and refunded_at is null group by reward_id) as claimed),
    'steps', (select coalesce(json_agg(json_build_object('actionId', action_id, 'progress', progress,
      'isDone', completed_at is not null)), '[]') from action_progress where profile_id = ${profileId}),
    'games', (select coalesce(json_agg(json_build_object('spaceId', space_id, 'platform', platform)
      order by last_played_at nulls first), '[]') from owned_games where profile_id = ${profileId}))`.mapWith((value) =>
    claimantState.parse(value),
  );

/** Made once: zod compiles a schema at its first use. */
const claimantRow = z.object({ claimant: claimantState });

export async function readClaimant(db: Database, profileId: string): Promise<Claimant> {
  const statement = sql`select ${claimantOf(profileId)} as claimant from accounts where user_id = ${profileId}`;
  const row = await readRow(db, statement, claimantRow);
  if (!row) throw new Error(`There is no player ${profileId}.`);
  return row.claimant;
}
