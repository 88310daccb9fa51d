import type { RaritySummary, Reward, RewardsDetails } from '../../services/clubWebsite/rewards';
import { type Failure, serviceErrorCodes } from '../../services/http/errors';

/** Spec 3, Rewards state. */
export interface RewardList {
  overview: RaritySummary[];
  rewardIds: string[];
  totalAvailable: number;
  totalOwned: number;
}

export const noRewards: RewardList = { overview: [], rewardIds: [], totalAvailable: 0, totalOwned: 0 };

/** `withRewards` keeps its rewards (spec 4, Rewards). */
export const listOf = ({ rewards, rarities, totalAvailable, totalOwned }: RewardsDetails): RewardList => ({
  overview: rarities,
  rewardIds: rewards.map(({ rewardId }) => rewardId),
  totalAvailable,
  totalOwned,
});

/** The known rewards, by id, with those of a response. The list of one game's rewards leaves their game out. */
export function withRewards(known: Record<string, Reward>, fetched: readonly Reward[]): Record<string, Reward> {
  const current = fetched.map((reward) => {
    const { game = null, spaceId = '' } = known[reward.rewardId] ?? {};
    return [reward.rewardId, { ...reward, game: reward.game ?? game, spaceId: reward.spaceId || spaceId }] as const;
  });
  return { ...known, ...Object.fromEntries(current) };
}

/**
 * The first claim of a reward goes into the totals of the player and of the rarity, up to what is available (spec 4,
 * Rewards).
 */
export function afterClaim(list: RewardList, { rewardId, rarityId, quantityPurchased }: Reward): RewardList {
  if (quantityPurchased > 0 || !list.rewardIds.includes(rewardId)) return list;
  return {
    ...list,
    totalOwned: list.totalOwned + 1,
    overview: list.overview.map((rarity) =>
      rarity.id === rarityId ? { ...rarity, owned: Math.min(rarity.owned + 1, rarity.available) } : rarity,
    ),
  };
}

/** quantityPurchased goes up by one (spec 4, Rewards). What the claim gave, a code and a file, is stored if it is there. */
export const claimed = (
  reward: Reward,
  { code, downloadUrl }: { code?: string | null; downloadUrl?: string | null } = {},
): Reward => ({
  ...reward,
  quantityPurchased: reward.quantityPurchased + 1,
  code: code ?? reward.code,
  downloadUrl: downloadUrl ?? reward.downloadUrl,
});

export const opensOthers = (rewards: readonly Reward[], rewardId: string) =>
  rewards.some(({ isLocked, lockRewardId }) => isLocked && lockRewardId === rewardId);

/** A total of 0 is not known yet (spec 4, Rewards: derived flags). */
export const areAllRedeemed = ({ totalAvailable, totalOwned }: Pick<RewardList, 'totalAvailable' | 'totalOwned'>) =>
  totalAvailable > 0 && totalOwned >= totalAvailable;

/** Also before they are fetched (spec 4, Rewards: derived flags). */
export const areUnavailable = ({ totalAvailable }: Pick<RewardList, 'totalAvailable'>) => totalAvailable === 0;

const overtakenBy: readonly Failure['code'][] = [
  serviceErrorCodes.insufficientUnits,
  serviceErrorCodes.quantityLimitReached,
  serviceErrorCodes.rewardLocked,
  serviceErrorCodes.unknownReward,
];

/** The reward or the balance has changed meanwhile: another attempt would be too. */
export const isOvertaken = ({ code }: Pick<Failure, 'code'>) => overtakenBy.includes(code);

export type RewardAvailability =
  | { kind: 'owned' }
  | { kind: 'soldOut'; reasons: string[] }
  | { kind: 'locked'; reasons: string[] }
  | { kind: 'short'; missing: number }
  | { kind: 'withinReach' };

/** By precedence: owned, sold out, locked, too few Units. An unknown balance (null) rules nothing out. */
export function availabilityOf(reward: Reward, units: number | null): RewardAvailability {
  const { quantityLimit, quantityPurchased, limitReachedDetails, lockedDetails, isLocked, value } = reward;
  const isLimitReached = quantityLimit !== null && quantityPurchased >= quantityLimit;
  if (isLimitReached && quantityPurchased > 0) return { kind: 'owned' };
  if (isLimitReached || limitReachedDetails.length > 0) return { kind: 'soldOut', reasons: limitReachedDetails };
  if (isLocked) return { kind: 'locked', reasons: lockedDetails };
  return units !== null && units < value ? { kind: 'short', missing: value - units } : { kind: 'withinReach' };
}
