import { z } from 'zod';
import type { PlayerChallenge } from '../../../db/stores/games/challengeStore';
import {
  activateChallenge,
  activateWaiting,
  bankChallenge,
  ensureWeek,
  findChallenge,
  readChallenges,
  readChallengesOfPlayer,
} from '../../../db/stores/games/challengeStore';
import type { Database } from '../../../db/connect';
import { readOwned } from '../../../db/stores/games/gameStore';
import { changePlayer } from '../../../db/stores/players/playerStore';
import { statusOf } from '../../../domain/challenges';
import type { Platform } from '../../kernel/honoEnv';
import { PlatformError } from '../../kernel/errors';
import { playerOperation } from '../../kernel/operation';
import { idInPath } from '../../kernel/paths';
import { amountOfUnits } from '../../kernel/schemas';
import { challengesOverview, overviewShape } from './challengesOverview';
import { consolePath, optionalSpaceQuery, sharedPaths, spaceQuery } from '../paths';
import { challengeShape, payShape, wireChallenge } from './challengeShape';

const tag = 'Challenges';

const challengeBody = z.object({ challengeId: z.guid(), spaceId: z.guid() });
/** Where the player is and reads; the challenges are the same everywhere. */
const regionQuery = z.object({ country: z.string().optional(), locale: z.string().optional() });
const actPath = `/v2/profiles/${idInPath}/club/challenges`;

/** Challenges as they stand for the player; activating and banking them (spec 4, Challenges; wire, Club). */
export function challenges(platform: Platform) {
  const { db } = platform;

  /** Of one game; or of all games that the player owns, and those of other games that the player has activated. */
  async function openChallenges(profileId: string, spaceId: string | undefined, now: Date) {
    if (spaceId) return readChallenges(db, profileId, now, [spaceId]);
    const owned = (await readOwned(db, profileId)).map((row) => row.spaceId);
    return readChallengesOfPlayer(db, profileId, now, owned);
  }

  return [
    playerOperation(
      {
        id: 'getChallengesOverview',
        method: 'GET',
        paths: sharedPaths('challenges/overview'),
        tag,
        summary: 'Counts by kind and status, of a game or of every game that the player owns.',
        query: optionalSpaceQuery,
        reply: overviewShape,
      },
      async ({ profileId, query, now }) => challengesOverview(await openChallenges(profileId, query.spaceId, now), now),
    ),
    playerOperation(
      {
        id: 'getChallenges',
        method: 'GET',
        paths: sharedPaths('challenges/details'),
        tag,
        summary: 'The challenges of a game, or of every game that the player owns, as they stand for the player.',
        query: optionalSpaceQuery,
        reply: z.object({ challenges: z.array(challengeShape) }),
      },
      async ({ profileId, query, now }) => {
        const open = await openChallenges(profileId, query.spaceId, now);
        return { challenges: open.map((challenge) => wireChallenge(platform, challenge, now)) };
      },
    ),
    playerOperation(
      {
        id: 'activateAllChallenges',
        method: 'POST',
        paths: [consolePath('challenges/activateall')],
        tag,
        summary: 'Activates every challenge of a game that waits for it.',
        query: spaceQuery,
        reply: z.object({ challenges: z.array(challengeShape), activated: z.int() }),
      },
      async ({ profileId, query, now }) => {
        await ensureWeek(db, now);
        const { challenges, activated } = await changePlayer(db, profileId, (tx) =>
          activateWaiting(tx, profileId, query.spaceId, now),
        );
        return { challenges: challenges.map((challenge) => wireChallenge(platform, challenge, now)), activated };
      },
    ),
    playerOperation(
      {
        id: 'activateChallenge',
        method: 'POST',
        paths: [actPath],
        tag,
        summary: 'Activates a challenge; one that is active already stays as it is.',
        query: regionQuery,
        body: challengeBody,
        reply: challengeShape,
        errors: ['notFound', 'challengeExpired'],
      },
      async ({ profileId, body, now }) => {
        const challenge = await changePlayer(db, profileId, (tx) => activate(tx, profileId, body, now));
        return wireChallenge(platform, challenge, now);
      },
    ),
    playerOperation(
      {
        id: 'bankChallenge',
        method: 'PUT',
        paths: [actPath],
        tag,
        summary: 'Collects what a completed challenge gives.',
        query: regionQuery,
        body: challengeBody,
        reply: challengeShape.extend({ rewardsGranted: payShape, unitBalance: amountOfUnits }),
        errors: ['notFound', 'challengeNotCompleted', 'challengeAlreadyBanked', 'challengeExpired'],
      },
      async ({ profileId, body, now }) => {
        const { challenge, granted, unitBalance } = await changePlayer(db, profileId, async (tx, player) => {
          const found = await demand(tx, profileId, body);
          const status = statusOf(found.run, found.player, now);
          if (status !== 'completed') throw new PlatformError(refusals[status]);
          return bankChallenge(tx, player, found, now);
        });
        return { ...wireChallenge(platform, challenge, now), rewardsGranted: granted, unitBalance };
      },
    ),
  ];
}

/** A challenge as calls name it. */
export interface Named {
  challengeId: string;
  spaceId: string;
}

const refusals = {
  available: 'challengeNotCompleted',
  active: 'challengeNotCompleted',
  banked: 'challengeAlreadyBanked',
  expired: 'challengeExpired',
} as const;

/** The challenge of that name as it stands for a player. Throws 404 where the game has none such. */
export async function demand(
  tx: Database,
  profileId: string,
  { challengeId, spaceId }: Named,
): Promise<PlayerChallenge> {
  const challenge = await findChallenge(tx, profileId, challengeId, spaceId);
  if (!challenge) throw new PlatformError('notFound', { moreInfo: `There is no challenge ${challengeId}.` });
  return challenge;
}

/** Activates what waits for it; whatever is active, completed or banked already stays as it is. */
async function activate(tx: Database, profileId: string, named: Named, now: Date): Promise<PlayerChallenge> {
  const challenge = await demand(tx, profileId, named);
  const status = statusOf(challenge.run, challenge.player, now);
  const hasBegun = challenge.run.startsAt === null || challenge.run.startsAt <= now;
  if (status === 'expired') throw new PlatformError('challengeExpired');
  if (!hasBegun) throw new PlatformError('notFound', { moreInfo: `The challenge ${named.challengeId} has not begun.` });
  return status === 'available' || status === 'active' ? activateChallenge(tx, profileId, challenge, now) : challenge;
}
