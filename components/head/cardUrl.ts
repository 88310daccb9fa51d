import { visitorPages, type PageName } from '../../routes';

/** Pixels of a card: what networks show large. */
export const cardSize = { width: 1200, height: 630 };

/**
 * Where the picture is served that shared links show of a page. An article without a picture has that of the news, pages
 * for players have the home page's. All are drawn by `npm run pictures`.
 */
export function cardUrl(page: PageName): string {
  const shown = page === 'news-details' ? 'news' : page;
  return `/static/cards/${visitorPages.find((name) => name === shown) ?? 'index'}.jpg`;
}
