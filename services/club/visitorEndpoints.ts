import { defineEndpoint } from '../http/endpoint';
import type { RarityId } from './types';
import {
  readCatalogue,
  readClubGames,
  readCurrentChallenges,
  readRewardOverview,
  readStarPlayers,
} from './visitorParse';
import type { CataloguePage, ClubGame, CurrentChallenges, RewardCatalogue, StarPlayer } from './visitorTypes';

/** A prerendered page waits this long for what it shows (architecture, Prerendering). */
const timeoutMs = 5000;

/** How many rewards there are, and some of them: the rarest first, from as many games as can be. */
export const getRewardOverview = defineEndpoint<{ limit?: number }, RewardCatalogue>({
  name: 'club.getShowcase',
  method: 'GET',
  path: () => '/v1/spaces/club/showcase',
  query: ({ limit }) => ({ limit }),
  auth: 'none',
  parse: readRewardOverview,
  timeoutMs,
});

/** Rewards of a rarity, of a game, or all, page by page in an order that does not change. */
export const getCatalogue = defineEndpoint<
  { rarityId?: RarityId | undefined; spaceId?: string | undefined; offset?: number; limit?: number },
  CataloguePage
>({
  name: 'club.getCatalogue',
  method: 'GET',
  path: () => '/v1/spaces/club/rewards',
  query: ({ rarityId, spaceId, offset, limit }) => ({ rarityId, spaceId, offset, limit }),
  auth: 'none',
  parse: readCatalogue,
  timeoutMs,
});

/** The challenges that run now, with the week that they belong to. */
export const getCurrentChallenges = defineEndpoint<null, CurrentChallenges>({
  name: 'club.getCurrentChallenges',
  method: 'GET',
  path: () => '/v1/spaces/club/challenges/current',
  auth: 'none',
  parse: readCurrentChallenges,
  timeoutMs,
});

export const getStarPlayers = defineEndpoint<null, StarPlayer[]>({
  name: 'club.getStarPlayers',
  method: 'GET',
  path: () => '/v1/spaces/club/starplayers',
  auth: 'none',
  parse: readStarPlayers,
  timeoutMs,
});

/** Every game of the club, in the publisher's order. */
export const getClubGames = defineEndpoint<null, ClubGame[]>({
  name: 'club.getClubGames',
  method: 'GET',
  path: () => '/v1/spaces/club/games',
  auth: 'none',
  parse: readClubGames,
  timeoutMs,
});
