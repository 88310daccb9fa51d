import type { Game } from '../../services/clubWebsite/types';

/** Every platform, or one by the services' code. */
export const platformChoices = ['all', 'PC', 'PS4', 'XONE', 'SWITCH', 'MOBILE'] as const;
export type PlatformChoice = (typeof platformChoices)[number];

/** Which games a player wants to see. */
export interface GameFilter {
  platform: PlatformChoice;
  search: string;
}

export const isFiltered = ({ platform, search }: GameFilter) => platform !== 'all' || search.trim() !== '';

/** Whether a game runs on the platform, and has what was typed in its title or genre, in the letters of the language. */
export function matches(
  { title, genre, platforms }: Pick<Game, 'title' | 'genre' | 'platforms'>,
  { platform, search }: GameFilter,
  locale: string,
): boolean {
  const needle = search.trim().toLocaleLowerCase(locale);
  const isOnPlatform = platform === 'all' || platforms.some((code) => code.toUpperCase() === platform);
  return isOnPlatform && [title, genre ?? ''].some((words) => words.toLocaleLowerCase(locale).includes(needle));
}
