import { defineAddition } from '../http/endpoint';
import * as read from '../http/parse';
import { readChallenge } from './challenges';

export const readChallengeHistory = read.object({
  challenges: read.list(readChallenge),
  /** On all pages. */
  total: read.number,
});

/** Latest first. */
export type ChallengeHistory = ReturnType<typeof readChallengeHistory>;

export const getChallengeHistory = defineAddition<
  { spaceId?: string; offset: number; limit: number },
  ChallengeHistory
>({
  name: 'club.getChallengeHistory',
  path: () => '/v1/profiles/me/club/challenges/history',
  query: ({ spaceId, offset, limit }) => ({ spaceId, offset, limit }),
  parse: readChallengeHistory,
});
