import type { Database } from '../../db/database';
import {
  ensureWeek,
  readOpenChallenges,
  saveProgress,
  type PlayerChallenge,
} from '../../db/stores/games/challengeStore';
import { changePlayer } from '../../db/stores/players/playerStore';
import { statusOf } from '../../domain/challenges';
import { Rejection } from '../Rejection';
import { requireChallenge, type ChallengeRequest } from './requireChallenge';

/**
 * Activates a challenge: progress counts from `now` on. A challenge that is active, completed or banked does not change.
 * Throws `Rejection` where the challenge has expired or has not started.
 */
export const activateChallenge = (db: Database, request: ChallengeRequest, now: Date): Promise<PlayerChallenge> =>
  changePlayer(db, request.profileId, async (tx) => {
    const challenge = await requireChallenge(tx, request);
    const { run, player } = challenge;
    const status = statusOf(run, player, now);
    if (status === 'expired') throw new Rejection('challengeExpired');
    if (run.startsAt !== null && run.startsAt > now) {
      throw new Rejection('notFound', { moreInfo: `The challenge ${request.challengeId} has not begun.` });
    }
    if ((status !== 'available' && status !== 'active') || player.activatedAt) return challenge;
    const activated = { run, player: { ...player, activatedAt: now } };
    await saveProgress(tx, request.profileId, [activated]);
    return activated;
  });

/** Activates every available challenge of a game. Returns the game's open challenges, and how many were activated. */
export async function activateAllChallenges(
  db: Database,
  { profileId, spaceId }: { profileId: string; spaceId: string },
  now: Date,
): Promise<{ challenges: PlayerChallenge[]; activated: number }> {
  await ensureWeek(db, now);
  return changePlayer(db, profileId, async (tx) => {
    const open = await readOpenChallenges(tx, profileId, now, spaceId);
    const isAvailable = ({ run, player }: PlayerChallenge) => statusOf(run, player, now) === 'available';
    const activate = ({ run, player }: PlayerChallenge) => ({ run, player: { ...player, activatedAt: now } });
    const activated = open.filter(isAvailable).map(activate);
    await saveProgress(tx, profileId, activated);
    const challenges = open.map((challenge) => (isAvailable(challenge) ? activate(challenge) : challenge));
    return { challenges, activated: activated.length };
  });
}
