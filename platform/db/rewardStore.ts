import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { spend } from '../domain/ledger';
import { levelOf } from '../domain/levels';
import type { ClaimRefusal, RewardSeeker, RewardTerms } from '../domain/rewards';
import { claimCode, refusalOf } from '../domain/rewards';
import type { Database } from './connect';
import { readOwned } from './gameStore';
import { openLedger, saveLedger } from './ledgerStore';
import type { LockedPlayer } from './playerStore';
import { readStanding } from './playerStore';
import { actionProgress, claims, gamePlatforms, games, rewards, wishes } from './schema';
import type { GamePlatform } from '../domain/games';

/** A reward as it is on offer, with the slug and title of its game and the first platform that the game runs on. */
export type RewardRow = typeof rewards.$inferSelect & { gameSlug: string; gameTitle: string; gamePlatform: GamePlatform };

/** A player as rewards see one, with the last claim of each and where each game is played. */
export interface Seeker extends RewardSeeker {
  lastClaims: ReadonlyMap<string, { claimedAt: Date; code: string }>;
  /** The player's own games by space, each with the platform that it was last played on. */
  playsOn: ReadonlyMap<string, GamePlatform>;
}

/** The claim cannot be granted; nothing was taken. */
export class ClaimRefused extends Error {
  constructor(
    readonly reason: ClaimRefusal,
    readonly details: string,
  ) {
    super(reason);
  }
}

/** What a reward asks, out of its row. */
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

/** Rewards of a game, or of all games, in their order. */
export async function readRewards(db: Database, spaceId?: string): Promise<RewardRow[]> {
  const rows = await selectRewards(db)
    .where(spaceId ? eq(rewards.spaceId, spaceId) : undefined)
    .orderBy(asc(games.position), asc(rewards.position));
  return rows.map(toRow);
}

/** One reward of a game; undefined where the game has none such. */
export async function findReward(db: Database, rewardId: string, spaceId: string): Promise<RewardRow | undefined> {
  const [row] = await selectRewards(db).where(and(eq(rewards.rewardId, rewardId), eq(rewards.spaceId, spaceId)));
  return row && toRow(row);
}

const selectRewards = (db: Database) =>
  db
    .select({ reward: rewards, gameSlug: games.slug, gameTitle: games.title, gamePlatform: gamePlatforms.platform })
    .from(rewards)
    .innerJoin(games, eq(games.spaceId, rewards.spaceId))
    .innerJoin(gamePlatforms, and(eq(gamePlatforms.spaceId, rewards.spaceId), eq(gamePlatforms.position, 0)));

const toRow = ({ reward, ...game }: Awaited<ReturnType<typeof selectRewards>>[number]): RewardRow => ({
  ...reward,
  ...game,
});

/** What a player brings to the rewards: level, completed actions and earlier claims. */
export async function readSeeker(db: Database, profileId: string): Promise<Seeker> {
  const claimed = await db
    .select({ rewardId: claims.rewardId, claimId: claims.claimId, claimedAt: claims.claimedAt })
    .from(claims)
    .where(and(eq(claims.profileId, profileId), isNull(claims.refundedAt)))
    .orderBy(asc(claims.claimedAt));
  const completed = await db
    .select({ actionId: actionProgress.actionId })
    .from(actionProgress)
    .where(and(eq(actionProgress.profileId, profileId), isNotNull(actionProgress.completedAt)));
  return {
    level: levelOf((await readStanding(db, profileId)).xp).levelNumber,
    completedActions: new Set(completed.map((row) => row.actionId)),
    purchased: countsOf(claimed),
    lastClaims: new Map(
      claimed.map(({ rewardId, claimId, claimedAt }) => [rewardId, { claimedAt, code: claimCode(claimId) }]),
    ),
    // The newest session comes first, and of several entries the last counts.
    playsOn: new Map((await readOwned(db, profileId)).reverse().map((row) => [row.spaceId, row.platform])),
  };
}

function countsOf(claimed: readonly { rewardId: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { rewardId } of claimed) counts.set(rewardId, (counts.get(rewardId) ?? 0) + 1);
  return counts;
}

/**
 * Takes a reward's price from a locked player's Units and notes the claim; gives the balance and the seeker afterwards.
 * What was wished for is had, so it is no wish any more.
 * Throws `ClaimRefused`, and takes nothing, where the rules refuse it (spec 4, Rewards).
 */
export async function claimReward(
  tx: Database,
  player: LockedPlayer,
  reward: RewardRow,
  now: Date,
): Promise<{ unitBalance: number; seeker: Seeker }> {
  const ledger = await openLedger(tx, player, now);
  const terms = termsOf(reward);
  const seeker = await readSeeker(tx, player.profileId);
  const refusal = refusalOf(terms, seeker, ledger.balance);
  if (refusal) throw new ClaimRefused(refusal, detailsOf(refusal, terms, ledger.balance));
  const claimId = randomUUID();
  const rarity = reward.rarityId.toLowerCase();
  const occasion = {
    reason: `Reward, ${rarity}`,
    source: { type: 'reward', id: reward.rewardId, name: reward.name },
    spaceId: reward.spaceId,
  } as const;
  const after = spend(ledger, reward.value, occasion, now);
  if (!after) throw new ClaimRefused('insufficientUnits', detailsOf('insufficientUnits', terms, ledger.balance));
  await saveLedger(tx, after);
  const { profileId } = player;
  const { rewardId, spaceId, value } = reward;
  await tx.insert(claims).values({ claimId, profileId, rewardId, spaceId, units: value, claimedAt: now });
  await tx.delete(wishes).where(and(eq(wishes.profileId, profileId), eq(wishes.rewardId, rewardId)));
  return { unitBalance: after.balance, seeker: withClaim(seeker, rewardId, claimId, now) };
}

const withClaim = (seeker: Seeker, rewardId: string, claimId: string, now: Date): Seeker => ({
  ...seeker,
  purchased: new Map(seeker.purchased).set(rewardId, (seeker.purchased.get(rewardId) ?? 0) + 1),
  lastClaims: new Map(seeker.lastClaims).set(rewardId, { claimedAt: now, code: claimCode(claimId) }),
});

function detailsOf(refusal: ClaimRefusal, terms: RewardTerms, balance: number): string {
  if (refusal === 'insufficientUnits') return `${terms.value - balance} Units short of ${terms.value}.`;
  if (refusal === 'rewardLocked') return terms.lock?.reason ?? '';
  return `Limit ${terms.quantityLimit ?? 0}.`;
}
