import { readStatCards } from '../club/parse';
import type { StatCard } from '../club/types';
import { defineEndpoint, path } from '../http/endpoint';
import {
  readBadges,
  readBalance,
  readChallengesOverview,
  readGame,
  readGames,
  readRewardsDetails,
  readRewardsOverview,
  readUserProfile,
} from './parse';
import type {
  Badge,
  ChallengesOverview,
  Game,
  RewardsDetails,
  RewardsOverview,
  UnitsBalance,
  UserProfile,
} from './types';

const website = '/clubwip/v1/profiles/me/club/website';

/** A game; without one, the services answer for all the player's games. */
interface SpaceInput {
  spaceId?: string;
}

export const getChallengesOverview = defineEndpoint<SpaceInput, ChallengesOverview>({
  name: 'clubWebsite.getChallengesOverview',
  method: 'GET',
  path: () => `${website}/challenges/overview`,
  query: ({ spaceId }) => ({ spaceId }),
  auth: 'ticket',
  parse: readChallengesOverview,
});

export const getRewardsOverview = defineEndpoint<{ spaceId: string }, RewardsOverview>({
  name: 'clubWebsite.getRewardsOverview',
  method: 'GET',
  path: () => `${website}/rewards/overview`,
  query: ({ spaceId }) => ({ spaceId }),
  auth: 'ticket',
  parse: readRewardsOverview,
});

export const getRewards = defineEndpoint<SpaceInput, RewardsDetails>({
  name: 'clubWebsite.getRewards',
  method: 'GET',
  path: () => `${website}/rewards/details`,
  query: ({ spaceId }) => ({ spaceId }),
  auth: 'ticket',
  parse: readRewardsDetails,
});

export const getStatsOverview = defineEndpoint<SpaceInput, StatCard[]>({
  name: 'clubWebsite.getStatsOverview',
  method: 'GET',
  path: () => `${website}/stats/overview`,
  query: ({ spaceId }) => ({ spaceId }),
  auth: 'ticket',
  parse: readStatCards,
});

export const getBalance = defineEndpoint<null, UnitsBalance>({
  name: 'clubWebsite.getBalance',
  method: 'GET',
  path: () => `${website}/newbalance`,
  auth: 'ticket',
  parse: readBalance,
});

/** Names a game by its space, or by slug and platform. */
export type GameName = { spaceId: string } | { slug: string; platform: string };

export const getGame = defineEndpoint<GameName, Game>({
  name: 'clubWebsite.getGame',
  method: 'GET',
  path: () => `${website}/game`,
  query: (name) => ({ ...name }),
  auth: 'ticket',
  parse: readGame,
});

export const getOwnedGames = defineEndpoint<{ currentGameSpaceId?: string; limit?: number }, Game[]>({
  name: 'clubWebsite.getOwnedGames',
  method: 'GET',
  path: () => `${website}/games/owned`,
  query: ({ currentGameSpaceId, limit }) => ({ currentGameSpaceId, limit }),
  auth: 'ticket',
  parse: readGames,
});

export const getLatestReleases = defineEndpoint<{ days?: number; limit?: number }, Game[]>({
  name: 'clubWebsite.getLatestReleases',
  method: 'GET',
  path: () => `${website}/games/latestreleased`,
  query: ({ days, limit }) => ({ days, limit }),
  auth: 'ticket',
  parse: readGames,
});

export const getGamesNotOwned = defineEndpoint<{ days?: number; limit?: number }, Game[]>({
  name: 'clubWebsite.getGamesNotOwned',
  method: 'GET',
  path: () => `${website}/games/notowned`,
  query: ({ days, limit }) => ({ days, limit }),
  auth: 'ticket',
  parse: readGames,
});

/** Whose data: `me` unless told (spec 7, Operation names). */
interface ProfileInput {
  profileId?: string;
}

/** The player's games, newest session first. */
export const getLastPlayedGames = defineEndpoint<ProfileInput, Game[]>({
  name: 'clubWebsite.getLastPlayedGames',
  method: 'GET',
  path: ({ profileId = 'me' }) => path`/clubwip/v1/profiles/${profileId}/club/website/stats/lastplayedgame`,
  auth: 'ticket',
  parse: readGames,
});

export const getPlayerProfile = defineEndpoint<ProfileInput, UserProfile>({
  name: 'clubWebsite.getPlayerProfile',
  method: 'GET',
  path: ({ profileId = 'me' }) => path`/clubwip/v1/profiles/${profileId}/club/website/playerprofile`,
  auth: 'ticket',
  parse: readUserProfile,
});

/** Badges of a game, or of all games, with whether the player has them. */
export const getBadges = defineEndpoint<SpaceInput, Badge[]>({
  name: 'clubWebsite.getBadges',
  method: 'GET',
  path: () => `${website}/badges/details`,
  query: ({ spaceId }) => ({ spaceId }),
  auth: 'ticket',
  parse: readBadges,
});
