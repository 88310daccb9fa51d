import { getClubGames } from '../../services/club/games';
import type { FetchForPage } from '../visitorPage';

export async function loadSam(call: FetchForPage) {
  const games = await call(getClubGames, null, { without: [] });
  return {
    games: games.flatMap(({ slug, title, images, hasStats, status }) =>
      hasStats && status === 'active' ? [{ slug, title, picture: images.highThumbnail }] : [],
    ),
  };
}

export type SamProps = Awaited<ReturnType<typeof loadSam>>;
