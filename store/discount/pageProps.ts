import { type ClubGame, getClubGames } from '../../services/club/games';
import type { FetchForPage } from '../visitorPage';
import { discountableFrom, isDiscountable } from './rules';

export interface FreshGame {
  slug: string;
  title: string;
  picture: string | null;
  isReleased: boolean;
  /** ISO. */
  from: string;
}

export interface DiscountProps {
  freshGames: FreshGame[];
}

export async function loadDiscount(call: FetchForPage): Promise<DiscountProps> {
  return { freshGames: freshGamesAt(Date.now(), await call(getClubGames, null, { without: [] })) };
}

/** The soonest to be discountable first; `now` in ms. */
export function freshGamesAt(now: number, games: readonly ClubGame[]): FreshGame[] {
  return games
    .flatMap(({ slug, title, images, releaseDate }) => {
      if (releaseDate === null) return [];
      const releasedAt = Date.parse(releaseDate);
      const isPreOrder = releasedAt > now;
      if (isDiscountable({ isPreOrder, isCreditPack: false, releasedAt }, now)) return [];
      const from = new Date(discountableFrom(releasedAt)).toISOString();
      return [{ slug, title, picture: images.highThumbnail, isReleased: !isPreOrder, from }];
    })
    .toSorted((a, b) => a.from.localeCompare(b.from));
}
