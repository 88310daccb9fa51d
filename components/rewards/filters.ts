import type { Reward } from '../../services/clubWebsite/types';
import type { RewardAvailability } from '../../store/rewards/rules';
import { rarityStars } from '../ui/text/Rarity';
import { rarityColors } from './rarityNames.messages';

export const rewardFilters = ['all', 'withinReach', 'new', 'owned', 'locked', 'wished'] as const;
export type RewardFilter = (typeof rewardFilters)[number];

export const rewardOrders = ['withinReach', 'cheapest', 'rarest'] as const;
export type RewardOrder = (typeof rewardOrders)[number];

export interface RewardEntry {
  reward: Reward;
  availability: RewardAvailability;
}

/** Whether a reward is of a rarity and of a game; null for any. */
export const isOf = (
  { rarity, game }: { rarity: Reward['rarityId'] | null; game: string | null },
  { reward }: RewardEntry,
): boolean => (rarity === null || reward.rarityId === rarity) && (game === null || reward.game?.slug === game);

/** Whether a reward is shown under a filter; `wished` holds the ids of the player's wishlist. */
export function fits(
  filter: RewardFilter,
  { reward, availability }: RewardEntry,
  wished: ReadonlySet<string> = new Set(),
): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'new':
      return reward.isNew && availability.kind !== 'owned';
    case 'owned':
      return reward.quantityPurchased > 0;
    case 'wished':
      return wished.has(reward.rewardId);
    default:
      return availability.kind === filter;
  }
}

/** Whether what a player types is in a reward's name or kind, in the letters of their language. */
export function matches(search: string, { reward }: RewardEntry, locale: string): boolean {
  const wanted = search.trim().toLocaleLowerCase(locale);
  return [reward.name, reward.kind ?? ''].some((words) => words.toLocaleLowerCase(locale).includes(wanted));
}

/** Rewards in an order of the player's choice; equals stay in the order of the services. */
export function inOrder(order: RewardOrder, entries: readonly RewardEntry[]): RewardEntry[] {
  return [...entries].sort(comparisons[order]);
}

const stars = ({ reward }: RewardEntry) => rarityStars[rarityColors[reward.rarityId]];
const nearness: RewardAvailability['kind'][] = ['withinReach', 'short', 'locked', 'owned', 'soldOut'];
/** What is new, then what costs most: the best that can be had stands first. */
const worth = ({ reward }: RewardEntry) => (reward.isNew ? newWorth : 0) + reward.value;
const newWorth = 1_000_000;
const rank = ({ availability }: RewardEntry) => nearness.indexOf(availability.kind);

const comparisons: Record<RewardOrder, (a: RewardEntry, b: RewardEntry) => number> = {
  withinReach: (a, b) =>
    rank(a) - rank(b) || (a.availability.kind === 'short' ? a.reward.value - b.reward.value : worth(b) - worth(a)),
  cheapest: (a, b) => a.reward.value - b.reward.value,
  rarest: (a, b) => stars(b) - stars(a),
};
