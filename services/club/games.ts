import { readGameStatus } from '../clubWebsite/games';
import { defineAddition, forVisitors } from '../http/endpoint';
import * as read from '../http/parse';
import { readImages } from './images';

const readClubGame = read.object({
  spaceId: read.string,
  slug: read.string,
  title: read.string,
  platforms: read.list(read.string),
  releaseDate: read.optionalInstant,
  status: readGameStatus,
  images: readImages,
  hasStats: read.flag,
});
export type ClubGame = ReturnType<typeof readClubGame>;

export const readClubGames = read.listIn('games', readClubGame);

/** In the publisher's order. */
export const getClubGames = defineAddition('club.getClubGames', 'GET', {
  path: '/v1/spaces/club/games',
  ...forVisitors,
  parse: readClubGames,
});
