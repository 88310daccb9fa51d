import { Hono } from 'hono';
import { z } from 'zod';
import type { PlayerChallenge } from '../../db/challengeStore';
import { activateChallenge, bankChallenge, findChallenge, readChallenges } from '../../db/challengeStore';
import type { Database } from '../../db/connect';
import { readOwned } from '../../db/gameStore';
import { changePlayer } from '../../db/playerStore';
import type { ChallengeStatus, ChallengeType } from '../../domain/challenges';
import { statusOf } from '../../domain/challenges';
import type { HonoEnv, Platform } from '../context';
import { PlatformError } from '../errors';
import { requireTicket } from '../ticket';
import { readBody, readQuery } from '../validate';
import { consolePath, optionalSpaceQuery, profileOf, sharedPaths, spaceQuery } from './paths';
import { wireChallenge, wireDateOrNull } from './wire';
import { idInPath } from '../paths';

const challengeBody = z.object({ challengeId: z.guid(), spaceId: z.guid() });
const actPath = `/v2/profiles/${idInPath}/club/challenges`;

/** Challenges as they stand for the player; activating and banking them (spec 4, Challenges; wire, Club). */
export function challenges(platform: Platform) {
  const { db, clock } = platform;

  /** Of one game, or of all games that the player owns. */
  async function openChallenges(profileId: string, spaceId: string | undefined, now: Date) {
    const owned = spaceId ? [spaceId] : (await readOwned(db, profileId)).map((row) => row.spaceId);
    return readChallenges(db, profileId, now, owned);
  }

  return new Hono<HonoEnv>()
    .on('GET', sharedPaths('challenges/overview'), requireTicket(platform), async (c) => {
      const now = clock.now();
      const open = await openChallenges(profileOf(c), readQuery(c, optionalSpaceQuery).spaceId, now);
      return c.json(overviewOf(open, now));
    })
    .on('GET', sharedPaths('challenges/details'), requireTicket(platform), async (c) => {
      const now = clock.now();
      const open = await openChallenges(profileOf(c), readQuery(c, optionalSpaceQuery).spaceId, now);
      return c.json({ challenges: open.map((challenge) => wireChallenge(platform, challenge, now)) });
    })
    .post(consolePath('challenges/activateall'), requireTicket(platform), async (c) => {
      const [now, profileId] = [clock.now(), profileOf(c)];
      const open = await openChallenges(profileId, readQuery(c, spaceQuery).spaceId, now);
      const waiting = open.filter(({ run, player }) => statusOf(run, player, now) === 'available');
      const activated = await changePlayer(db, profileId, async (tx) => {
        const done: PlayerChallenge[] = [];
        for (const { run } of waiting) done.push(await activate(tx, profileId, run, now));
        return done;
      });
      const changed = new Map(activated.map((challenge) => [challenge.run.challengeId, challenge]));
      const after = open.map((challenge) => changed.get(challenge.run.challengeId) ?? challenge);
      return c.json({
        challenges: after.map((challenge) => wireChallenge(platform, challenge, now)),
        activated: activated.length,
      });
    })
    .post(actPath, requireTicket(platform), async (c) => {
      const [now, profileId] = [clock.now(), profileOf(c)];
      const named = await readBody(c, challengeBody);
      const challenge = await changePlayer(db, profileId, (tx) => activate(tx, profileId, named, now));
      return c.json(wireChallenge(platform, challenge, now));
    })
    .put(actPath, requireTicket(platform), async (c) => {
      const [now, profileId] = [clock.now(), profileOf(c)];
      const named = await readBody(c, challengeBody);
      const { challenge, granted, unitBalance } = await changePlayer(db, profileId, async (tx, player) => {
        const found = await demand(tx, profileId, named);
        const status = statusOf(found.run, found.player, now);
        if (status !== 'completed') throw new PlatformError(refusals[status]);
        return bankChallenge(tx, player, found, now);
      });
      return c.json({ ...wireChallenge(platform, challenge, now), rewardsGranted: granted, unitBalance });
    });
}

interface Named {
  challengeId: string;
  spaceId: string;
}

const refusals = {
  available: 'challengeNotCompleted',
  active: 'challengeNotCompleted',
  banked: 'challengeAlreadyBanked',
  expired: 'challengeExpired',
} as const;

async function demand(tx: Database, profileId: string, { challengeId, spaceId }: Named): Promise<PlayerChallenge> {
  const challenge = await findChallenge(tx, profileId, challengeId, spaceId);
  if (!challenge) throw new PlatformError('notFound', { message: `Resource 'challenge ${challengeId}' not found.` });
  return challenge;
}

/** Activates what waits for it; whatever is active, completed or banked already stays as it is. */
async function activate(tx: Database, profileId: string, named: Named, now: Date): Promise<PlayerChallenge> {
  const challenge = await demand(tx, profileId, named);
  const status = statusOf(challenge.run, challenge.player, now);
  const hasBegun = challenge.run.startsAt === null || challenge.run.startsAt <= now;
  if (status === 'expired') throw new PlatformError('challengeExpired');
  if (!hasBegun)
    throw new PlatformError('notFound', { message: `Resource 'challenge ${named.challengeId}' not found.` });
  return status === 'available' || status === 'active' ? activateChallenge(tx, profileId, challenge, now) : challenge;
}

/** Counts by kind and status, and when the week and the next special end. */
function overviewOf(open: readonly PlayerChallenge[], now: Date) {
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
  const classics = ofType('classic');
  return {
    weekly: summaryOf('weekly'),
    special: summaryOf('special'),
    classic: { owned: countByStatus(classics, now)('banked'), available: classics.length },
  };
}

const countByStatus = (rows: readonly PlayerChallenge[], now: Date) => (status: ChallengeStatus) =>
  rows.filter(({ run, player }) => statusOf(run, player, now) === status).length;
