import type { RaritySummary, Reward, RewardsDetails } from '../../services/clubWebsite/rewards';
import { type Failure, serviceErrorCodes } from '../../services/http/errors';

/** Spec 3, Rewards state. */
export interface RewardsCollection {
  overview: RaritySummary[];
  rewardIds: string[];
  rewards: Record<string, Reward>;
  totalAvailable: number;
  totalOwned: number;
}

export const noRewards: RewardsCollection = {
  overview: [],
  rewardIds: [],
  rewards: {},
  totalAvailable: 0,
  totalOwned: 0,
};

/** The response, indexed by rewardId (spec 4, Rewards). */
export const collectionOf = ({ rewards, rarities, totalAvailable, totalOwned }: RewardsDetails): RewardsCollection => ({
  overview: rarities,
  rewardIds: rewards.map(({ rewardId }) => rewardId),
  rewards: Object.fromEntries(rewards.map((reward) => [reward.rewardId, reward])),
  totalAvailable,
  totalOwned,
});

/**
 * The collection after a claim: quantityPurchased goes up by one. With the first one, so do the totals of the player
 * and of the rarity, up to what is available (spec 4, Rewards). The code is stored if there is one.
 */
export function afterClaim(
  collection: RewardsCollection,
  { rewardId, code }: { rewardId: string; code?: string | null },
): RewardsCollection {
  const reward = collection.rewards[rewardId];
  if (!reward) return collection;
  const rewards = {
    ...collection.rewards,
    [rewardId]: { ...reward, quantityPurchased: reward.quantityPurchased + 1, code: code ?? reward.code },
  };
  if (reward.quantityPurchased > 0) return { ...collection, rewards };
  return {
    ...collection,
    rewards,
    totalOwned: collection.totalOwned + 1,
    overview: collection.overview.map((rarity) =>
      rarity.id === reward.rarityId ? { ...rarity, owned: Math.min(rarity.owned + 1, rarity.available) } : rarity,
    ),
  };
}

/** True when a claim of the reward may unlock others. */
export const opensOthers = ({ rewards }: Pick<RewardsCollection, 'rewards'>, rewardId: string) =>
  Object.values(rewards).some(({ isLocked, lockRewardId }) => isLocked && lockRewardId === rewardId);

/** A total of 0 is not known yet (spec 4, Rewards: derived flags). */
export const areAllRedeemed = ({
  totalAvailable,
  totalOwned,
}: Pick<RewardsCollection, 'totalAvailable' | 'totalOwned'>) => totalAvailable > 0 && totalOwned >= totalAvailable;

export const areUnavailable = ({ totalAvailable }: Pick<RewardsCollection, 'totalAvailable'>) => totalAvailable === 0;

const overtakenBy: readonly Failure['code'][] = [
  serviceErrorCodes.insufficientUnits,
  serviceErrorCodes.quantityLimitReached,
  serviceErrorCodes.rewardLocked,
  serviceErrorCodes.unknownReward,
];

/** True when a claim was rejected because the reward or the balance changed meanwhile: another attempt would be too. */
export const isOvertaken = ({ code }: Pick<Failure, 'code'>) => overtakenBy.includes(code);

/** Whether a player can claim a reward: the states of its card. */
export type RewardAvailability =
  | { kind: 'owned' }
  | { kind: 'soldOut'; reasons: string[] }
  | { kind: 'locked'; reasons: string[] }
  | { kind: 'short'; missing: number }
  | { kind: 'withinReach' };

/**
 * The availability, by precedence: owned, sold out, locked, too few Units. An unknown balance (null) rules nothing out.
 */
export function availabilityOf(reward: Reward, units: number | null): RewardAvailability {
  const { quantityLimit, quantityPurchased, limitReachedDetails, lockedDetails, isLocked, value } = reward;
  const isLimitReached = quantityLimit !== null && quantityPurchased >= quantityLimit;
  if (isLimitReached && quantityPurchased > 0) return { kind: 'owned' };
  if (isLimitReached || limitReachedDetails.length > 0) return { kind: 'soldOut', reasons: limitReachedDetails };
  if (isLocked) return { kind: 'locked', reasons: lockedDetails };
  return units !== null && units < value ? { kind: 'short', missing: value - units } : { kind: 'withinReach' };
}
