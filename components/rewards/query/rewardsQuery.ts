import { useCallback, useMemo, useState } from 'react';
import type { RarityId } from '../../../services/club/rarities';
import { readSearch } from '../../../store/router/rules';
import { type RewardsScope, rewardsScopes } from '../../../store/rewards/scopes';
import { searchOf, useAddress, withQuery } from '../../navigation/address';
import { rewardFilters, rewardOrders, type RewardFilter, type RewardOrder } from './filters';
import { rarityIds } from '../rarities';

export interface RewardsQuery {
  filter: RewardFilter;
  rarity: RarityId | null;
  /** The player's games only, or every game; on the page with all games. */
  scope: RewardsScope;
  /** A game's slug, on the page with all games; null for every game. */
  game: string | null;
  order: RewardOrder;
  search: string;
  isExpanded: boolean;
}

export const defaultRewardsQuery: RewardsQuery = {
  filter: 'all',
  rarity: null,
  scope: 'owned',
  game: null,
  order: 'withinReach',
  search: '',
  isExpanded: false,
};

export function readRewardsQuery(query: URLSearchParams, defaults: RewardsQuery = defaultRewardsQuery): RewardsQuery {
  const text = (name: string) => query.get(name) ?? '';
  const rarity = text('rarity').toUpperCase();
  return {
    filter: rewardFilters.find((known) => known === text('show')) ?? defaults.filter,
    rarity: rarityIds.find((known) => known === rarity) ?? defaults.rarity,
    scope: rewardsScopes.find((known) => known === text('games')) ?? defaults.scope,
    game: text('game') || defaults.game,
    order: rewardOrders.find((known) => known === text('order')) ?? defaults.order,
    search: text('q'),
    isExpanded: text('all') === '1',
  };
}

/** Other parameters, such as nav=0, stay. A hash goes: it names a place of the old list. */
export function withRewardsQuery(
  address: string,
  shown: RewardsQuery,
  defaults: RewardsQuery = defaultRewardsQuery,
): string {
  const chosen = (value: string, byDefault: string) => (value === byDefault ? null : value);
  return withQuery(address.replace(/#.*/s, ''), {
    show: chosen(shown.filter, defaults.filter),
    rarity: shown.rarity?.toLowerCase() ?? null,
    games: chosen(shown.scope, defaults.scope),
    game: shown.game,
    order: chosen(shown.order, defaults.order),
    q: shown.search.trim() || null,
    all: shown.isExpanded ? '1' : null,
  });
}

export interface RewardsView {
  query: RewardsQuery;
  /** Adds an entry to the browser's history. */
  change: (part: Partial<RewardsQuery>) => void;
  /** Changes the search while the player types, without an entry. */
  search: (text: string) => void;
}

/** In the address, so that a list can be shared and Back restores the previous one. */
export function useRewardsQuery(defaults: RewardsQuery = defaultRewardsQuery): RewardsView {
  const { query: inAddress, change: changeAddress } = useAddress();
  const [typed, setTyped] = useState('');
  const query = useMemo(() => {
    const read = readRewardsQuery(inAddress, defaults);
    // The address has the search without the spaces around it, which may still be in the middle of a search.
    return typed.trim() === read.search ? { ...read, search: typed } : read;
  }, [inAddress, defaults, typed]);
  const write = useCallback(
    (part: Partial<RewardsQuery>, writing: 'push' | 'replaceAfterTyping') =>
      void changeAddress((address) => {
        const shown = readRewardsQuery(readSearch(searchOf(address)), defaults);
        return withRewardsQuery(address, { ...shown, isExpanded: false, ...part }, defaults);
      }, writing),
    [changeAddress, defaults],
  );
  return {
    query,
    change: useCallback((part) => write(part, 'push'), [write]),
    search: (text) => {
      setTyped(text);
      write({ search: text }, 'replaceAfterTyping');
    },
  };
}
