import { getClubGames } from '../../services/club/games';
import type { FetchForPage } from '../visitorPage';

export interface GameWithStats {
  slug: string;
  title: string;
  picture: string | null;
}

export interface SamProps {
  games: GameWithStats[];
}

export async function loadSam(call: FetchForPage): Promise<SamProps> {
  const games = await call(getClubGames, null, { without: [] });
  return {
    games: games.flatMap(({ slug, title, images, hasStats, status }) =>
      hasStats && status === 'active' ? [{ slug, title, picture: images.highThumbnail }] : [],
    ),
  };
}
