import type { RarityId } from '../../../services/club/types';
import type { Query } from '../../../store/router/rules';
import { rewardFilters, rewardOrders, type RewardFilter, type RewardOrder } from './filters';
import { rarityIds } from '../rarityNames.messages';

/** What of the rewards is shown, as the address says it. */
export interface RewardsQuery {
  filter: RewardFilter;
  rarity: RarityId | null;
  /** A game's slug, on the page of all games. */
  game: string | null;
  order: RewardOrder;
  search: string;
  /** All that is found, not the first of it. */
  isExpanded: boolean;
}

/** What an address without a word about it shows. */
export const defaultRewardsQuery: RewardsQuery = {
  filter: 'all',
  rarity: null,
  game: null,
  order: 'withinReach',
  search: '',
  isExpanded: false,
};

/** Reads what is shown out of an address's query; what it does not know is as if it were not there. */
export function readRewardsQuery(query: Query, defaults: RewardsQuery = defaultRewardsQuery): RewardsQuery {
  const text = (name: string) => [query[name] ?? ''].flat()[0] ?? '';
  const rarity = text('rarity').toUpperCase();
  return {
    filter: rewardFilters.find((known) => known === text('show')) ?? defaults.filter,
    rarity: rarityIds.find((known) => known === rarity) ?? defaults.rarity,
    game: text('game') || defaults.game,
    order: rewardOrders.find((known) => known === text('order')) ?? defaults.order,
    search: text('q'),
    isExpanded: text('all') === '1',
  };
}

/** The address (path and query) with what is shown in it; whatever else is in its query stays, as nav=0 does. */
export function withRewardsQuery(
  address: string,
  shown: RewardsQuery,
  defaults: RewardsQuery = defaultRewardsQuery,
): string {
  const [path = '', search] = address.split('?', 2);
  const query = new URLSearchParams(search);
  const write = (name: string, value: string | null, byDefault: string | null) => {
    if (value === null || value === '' || value === byDefault) query.delete(name);
    else query.set(name, value);
  };
  write('show', shown.filter, defaults.filter);
  write('rarity', shown.rarity?.toLowerCase() ?? null, null);
  write('game', shown.game, null);
  write('order', shown.order, defaults.order);
  write('q', shown.search.trim(), null);
  write('all', shown.isExpanded ? '1' : null, null);
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
