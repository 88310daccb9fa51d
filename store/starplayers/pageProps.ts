import { getNews } from '../../services/account/endpoints';
import { getStarPlayers } from '../../services/club/visitorEndpoints';
import type { StarPlayer } from '../../services/club/visitorTypes';
import type { SupportedLocale } from '../../services/locale/supportedLocales';
import type { FetchForPage } from '../visitorPage';

/** A Star Player with the newest article that names the player, or null. */
export interface StarPlayerWithNews extends StarPlayer {
  newsId: string | null;
}

export interface StarPlayersProps {
  starPlayers: StarPlayerWithNews[];
}

export const starPlayersWithoutData: StarPlayersProps = { starPlayers: [] };

export async function loadStarPlayers(call: FetchForPage, locale: SupportedLocale): Promise<StarPlayersProps> {
  const [starPlayers, articles] = await Promise.all([
    call(getStarPlayers, null),
    call(getNews, { locale, typeofnews: 'starplayer' }),
  ]);
  return {
    starPlayers: starPlayers.map((player) => ({
      ...player,
      newsId: articles.find(({ title, body }) => `${title} ${body}`.includes(player.name))?.newsId ?? null,
    })),
  };
}
