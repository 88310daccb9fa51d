import { defineAddition, pick, type PageInput } from '../http/endpoint';
import * as read from '../http/parse';
import { readChallenge } from './challenges';

export const readChallengeHistory = read.object({
  challenges: read.list(readChallenge),
  /** On all pages. */
  total: read.number,
});

/** Latest first. */

export const getChallengeHistory = defineAddition('club.getChallengeHistory', 'GET', {
  path: '/v1/profiles/me/club/challenges/history',
  query: pick<PageInput & { spaceId?: string }>('spaceId', 'offset', 'limit'),
  parse: readChallengeHistory,
});
