import type { ParsedUrlQuery } from 'node:querystring';
import { gameSections, type GameSection } from '../../routes';
import { getClubGames } from '../../services/club/games';
import type { SupportedLocale } from '../../services/locale/supportedLocales';
import type { FetchForPage } from '../visitorPage';

export interface GamePageProps {
  game: string;
  platform: string;
  section: GameSection;
}

/**
 * The parts of a game page's address; null if they name no section or no game of the catalog. While the services are
 * down every game counts as known: the browser then finds out.
 */
export async function loadGamePage(
  call: FetchForPage,
  _locale: SupportedLocale,
  params: ParsedUrlQuery,
): Promise<GamePageProps | null> {
  const section = gameSections.find((known) => known === params.section);
  const { game, platform } = params;
  if (section === undefined || typeof game !== 'string' || typeof platform !== 'string') return null;
  return (await isInCatalog(call, game, platform)) ? { game, platform, section } : null;
}

async function isInCatalog(call: FetchForPage, slug: string, platform: string): Promise<boolean> {
  const games = await call(getClubGames, null).catch(() => null);
  if (games === null) return true;
  const game = games.find((known) => known.slug === slug);
  return game?.platforms.some((known) => known.toUpperCase() === platform.toUpperCase()) ?? false;
}
