import { visitorPages, type PageName } from '../../routes';

/** Size of a card in px: social networks show this size large. */
export const cardSize = { width: 1200, height: 630 };

/**
 * The path of the picture that shared links show for a page. An article without a picture uses the news card, player pages
 * and the accessibility statement use the card of the home page.
 */
export function cardUrl(page: PageName): string {
  const shown = page === 'news-details' ? 'news' : page;
  const hasCard = shown !== 'accessibility' && visitorPages.some((name) => name === shown);
  return `/static/cards/${hasCard ? shown : 'index'}.jpg`;
}
