import { z } from 'zod';
import { readChallenges, readChallengesOfPlayer, type PlayerChallenge } from '../../../db/stores/games/challengeStore';
import { activateAllChallenges, activateChallenge } from '../../../useCases/club/activateChallenges';
import { bankAllChallenges, bankChallenge } from '../../../useCases/club/bankChallenge';
import type { ServiceContext } from '../../../serviceContext';
import { playerOperation } from '../../kernel/operation';
import { idInPath } from '../../kernel/paths';
import { amountOfUnits, timestamp, wireDateOrNull } from '../../kernel/wireTypes';
import { consolePath, optionalSpaceQuery, sharedPaths, spaceQuery } from '../paths';
import { challengeShape, payoutShape, wireChallenge } from './challengeShape';
import { type ChallengeStatus, type ChallengeType, statusOf } from '../../../domain/challenges';

const challengeBody = z.object({ challengeId: z.guid(), spaceId: z.guid() });

/** Accepted and ignored: challenges are the same everywhere. */
const regionQuery = z.object({ country: z.string().optional(), locale: z.string().optional() });
const actPath = `/v2/profiles/${idInPath}/club/challenges`;

/** A player's challenges; activating and banking them (spec 4, Challenges; wire, Club). */
export function challenges(services: ServiceContext) {
  const { db } = services;

  /** Of one game; or of all owned games, plus the activated ones of other games. */
  const openChallenges = (profileId: string, spaceId: string | undefined, now: Date) =>
    spaceId ? readChallenges(db, profileId, now, spaceId) : readChallengesOfPlayer(db, profileId, now);

  return [
    playerOperation('GET', sharedPaths('challenges/overview'), {
      id: 'getChallengesOverview',
      summary: 'Counts by kind and status, of a game or of every game that the player owns.',
      query: optionalSpaceQuery,
      response: overviewShape,
      handle: async ({ profileId, query, now }) =>
        challengesOverview(await openChallenges(profileId, query.spaceId, now), now),
    }),
    playerOperation('GET', sharedPaths('challenges/details'), {
      id: 'getChallenges',
      summary: 'The challenges of a game, or of every game that the player owns, as they stand for the player.',
      query: optionalSpaceQuery,
      response: z.object({ challenges: z.array(challengeShape) }),
      handle: async ({ profileId, query, now }) => {
        const open = await openChallenges(profileId, query.spaceId, now);
        return { challenges: open.map((challenge) => wireChallenge(services, challenge, now)) };
      },
    }),
    playerOperation('POST', consolePath('challenges/activateall'), {
      id: 'activateAllChallenges',
      summary: 'Activates every challenge of a game that waits for it.',
      query: spaceQuery,
      response: z.object({ challenges: z.array(challengeShape), activated: z.int() }),
      handle: async ({ profileId, query, now }) => {
        const { challenges, activated } = await activateAllChallenges(db, { profileId, ...query }, now);
        return { challenges: challenges.map((challenge) => wireChallenge(services, challenge, now)), activated };
      },
    }),
    playerOperation('POST', actPath, {
      id: 'activateChallenge',
      summary: 'Activates a challenge; one that is active already stays as it is.',
      query: regionQuery,
      body: challengeBody,
      response: challengeShape,
      errors: ['notFound', 'challengeExpired'],
      handle: async ({ profileId, body, now }) => {
        return wireChallenge(services, await activateChallenge(db, { profileId, ...body }, now), now);
      },
    }),
    playerOperation('PUT', actPath, {
      id: 'bankChallenge',
      summary: 'Collects what a completed challenge gives.',
      query: regionQuery,
      body: challengeBody,
      response: challengeShape.extend({ rewardsGranted: payoutShape, unitBalance: amountOfUnits }),
      errors: ['notFound', 'challengeNotCompleted', 'challengeAlreadyBanked', 'challengeExpired'],
      handle: async ({ profileId, body, now }) => {
        const { challenge, granted, unitBalance } = await bankChallenge(db, { profileId, ...body }, now);
        return { ...wireChallenge(services, challenge, now), rewardsGranted: granted, unitBalance };
      },
    }),
    playerOperation('POST', consolePath('challenges/bankall'), {
      id: 'bankAllChallenges',
      summary: 'Collects what every completed challenge gives, of a game or of every game.',
      takesIdempotencyKey: true,
      query: optionalSpaceQuery,
      response: z.object({
        challenges: z.array(challengeShape).describe('The challenges that this call banked.'),
        rewardsGranted: payoutShape,
        unitBalance: amountOfUnits,
      }),
      handle: async ({ profileId, query, idempotencyKey, now }) => {
        const request = { profileId, ...query, idempotencyKey };
        const { challenges: banked, granted, unitBalance } = await bankAllChallenges(db, request, now);
        return {
          challenges: banked.map((challenge) => wireChallenge(services, challenge, now)),
          rewardsGranted: granted,
          unitBalance,
        };
      },
    }),
  ];
}

const summaryShape = z.object({
  available: z.int(),
  active: z.int(),
  completed: z.int(),
  banked: z.int(),
  endDate: timestamp.nullable().describe('When the first one that runs ends.'),
});

const cardShape = z.object({ owned: z.int().describe('Banked.'), available: z.int() });

const overviewShape = z.object({
  weekly: summaryShape,
  special: summaryShape,
  community: summaryShape,
  classic: cardShape,
  weeklyChallengeCard: cardShape,
  classicChallengeCard: cardShape,
});

/** Counts by type and status, the next ends, and the cards of games (wire, Club). */
function challengesOverview(open: readonly PlayerChallenge[], now: Date): z.input<typeof overviewShape> {
  const ofType = (type: ChallengeType) => open.filter(({ run }) => run.type === type);
  const summaryOf = (type: ChallengeType) => {
    const [rows, count] = [ofType(type), countByStatus(ofType(type), now)];
    const running = rows.find(({ run }) => run.endsAt !== null && run.endsAt > now);
    return {
      available: count('available'),
      active: count('active'),
      completed: count('completed'),
      banked: count('banked'),
      endDate: wireDateOrNull(running?.run.endsAt),
    };
  };
  const cardOf = (type: ChallengeType) => ({
    owned: countByStatus(ofType(type), now)('banked'),
    available: ofType(type).length,
  });
  return {
    weekly: summaryOf('weekly'),
    special: summaryOf('special'),
    community: summaryOf('community'),
    classic: cardOf('classic'),
    weeklyChallengeCard: cardOf('weekly'),
    classicChallengeCard: cardOf('classic'),
  };
}

const countByStatus = (rows: readonly PlayerChallenge[], now: Date) => (status: ChallengeStatus) =>
  rows.filter(({ run, player }) => statusOf(run, player, now) === status).length;
