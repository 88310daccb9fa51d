import type { Destination, GameSection } from '../../routes';
import type { Game } from '../../services/clubWebsite/games';

export const gamePage = (
  { slug, platform }: Pick<Game, 'slug' | 'platform'>,
  section: GameSection = 'overview',
): Destination => ({ page: 'game', params: { game: slug, platform, section } });
