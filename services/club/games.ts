import { readGameStatus } from '../clubWebsite/games';
import { defineEndpoint } from '../http/endpoint';
import {
  readFlag,
  readList,
  readListIn,
  readObject,
  readOptionalInstant,
  readOptionalText,
  readString,
  readText,
} from '../http/parse';
import { visitorTimeoutMs } from '../http/visitorTimeout';
import { readImages } from './images';

const readClubGame = readObject((field) => ({
  spaceId: field('spaceId', readString),
  slug: field('slug', readString),
  title: field('title', readString),
  tagline: field('tagline', readText),
  genre: field('genre', readOptionalText),
  platforms: field('platforms', readList(readString)),
  releaseDate: field('releaseDate', readOptionalInstant),
  status: field('status', readGameStatus),
  images: field('images', readImages),
  hasStats: field('hasStats', readFlag),
}));

/** A game as visitors see it. */
export type ClubGame = ReturnType<typeof readClubGame>;

export const readClubGames = readListIn('games', readClubGame);

/** All games of the club, in the publisher's order. */
export const getClubGames = defineEndpoint<null, ClubGame[]>({
  name: 'club.getClubGames',
  method: 'GET',
  path: () => '/v1/spaces/club/games',
  auth: 'none',
  parse: readClubGames,
  timeoutMs: visitorTimeoutMs,
});
