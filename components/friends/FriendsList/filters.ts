import type { FriendEntry } from '../../../store/friends/rules';

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

/** Whether a friend's names or current game contain the search text, ignoring case by the rules of the locale. */
export function matchesSearch(
  search: string,
  { nameOnPlatform, nickname, playing }: FriendEntry,
  locale: string,
): boolean {
  const wanted = search.trim().toLocaleLowerCase(locale);
  return [nameOnPlatform, nickname ?? '', playing?.name ?? ''].some((name) =>
    name.toLocaleLowerCase(locale).includes(wanted),
  );
}
