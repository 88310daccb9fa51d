import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, isNotNull, isNull, max } from 'drizzle-orm';
import { spend } from '../domain/ledger';
import { levelOf } from '../domain/levels';
import type { ClaimRefusal, RewardSeeker, RewardTerms } from '../domain/rewards';
import { refusalOf } from '../domain/rewards';
import type { Database } from './connect';
import { openLedger, saveLedger } from './ledgerStore';
import type { LockedPlayer } from './playerStore';
import { readStanding } from './playerStore';
import { actionProgress, claims, games, rewards } from './schema';

/** A reward as it is on offer, with the slug and title of its game. */
export type RewardRow = typeof rewards.$inferSelect & { gameSlug: string; gameTitle: string };

/** A player as rewards see one, and when each was last claimed. */
export interface Seeker extends RewardSeeker {
  lastClaimed: ReadonlyMap<string, Date>;
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
  const rows = await db
    .select({ reward: rewards, gameSlug: games.slug, gameTitle: games.title })
    .from(rewards)
    .innerJoin(games, eq(games.spaceId, rewards.spaceId))
    .where(spaceId ? eq(rewards.spaceId, spaceId) : undefined)
    .orderBy(asc(games.position), asc(rewards.position));
  return rows.map(({ reward, ...game }) => ({ ...reward, ...game }));
}

/** One reward of a game; undefined where the game has none such. */
export async function findReward(db: Database, rewardId: string, spaceId: string): Promise<RewardRow | undefined> {
  const [row] = await db
    .select({ reward: rewards, gameSlug: games.slug, gameTitle: games.title })
    .from(rewards)
    .innerJoin(games, eq(games.spaceId, rewards.spaceId))
    .where(and(eq(rewards.rewardId, rewardId), eq(rewards.spaceId, spaceId)));
  return row && { ...row.reward, gameSlug: row.gameSlug, gameTitle: row.gameTitle };
}

/** What a player brings to the rewards: level, completed actions and earlier claims. */
export async function readSeeker(db: Database, profileId: string): Promise<Seeker> {
  const claimed = await db
    .select({ rewardId: claims.rewardId, times: count(), last: max(claims.claimedAt) })
    .from(claims)
    .where(and(eq(claims.profileId, profileId), isNull(claims.refundedAt)))
    .groupBy(claims.rewardId);
  const completed = await db
    .select({ actionId: actionProgress.actionId })
    .from(actionProgress)
    .where(and(eq(actionProgress.profileId, profileId), isNotNull(actionProgress.completedAt)));
  return {
    level: levelOf((await readStanding(db, profileId)).xp).levelNumber,
    completedActions: new Set(completed.map((row) => row.actionId)),
    purchased: new Map(claimed.map((row) => [row.rewardId, row.times])),
    lastClaimed: new Map(claimed.flatMap((row) => (row.last ? [[row.rewardId, row.last] as const] : []))),
  };
}

/**
 * Takes a reward's price from a locked player's Units and notes the claim; gives the balance and the seeker afterwards.
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
  return { unitBalance: after.balance, seeker: withClaim(seeker, rewardId, now) };
}

const withClaim = (seeker: Seeker, rewardId: string, now: Date): Seeker => ({
  ...seeker,
  purchased: new Map(seeker.purchased).set(rewardId, (seeker.purchased.get(rewardId) ?? 0) + 1),
  lastClaimed: new Map(seeker.lastClaimed).set(rewardId, now),
});

function detailsOf(refusal: ClaimRefusal, terms: RewardTerms, balance: number): string {
  if (refusal === 'insufficientUnits') return `${terms.value - balance} Units short of ${terms.value}.`;
  if (refusal === 'rewardLocked') return terms.lock?.reason ?? '';
  return `Limit ${terms.quantityLimit ?? 0}.`;
}
