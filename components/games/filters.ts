import type { Game } from '../../services/clubWebsite/games';
import { textSearch } from '../ui/text/textSearch';

/** All platforms, or one by its code in the services. */
export const platformChoices = ['all', 'PC', 'PS4', 'XONE', 'SWITCH', 'MOBILE'] as const;
export type PlatformChoice = (typeof platformChoices)[number];

/** The platform and search text that a player chose. */
export interface GameFilter {
  platform: PlatformChoice;
  search: string;
}

export const isFiltered = ({ platform, search }: GameFilter) => platform !== 'all' || search.trim() !== '';

/** Whether a game runs on the platform and has the search text in its title and genre. */
export function matches(
  { title, genre, platforms }: Pick<Game, 'title' | 'genre' | 'platforms'>,
  { platform, search }: GameFilter,
): boolean {
  const isOnPlatform = platform === 'all' || platforms.some((code) => code.toUpperCase() === platform);
  return isOnPlatform && textSearch(search)(title, genre ?? '');
}
