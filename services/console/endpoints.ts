import { readChallenges, readStatCards } from '../club/parse';
import type { Challenge, StatCard } from '../club/types';
import { readChallengesOverview, readRewardsDetails, readRewardsOverview } from '../clubWebsite/parse';
import type { ChallengesOverview, RewardsDetails, RewardsOverview } from '../clubWebsite/types';
import { defineEndpoint, type Endpoint } from '../http/endpoint';
import { readActionsDetails, readActivatedChallenges, readPlayerCard } from './parse';
import type { ActionsDetails, ActivatedChallenges, PlayerCard } from './types';

/** A game; without one, the services answer for all the player's games. */
interface SpaceInput {
  spaceId?: string;
}

const get = <Output>(name: string, page: string, parse: (json: unknown) => Output): Endpoint<SpaceInput, Output> => ({
  name: `console.${name}`,
  method: 'GET',
  path: () => `/v1/profiles/me/club/console/${page}`,
  query: ({ spaceId }) => ({ spaceId }),
  auth: 'ticket',
  parse,
});

export const getChallengesOverview = get<ChallengesOverview>(
  'getChallengesOverview',
  'challenges/overview',
  readChallengesOverview,
);
export const getChallenges = get<Challenge[]>('getChallenges', 'challenges/details', readChallenges);
export const getActions = get<ActionsDetails>('getActions', 'actions/details', readActionsDetails);
export const getRewardsOverview = get<RewardsOverview>('getRewardsOverview', 'rewards/overview', readRewardsOverview);
export const getRewards = get<RewardsDetails>('getRewards', 'rewards/details', readRewardsDetails);
export const getStatsOverview = get<StatCard[]>('getStatsOverview', 'stats/overview', readStatCards);
export const getStats = get<StatCard[]>('getStats', 'stats/details', readStatCards);
export const getPlayerCard = get<PlayerCard>('getPlayerCard', 'playercard', readPlayerCard);

/** Activates every challenge of a game that is available. */
export const activateAllChallenges = defineEndpoint<{ spaceId: string }, ActivatedChallenges>({
  name: 'console.activateAllChallenges',
  method: 'POST',
  path: () => '/v1/profiles/me/club/console/challenges/activateall',
  query: ({ spaceId }) => ({ spaceId }),
  auth: 'ticket',
  parse: readActivatedChallenges,
});
