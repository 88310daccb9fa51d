import { getNews } from '../../services/account/news';
import { getStarPlayers, type StarPlayer } from '../../services/club/starPlayers';
import type { SupportedLocale } from '../../services/locale/supportedLocales';
import { pick } from '../support/pick';
import type { FetchForPage } from '../visitorPage';

const shownStarPlayer = (player: StarPlayer) =>
  pick(player, 'id', 'name', 'role', 'story', 'avatarUrl', 'constellationUrl', 'gameTitle');
export type ShownStarPlayer = ReturnType<typeof shownStarPlayer>;

/** The newest article that names the player, or null. */
export interface StarPlayerWithNews extends ShownStarPlayer {
  newsId: string | null;
}

export interface StarPlayersProps {
  starPlayers: StarPlayerWithNews[];
}

export async function loadStarPlayers(call: FetchForPage, locale: SupportedLocale): Promise<StarPlayersProps> {
  const [starPlayers, articles] = await Promise.all([
    call(getStarPlayers, null, { without: [] }),
    call(getNews, { locale, typeofnews: 'starplayer' }, { without: [] }),
  ]);
  return {
    starPlayers: starPlayers.map((player) => ({
      ...shownStarPlayer(player),
      newsId: articles.find(({ title, body }) => `${title} ${body}`.includes(player.name))?.newsId ?? null,
    })),
  };
}
