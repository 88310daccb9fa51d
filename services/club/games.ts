import { readGameStatus } from '../clubWebsite/games';
import { defineEndpoint } from '../http/endpoint';
import * as read from '../http/parse';
import { visitorTimeoutMs } from '../http/callPolicy';
import { readImages } from './images';

const readClubGame = read.object({
  spaceId: read.string,
  slug: read.string,
  title: read.string,
  tagline: read.text,
  genre: read.optionalText,
  platforms: read.list(read.string),
  releaseDate: read.optionalInstant,
  status: readGameStatus,
  images: readImages,
  hasStats: read.flag,
});
export type ClubGame = ReturnType<typeof readClubGame>;

export const readClubGames = read.listIn('games', readClubGame);

export const getClubGames = defineEndpoint<null, ClubGame[]>({
  name: 'club.getClubGames',
  path: () => '/v1/spaces/club/games',
  auth: 'none',
  parse: readClubGames,
  timeoutMs: visitorTimeoutMs,
});
