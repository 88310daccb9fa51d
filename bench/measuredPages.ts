import { gameSections, pathOf, visitorPages, type Destination } from '../routes';

const article: Destination = { page: 'news-details', params: { newsId: 'hollow-north-winter-road' } };

/** The addresses of every page that visitors and search engines may read, with one article for all. */
export const publicPaths: readonly string[] = [...visitorPages.map((page) => pathOf({ page })), pathOf(article)];

/** The addresses of every page for signed-in players, with one game for all. */
export const playerPaths: readonly string[] = [
  ...(['dashboard', 'games', 'friends'] as const).map((page) => pathOf({ page })),
  ...gameSections.map((section) => pathOf({ page: 'game', params: { game: 'saltwatch', platform: 'PC', section } })),
];
