import { readCount } from '../club/counts';
import { defineEndpoint, pick } from '../http/endpoint';
import * as read from '../http/parse';
import { type SpaceInput, website } from './website';

const readSummary = read.orEmpty(
  read.object({
    available: read.counter,
    active: read.counter,
    completed: read.counter,
    banked: read.counter,
    endDate: read.optionalInstant,
  }),
);

export const readChallengesOverview = read.object({
  weekly: readSummary,
  special: readSummary,
  classic: readCount,
});

export const getChallengesOverview = defineEndpoint('clubWebsite.getChallengesOverview', 'GET', {
  path: `${website}/challenges/overview`,
  query: pick<SpaceInput>('spaceId'),
  parse: readChallengesOverview,
});
