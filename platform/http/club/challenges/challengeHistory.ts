import { z } from 'zod';
import { readPastChallenges, readEventTraces } from '../../../db/stores/games/challengeHistoryStore';
import { exclusionReasons } from '../../../domain/uncountedEvents';
import type { ServiceContext } from '../../../serviceContext';
import { timestamp, totalOfPages, wireDate } from '../../kernel/wireTypes';
import { playerOperation } from '../../kernel/operation';
import { pageInQuery } from '../../kernel/validate';
import { requireChallenge } from '../../../useCases/club/requireChallenge';
import { clubPath, optionalSpaceQuery } from '../paths';
import { challengeShape, wireChallenge } from './challengeShape';

const eventShape = z.object({
  eventId: z.guid(),
  date: timestamp.describe('When the platform received it.'),
  spaceId: z.guid(),
  gameTitle: z.string(),
  platform: z.string().nullable().describe('Where it was played; null where that was not kept.'),
  count: z.number().describe('How often it happened, as the game told it.'),
  counted: z.int().describe('How much of it moved the challenge.'),
  reason: z.enum(exclusionReasons).nullable().describe('Why it moved it by nothing; null where it counted.'),
});

export const challengeHistory = (services: ServiceContext) => [
  playerOperation('GET', clubPath('challenges/events'), {
    id: 'getChallengeEvents',
    summary: 'The events that a challenge asks for, as they were seen: what counted, and why the others did not.',
    description: 'From a week before its start until its bank closes, in any game and on any platform, newest first.',
    query: pageInQuery.extend({ challengeId: z.guid(), spaceId: z.guid() }),
    response: z.object({ events: z.array(eventShape), total: totalOfPages }),
    errors: ['notFound'],
    handle: async ({ profileId, query: { challengeId, spaceId, ...wanted } }) => {
      const challenge = await requireChallenge(services.db, { profileId, challengeId, spaceId });
      const { traces, total } = await readEventTraces(services.db, profileId, challenge, wanted);
      return { events: traces.map(({ at, ...trace }) => ({ ...trace, date: wireDate(at) })), total };
    },
  }),
  playerOperation('GET', clubPath('challenges/history'), {
    id: 'getChallengeHistory',
    summary: 'Challenges that are behind the player, the latest first: banked, or over with nothing to bank.',
    description: '`reward` is what was banked; where `bankedDate` is null, what its reached stars would have paid.',
    query: pageInQuery.extend(optionalSpaceQuery.shape),
    response: z.object({ challenges: z.array(challengeShape), total: totalOfPages }),
    handle: async ({ profileId, query, now }) => {
      const { past, total } = await readPastChallenges(services.db, profileId, now, query);
      return { challenges: past.map((challenge) => wireChallenge(services, challenge, now)), total };
    },
  }),
];
