import type { Reward } from '../../../services/clubWebsite/rewards';
import type { RewardAvailability } from '../../../store/rewards/rules';
import { rarityStars } from '../../ui/text/Rarity';
import { textSearch } from '../../ui/text/textSearch';
import { rarityColors } from '../rarities';

export const rewardFilters = ['all', 'withinReach', 'new', 'owned', 'locked', 'wished'] as const;
export type RewardFilter = (typeof rewardFilters)[number];

export const rewardOrders = ['withinReach', 'cheapest', 'rarest'] as const;
export type RewardOrder = (typeof rewardOrders)[number];

export interface RewardEntry {
  reward: Reward;
  availability: RewardAvailability;
  /** False for a reward of a game that the player does not own. */
  canClaim?: boolean;
}

/** The element's in a list, by which the focus finds the reward again in another one. */
export const itemId = ({ reward }: RewardEntry) => `reward-${reward.rewardId}`;

/** Null matches any. */
export const matchesRarityAndGame = (
  { rarity, game }: { rarity: Reward['rarityId'] | null; game: string | null },
  { reward }: RewardEntry,
): boolean => (rarity === null || reward.rarityId === rarity) && (game === null || reward.game?.slug === game);

/** `wished` holds the ids on the player's wishlist. */
export function passesFilter(
  filter: RewardFilter,
  { reward, availability, canClaim = true }: RewardEntry,
  wished: ReadonlySet<string> = new Set(),
): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'new':
      return reward.isNew && availability.kind !== 'owned';
    case 'owned':
      return reward.quantityPurchased > 0;
    case 'withinReach':
      return canClaim && availability.kind === 'withinReach';
    case 'wished':
      return wished.has(reward.rewardId);
    default:
      return availability.kind === filter;
  }
}

export const findRewards = (
  entries: readonly RewardEntry[],
  search: string,
  namesGame = true,
): readonly RewardEntry[] =>
  textSearch(entries, search, ({ reward: { name, kind, game, detail } }) => [
    name,
    kind,
    namesGame ? game?.title : null,
    detail.description,
  ]);

/** Equal rewards keep the order of the services. */
export function sortRewards(order: RewardOrder, entries: readonly RewardEntry[]): RewardEntry[] {
  return [...entries].sort(comparisons[order]);
}

const stars = ({ reward }: RewardEntry) => rarityStars[rarityColors[reward.rarityId]];
const availabilityOrder: RewardAvailability['kind'][] = ['withinReach', 'short', 'locked', 'owned', 'soldOut'];
/** New rewards rank first, then the most expensive. */
const worth = ({ reward }: RewardEntry) => (reward.isNew ? newWorth : 0) + reward.value;
const newWorth = 1_000_000;
/** Rewards of the player's games rank before those of other games. */
const availabilityRank = ({ availability, canClaim = true }: RewardEntry) =>
  availabilityOrder.indexOf(availability.kind) + (canClaim ? 0 : availabilityOrder.length);

const comparisons: Record<RewardOrder, (a: RewardEntry, b: RewardEntry) => number> = {
  withinReach: (a, b) =>
    availabilityRank(a) - availabilityRank(b) ||
    (a.availability.kind === 'short' ? a.reward.value - b.reward.value : worth(b) - worth(a)),
  cheapest: (a, b) => a.reward.value - b.reward.value,
  rarest: (a, b) => stars(b) - stars(a),
};
