import { addDays } from './calendar';
import { codeOf } from './guid';

/** From the most common to the rarest (spec 3, Reward). */
export const rarityIds = ['COMMON', 'RARE', 'EPIC', 'LEGENDARY', 'EXOTIC'] as const;
export type RarityId = (typeof rarityIds)[number];

export interface RewardTerms {
  rewardId: string;
  rarityId: RarityId;
  /** Price in Units. */
  value: number;
  /** How often one player may claim it; null where there is no limit. */
  quantityLimit: number | null;
  lock: RewardLock | null;
}

export interface RewardLock {
  reason: string;
  level: number | null;
  actionId: string | null;
  rewardId: string | null;
}

export interface RewardClaimant {
  level: number;
  completedActions: ReadonlySet<string>;
  claimCounts: ReadonlyMap<string, number>;
}

export type ClaimRejectionReason = 'rewardLocked' | 'quantityLimitReached' | 'insufficientUnits';

/** A lock without conditions never opens: there were so many of the reward, and all are taken. */
export const isSoldOut = (lock: Omit<RewardLock, 'reason'> | null) =>
  lock !== null && lock.level === null && lock.actionId === null && lock.rewardId === null;

/** A lock opens when all its conditions hold. */
export function isLocked({ lock }: RewardTerms, claimant: RewardClaimant): boolean {
  if (!lock) return false;
  const isMet =
    (lock.level === null || claimant.level >= lock.level) &&
    (lock.actionId === null || claimant.completedActions.has(lock.actionId)) &&
    (lock.rewardId === null || (claimant.claimCounts.get(lock.rewardId) ?? 0) > 0);
  return isSoldOut(lock) || !isMet;
}

export const isLimitReached = ({ rewardId, quantityLimit }: RewardTerms, claimant: RewardClaimant) =>
  quantityLimit !== null && (claimant.claimCounts.get(rewardId) ?? 0) >= quantityLimit;

/** Why a reward cannot be claimed with `balance` Units, the most permanent reason first; null where it can. */
export function rejectionOf(
  reward: RewardTerms,
  claimant: RewardClaimant,
  balance: number,
): ClaimRejectionReason | null {
  if (isLimitReached(reward, claimant)) return 'quantityLimitReached';
  if (isLocked(reward, claimant)) return 'rewardLocked';
  return balance < reward.value ? 'insufficientUnits' : null;
}

/** A code that proves a claim, derived from its id: 'CLAIM-4F7A-91C2-0B3D'. */
export const claimCode = (claimId: string): string => codeOf('CLAIM', claimId);

/** How long a player may take a claim back, while its game has not delivered it. */
export const undoDays = 1;

export interface ClaimLife {
  claimedAt: Date;
  /** When the game delivered it; null until then. */
  deliveredAt: Date | null;
  refundedAt: Date | null;
}

export const undoUntil = ({ claimedAt }: Pick<ClaimLife, 'claimedAt'>) => addDays(claimedAt, undoDays);

/** Why a claim cannot be taken back at `now`; null where it can. A refunded one has nothing left to take back. */
export function undoRejectionOf(claim: ClaimLife, now: Date): 'claimDelivered' | 'claimTakenBack' | 'undoOver' | null {
  if (claim.refundedAt) return 'claimTakenBack';
  if (claim.deliveredAt) return 'claimDelivered';
  return now > undoUntil(claim) ? 'undoOver' : null;
}

/** Rewards owned at least once out of all there are, by rarity. Owned never exceeds available (spec 9, Rewards). */
export function raritySummaries(
  rewards: readonly Pick<RewardTerms, 'rewardId' | 'rarityId'>[],
  claimCounts: ReadonlyMap<string, number>,
) {
  const isOwned = (reward: { rewardId: string }) => (claimCounts.get(reward.rewardId) ?? 0) > 0;
  const rarity = rarityIds.map((rarityId) => {
    const ofRarity = rewards.filter((reward) => reward.rarityId === rarityId);
    return { rarityId, owned: ofRarity.filter(isOwned).length, available: ofRarity.length };
  });
  return { rarity, totalRewards: { owned: rewards.filter(isOwned).length, available: rewards.length } };
}
