import type { gameSections } from '../../routes';
import { type Destination } from '../../routes';

/** A section of the page of a game that the demo player plays. */
export const gamePage = (section: (typeof gameSections)[number]): Destination => ({
  page: 'game',
  params: { game: 'saltwatch', platform: 'PC', section },
});

/** The pages that are different for players, without those of games. */
export const playerPages: readonly Destination[] = [
  { page: 'dashboard' },
  { page: 'games' },
  { page: 'friends' },
  { page: 'rewards' },
  { page: 'challenges' },
  { page: 'units' },
];
