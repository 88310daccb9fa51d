import type { Database } from '../../db/connect';
import { saveProgress, type PlayerChallenge } from '../../db/stores/games/challengeStore';
import { changePlayer, countCompleted, giveXp } from '../../db/stores/players/playerStore';
import { payoutOf, progressOf, starsInWords, statusOf, targetOf } from '../../domain/challenges';
import { Rejection } from '../Rejection';
import { creditUnits } from './creditUnits';
import { requireChallenge, type ChallengeRequest } from './requireChallenge';

export interface BankedChallenge {
  challenge: PlayerChallenge;
  granted: { units: number; xp: number };
  unitBalance: number;
}

/** Banks a completed challenge: grants its Units and XP once. Throws `Rejection` for any other status. */
export const bankChallenge = (db: Database, request: ChallengeRequest, now: Date): Promise<BankedChallenge> =>
  changePlayer(db, request.profileId, async (tx, locked) => {
    const { run, player } = await requireChallenge(tx, request);
    const status = statusOf(run, player, now);
    if (status !== 'completed') throw new Rejection(rejections[status]);
    const { profileId } = locked;
    const granted = payoutOf(run, player, now);
    const details = {
      reason: starsInWords(run, progressOf(run, player)),
      source: { type: 'challenge', id: run.challengeId, name: run.name },
      spaceId: run.spaceId,
    } as const;
    const unitBalance = await creditUnits(tx, locked, [{ units: granted.units, details }], now);
    await giveXp(tx, profileId, granted.xp, now);
    // A community challenge counts as completed for each of its players when they bank it.
    const isCompletedByCommunity = player.completedAt === null && progressOf(run, player) >= targetOf(run);
    if (isCompletedByCommunity) await countCompleted(tx, profileId, 1);
    const completedAt = isCompletedByCommunity ? now : player.completedAt;
    const challenge = { run, player: { ...player, completedAt, bankedAt: now } };
    await saveProgress(tx, profileId, [challenge]);
    return { challenge, granted, unitBalance };
  });

const rejections = {
  available: 'challengeNotCompleted',
  active: 'challengeNotCompleted',
  banked: 'challengeAlreadyBanked',
  expired: 'challengeExpired',
} as const;
