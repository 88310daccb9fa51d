import { readActions } from '../club/actions';
import { readBankedChallenges, readChallenge, readChallenges } from '../club/challenges';
import { readChallengesOverview } from '../clubWebsite/challenges';
import { readRewardsDetails, readRewardsOverview } from '../clubWebsite/rewards';
import { readStatCards } from '../clubWebsite/stats';
import type { SpaceInput } from '../clubWebsite/website';
import { defineAddition, defineEndpoint, pick } from '../http/endpoint';
import * as read from '../http/parse';

export const readActivatedChallenges = read.object({ challenges: read.list(readChallenge) });

export const readPlayerCard = read.object({
  profileId: read.string,
  username: read.string,
  avatar: read.link,
  level: read.number,
  xp: read.number,
  units: read.number,
  badges: read.texts,
});

const get = <Output>(name: string, page: string, parse: (json: unknown) => Output) =>
  defineEndpoint(`console.${name}`, 'GET', {
    path: `/v1/profiles/me/club/console/${page}`,
    query: pick<SpaceInput>('spaceId'),
    parse,
  });

export const getChallengesOverview = get('getChallengesOverview', 'challenges/overview', readChallengesOverview);

export const getChallenges = get('getChallenges', 'challenges/details', readChallenges);

export const activateAllChallenges = defineEndpoint('console.activateAllChallenges', 'POST', {
  path: '/v1/profiles/me/club/console/challenges/activateall',
  query: pick<{ spaceId: string }>('spaceId'),
  parse: readActivatedChallenges,
});

/** Of one game, or of all. A repeated Idempotency-Key grants nothing twice. */
export const bankAllChallenges = defineAddition('console.bankAllChallenges', 'POST', {
  path: '/v1/profiles/me/club/console/challenges/bankall',
  query: pick<SpaceInput>('spaceId'),
  parse: readBankedChallenges,
  honorsIdempotencyKey: true,
});

export const getActions = get('getActions', 'actions/details', readActions);

export const getRewardsOverview = get('getRewardsOverview', 'rewards/overview', readRewardsOverview);

export const getRewards = get('getRewards', 'rewards/details', readRewardsDetails);

export const getStatsOverview = get('getStatsOverview', 'stats/overview', readStatCards);

export const getStats = get('getStats', 'stats/details', readStatCards);

export const getPlayerCard = get('getPlayerCard', 'playercard', readPlayerCard);
