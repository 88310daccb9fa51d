import { defineEndpoint } from '../http/endpoint';
import { readList, readNumber, readObject } from '../http/parse';
import { type Challenge, readChallenge } from './challenges';

/** A page of the player's past challenges, latest first. */
export interface ChallengeHistory {
  challenges: Challenge[];
  /** The number on all pages. */
  total: number;
}

export const readChallengeHistory = readObject<ChallengeHistory>((field) => ({
  challenges: field('challenges', readList(readChallenge)),
  total: field('total', readNumber),
}));

/** Of one game, or of all games without a `spaceId`. */
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
