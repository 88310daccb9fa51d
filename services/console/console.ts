import { readAction } from '../club/actions';
import {
  type BankedChallenges,
  type Challenge,
  readBankedChallenges,
  readChallenge,
  readChallenges,
} from '../club/challenges';
import { type ChallengesOverview, readChallengesOverview } from '../clubWebsite/challenges';
import {
  readRewardsDetails,
  readRewardsOverview,
  type RewardsDetails,
  type RewardsOverview,
} from '../clubWebsite/rewards';
import { readStatCards, type StatCard } from '../clubWebsite/stats';
import type { SpaceInput } from '../clubWebsite/website';
import { defineEndpoint, type Endpoint } from '../http/endpoint';
import { orElse, readLink, readList, readNumber, readObject, readString, readTexts } from '../http/parse';

export interface ActivatedChallenges {
  challenges: Challenge[];
  /** How many were activated by this call. */
  activated: number;
}

export const readActivatedChallenges = readObject<ActivatedChallenges>((field) => ({
  challenges: field('challenges', readList(readChallenge)),
  activated: field('activated', readNumber),
}));

export const readActionsDetails = readObject((field) => ({
  actions: field('actions', readList(readAction)),
  groups: field(
    'groups',
    orElse(readList(readObject((group) => ({ id: group('id', readString), name: group('name', readString) }))), []),
  ),
}));
export type ActionsDetails = ReturnType<typeof readActionsDetails>;

export const readPlayerCard = readObject((field) => ({
  profileId: field('profileId', readString),
  username: field('username', readString),
  avatar: field('avatar', readLink),
  level: field('level', readNumber),
  xp: field('xp', readNumber),
  units: field('units', readNumber),
  badges: field('badges', readTexts),
}));

/** A player's summary as a console shows it. */
export type PlayerCard = ReturnType<typeof readPlayerCard>;

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

/** Activates every challenge of a game that is available. */
export const activateAllChallenges = defineEndpoint<{ spaceId: string }, ActivatedChallenges>({
  name: 'console.activateAllChallenges',
  method: 'POST',
  path: () => '/v1/profiles/me/club/console/challenges/activateall',
  query: ({ spaceId }) => ({ spaceId }),
  auth: 'ticket',
  parse: readActivatedChallenges,
});

/** Banks every completed challenge of a game, or of all games. A repeated Idempotency-Key grants nothing twice. */
export const bankAllChallenges = defineEndpoint<SpaceInput, BankedChallenges>({
  name: 'console.bankAllChallenges',
  method: 'POST',
  path: () => '/v1/profiles/me/club/console/challenges/bankall',
  query: ({ spaceId }) => ({ spaceId }),
  auth: 'ticket',
  parse: readBankedChallenges,
  honorsIdempotencyKey: true,
});

export const getActions = get<ActionsDetails>('getActions', 'actions/details', readActionsDetails);

export const getRewardsOverview = get<RewardsOverview>('getRewardsOverview', 'rewards/overview', readRewardsOverview);

export const getRewards = get<RewardsDetails>('getRewards', 'rewards/details', readRewardsDetails);

export const getStatsOverview = get<StatCard[]>('getStatsOverview', 'stats/overview', readStatCards);

export const getStats = get<StatCard[]>('getStats', 'stats/details', readStatCards);

export const getPlayerCard = get<PlayerCard>('getPlayerCard', 'playercard', readPlayerCard);
