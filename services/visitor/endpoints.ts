import { defineEndpoint } from '../http/endpoint';
import { readCurrentChallenges, readShowcase, readStarPlayers, readVisitorGames } from './parse';
import type { CurrentChallenges, Showcase, StarPlayer, VisitorGame } from './types';

interface Reader {
  locale: string;
}

/** A real sample of the rewards, and how many there are (docs/contracts/visitor-reads.md). */
export const getShowcase = defineEndpoint<Reader & { limit?: number }, Showcase>({
  name: 'visitor.getShowcase',
  method: 'GET',
  path: () => '/v1/spaces/club/showcase',
  query: ({ limit, locale }) => ({ limit, locale }),
  auth: 'none',
  parse: readShowcase,
});

/** The challenges that run now, without anybody's progress. */
export const getCurrentChallenges = defineEndpoint<Reader, CurrentChallenges>({
  name: 'visitor.getCurrentChallenges',
  method: 'GET',
  path: () => '/v1/spaces/club/challenges/current',
  query: ({ locale }) => ({ locale }),
  auth: 'none',
  parse: readCurrentChallenges,
});

export const getStarPlayers = defineEndpoint<Reader, StarPlayer[]>({
  name: 'visitor.getStarPlayers',
  method: 'GET',
  path: () => '/v1/spaces/club/starplayers',
  query: ({ locale }) => ({ locale }),
  auth: 'none',
  parse: readStarPlayers,
});

/** All games of the publisher, by title. */
export const getVisitorGames = defineEndpoint<Reader, VisitorGame[]>({
  name: 'visitor.getGames',
  method: 'GET',
  path: () => '/v1/spaces/club/games',
  query: ({ locale }) => ({ locale }),
  auth: 'none',
  parse: readVisitorGames,
});
