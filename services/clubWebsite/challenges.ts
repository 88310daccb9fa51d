import { readCount } from '../club/counts';
import { defineEndpoint } from '../http/endpoint';
import { orElse, readCounter, readObject, readOptionalInstant } from '../http/parse';
import { type SpaceInput, website } from './website';

const readSummary = orElse(
  readObject((field) => ({
    available: field('available', readCounter),
    active: field('active', readCounter),
    completed: field('completed', readCounter),
    banked: field('banked', readCounter),
    endDate: field('endDate', readOptionalInstant),
  })),
  { available: 0, active: 0, completed: 0, banked: 0, endDate: null },
);

export const readChallengesOverview = readObject((field) => ({
  weekly: field('weekly', readSummary),
  special: field('special', readSummary),
  classic: field('classic', readCount),
}));
export type ChallengesOverview = ReturnType<typeof readChallengesOverview>;

export const getChallengesOverview = defineEndpoint<SpaceInput, ChallengesOverview>({
  name: 'clubWebsite.getChallengesOverview',
  method: 'GET',
  path: () => `${website}/challenges/overview`,
  query: ({ spaceId }) => ({ spaceId }),
  auth: 'ticket',
  parse: readChallengesOverview,
});
