import { gameSections, pathOf, visitorPages, type Destination } from '../routes';

const article: Destination = { page: 'news-details', params: { newsId: 'hollow-north-winter-road' } };
/** Music of Saltwatch, which has a sample. */
const reward: Destination = { page: 'reward', params: { rewardId: '6320d8bc-c4b2-5de2-9149-0fb35bdd0b0c' } };

/** The addresses of every page that visitors and search engines may read, with one article and one reward for all. */
export const publicPaths: readonly string[] = [
  ...visitorPages.map((page) => pathOf({ page })),
  pathOf(article),
  pathOf(reward),
];

/** The addresses of every page for signed-in players, with one game for all. */
export const playerPaths: readonly string[] = [
  ...(['dashboard', 'games', 'friends'] as const).map((page) => pathOf({ page })),
  ...gameSections.map((section) => pathOf({ page: 'game', params: { game: 'saltwatch', platform: 'PC', section } })),
];
