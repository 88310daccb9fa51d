import type { FriendEntry } from '../../../store/friends/rules';

export const friendFilters = ['all', 'here', 'favorites'] as const;
export type FriendFilter = (typeof friendFilters)[number];

/** Whether a friend is shown under a filter. */
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

/** Whether what a player types is in a friend's names or in the game they play, in the letters of their language. */
export function matchesSearch(
  search: string,
  { nameOnPlatform, nickname, playing }: FriendEntry,
  locale: string,
): boolean {
  const wanted = search.trim().toLocaleLowerCase(locale);
  return [nameOnPlatform, nickname ?? '', playing?.name ?? ''].some((words) =>
    words.toLocaleLowerCase(locale).includes(wanted),
  );
}
