import type { FriendEntry } from '../../../store/friends/rules';
import type { TextSearch } from '../../ui/text/textSearch';

export const friendFilters = ['all', 'here', 'favorites'] as const;
export type FriendFilter = (typeof friendFilters)[number];

export function passesFilter(filter: FriendFilter, { status, isFavorite }: FriendEntry): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'here':
      return status !== 'offline';
    case 'favorites':
      return isFavorite;
  }
}

/** Whether the search finds a friend by names and current game. */
export const matchesSearch = (isFound: TextSearch, { nameOnPlatform, nickname, playing }: FriendEntry): boolean =>
  isFound(nameOnPlatform, nickname ?? '', playing?.name ?? '');
