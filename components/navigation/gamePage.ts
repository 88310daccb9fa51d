import type { Destination } from '../../routes';
import type { Game } from '../../services/clubWebsite/types';

/** Where a game's page is. */
export const gamePage = ({ slug, platform }: Pick<Game, 'slug' | 'platform'>): Destination => ({
  page: 'game',
  params: { game: slug, platform, section: 'overview' },
});
