import { defineEndpoint, path } from '../http/endpoint';
import {
  readActions,
  readActionsPage,
  readBankedChallenge,
  readChallenge,
  readChallengeEvents,
  readChallengeHistory,
  readClaims,
  readClubRewards,
  readConfig,
  readRewardClaim,
  readTitles,
  readTransactions,
} from './parse';
import type {
  ActionsPage,
  BankedChallenge,
  Challenge,
  ChallengeEvents,
  ChallengeHistory,
  ClaimsPage,
  ClubAction,
  ClubConfig,
  ClubReward,
  RewardClaim,
  Title,
  TransactionsFilter,
  UnitsTransactions,
} from './types';

/** The place a call is about: a game, or the club itself. */
interface Space {
  spaceId: string;
}

/** Where the player is and reads. */
interface Region {
  country: string;
  locale: string;
}

interface ChallengeInput extends Region, Space {
  challengeId: string;
}

/** Tells which actions are completed. */
export const completeActions = defineEndpoint<Space & { ids: string[] }, ClubAction[]>({
  name: 'club.completeActions',
  method: 'PUT',
  path: () => '/v1/profiles/me/club/actions',
  body: ({ ids, spaceId }) => ({ ids, spaceId }),
  auth: 'ticket',
  parse: readActions,
});

export const getConfig = defineEndpoint<Space & Region, ClubConfig>({
  name: 'club.getConfig',
  method: 'GET',
  path: ({ spaceId }) => path`/v1/spaces/${spaceId}/club/configs`,
  query: ({ country, locale }) => ({ country, locale }),
  auth: 'ticket',
  parse: readConfig,
});

export const getTitles = defineEndpoint<{ spaceId?: string; platforms?: string }, Title[]>({
  name: 'club.getTitles',
  method: 'GET',
  path: () => '/v1/profiles/me/club/titles',
  query: ({ spaceId, platforms }) => ({ spaceId, platforms }),
  auth: 'ticket',
  parse: readTitles,
});

export const updateTitle = defineEndpoint<Space, Title[]>({
  name: 'club.updateTitle',
  method: 'PUT',
  path: () => '/v1/profiles/me/club/titles',
  body: ({ spaceId }) => ({ spaceId }),
  auth: 'ticket',
  parse: readTitles,
});

/** Activating an active challenge again gives the same reply. */
export const activateChallenge = defineEndpoint<ChallengeInput, Challenge>({
  name: 'club.activateChallenge',
  method: 'POST',
  path: () => '/v2/profiles/me/club/challenges',
  query: ({ country, locale }) => ({ country, locale }),
  body: ({ challengeId, spaceId }) => ({ challengeId, spaceId }),
  auth: 'ticket',
  parse: readChallenge,
});

/** Collects what a completed challenge gives; refused with `challengeAlreadyBanked` the second time. */
export const bankChallenge = defineEndpoint<ChallengeInput, BankedChallenge>({
  name: 'club.bankChallenge',
  method: 'PUT',
  path: () => '/v2/profiles/me/club/challenges',
  query: ({ country, locale }) => ({ country, locale }),
  body: ({ challengeId, spaceId }) => ({ challengeId, spaceId }),
  auth: 'ticket',
  parse: readBankedChallenge,
});

/** What a challenge was credited with, and why the rest was not: a page of the events that it asks for, newest first. */
export const getChallengeEvents = defineEndpoint<
  Space & { challengeId: string; offset: number; limit: number },
  ChallengeEvents
>({
  name: 'club.getChallengeEvents',
  method: 'GET',
  path: () => '/v1/profiles/me/club/challenges/events',
  query: ({ challengeId, spaceId, offset, limit }) => ({ challengeId, spaceId, offset, limit }),
  auth: 'ticket',
  parse: readChallengeEvents,
});

/** A page of the challenges that are behind the player, of one game or of all. */
export const getChallengeHistory = defineEndpoint<
  { spaceId?: string; offset: number; limit: number },
  ChallengeHistory
>({
  name: 'club.getChallengeHistory',
  method: 'GET',
  path: () => '/v1/profiles/me/club/challenges/history',
  query: ({ spaceId, offset, limit }) => ({ spaceId, offset, limit }),
  auth: 'ticket',
  parse: readChallengeHistory,
});

/** Claims one of a reward; the same Idempotency-Key never pays twice. */
export const claimReward = defineEndpoint<Space & { rewardId: string }, RewardClaim>({
  name: 'club.claimReward',
  method: 'POST',
  path: () => '/v1/profiles/me/club/rewards',
  body: ({ rewardId, spaceId }) => ({ id: rewardId, spaceId, quantity: 1 }),
  auth: 'ticket',
  parse: readRewardClaim,
  honorsIdempotencyKey: true,
});

/** A page of a game's actions, with what of them is completed. */
export const getActions = defineEndpoint<Space & { offset?: number; limit?: number }, ActionsPage>({
  name: 'club.getActions',
  method: 'GET',
  path: () => '/v1/profiles/me/club/actions',
  query: ({ spaceId, offset, limit }) => ({ spaceId, offset, limit }),
  auth: 'ticket',
  parse: readActionsPage,
});

export const getClubRewards = defineEndpoint<Space, ClubReward[]>({
  name: 'club.getClubRewards',
  method: 'GET',
  path: () => '/v1/profiles/me/club/rewards',
  query: ({ spaceId }) => ({ spaceId }),
  auth: 'ticket',
  parse: readClubRewards,
});

/** A page of what the player has claimed, of one game or of all, newest first, refunded claims too. */
export const getClaims = defineEndpoint<{ spaceId?: string; offset: number; limit: number }, ClaimsPage>({
  name: 'club.getClaims',
  method: 'GET',
  path: () => '/v1/profiles/me/club/rewards/claims',
  query: ({ spaceId, offset, limit }) => ({ spaceId, offset, limit }),
  auth: 'ticket',
  parse: readClaims,
});

/** A page of the units ledger, newest first, of one kind or one game; `from` and `to` are ISO moments. */
export const getTransactions = defineEndpoint<
  TransactionsFilter & { offset: number; limit: number },
  UnitsTransactions
>({
  name: 'club.getTransactions',
  method: 'GET',
  path: () => '/v1/profiles/me/club/units/transactions',
  query: ({ offset, limit, type, spaceId, from, to }) => ({ offset, limit, type, spaceId, from, to }),
  auth: 'ticket',
  parse: readTransactions,
});
