import { z } from 'zod';
import type { Database } from '../../db/database';
import {
  ensureWeek,
  readOpenChallenges,
  progressWrites,
  type PlayerChallenge,
} from '../../db/stores/games/challengeStore';
import { almostMissedWrite } from '../../db/stores/players/clubSettingsStore';
import { changePlayer, totalWrites, type LockedPlayer } from '../../db/stores/players/playerStore';
import { changePlayerOnce } from '../../db/stores/rewards/idempotencyStore';
import { writeTogether } from '../../db/writeTogether';
import {
  isAlmostMissed,
  lastBankInstant,
  payoutOf,
  progressOf,
  starsInWords,
  statusOf,
  targetOf,
} from '../../domain/challenges';
import { Rejection } from '../Rejection';
import { creditUnits } from './creditUnits';
import { requireChallenge, type ChallengeRequest } from './requireChallenge';

interface Granted {
  granted: { units: number; xp: number };
  unitBalance: number;
}

/** Banks a completed challenge: grants its Units and XP once. Throws `Rejection` for any other status. */
export const bankChallenge = (
  db: Database,
  request: ChallengeRequest,
  now: Date,
): Promise<Granted & { challenge: PlayerChallenge }> =>
  changePlayer(db, request.profileId, async (tx, locked) => {
    const challenge = await requireChallenge(tx, request);
    const status = statusOf(challenge.run, challenge.player, now);
    if (status !== 'completed') throw new Rejection(rejections[status]);
    const { challenges, ...totals } = await bank(tx, locked, [challenge], { now });
    return { challenge: challenges[0] ?? challenge, ...totals };
  });

/** What banking several challenges is stored as for its idempotency key. */
const bankedAll = z.object({
  banked: z.array(z.object({ challengeId: z.string(), spaceId: z.string() })),
  granted: z.object({ units: z.int(), xp: z.int() }),
  unitBalance: z.int(),
});

interface BankAllRequest {
  profileId: string;
  /** A game; every game by default. */
  spaceId?: string | undefined;
  /** A repeat with the same key returns the first result and banks nothing. */
  idempotencyKey?: string | undefined;
}

/** Banks every completed challenge of a player in one transaction; none is no error. */
export async function bankAllChallenges(
  db: Database,
  { profileId, spaceId, idempotencyKey: key }: BankAllRequest,
  now: Date,
): Promise<Granted & { challenges: PlayerChallenge[] }> {
  await ensureWeek(db, now);
  const request = ['bank all', spaceId ?? null];
  const keyed = { profileId, key, request, result: bankedAll, now };
  const { banked, ...totals } = await changePlayerOnce(db, keyed, async (tx, locked) => {
    const open = await readOpenChallenges(tx, profileId, now, spaceId);
    const completed = open.filter(({ run, player }) => statusOf(run, player, now) === 'completed');
    const { challenges, ...granted } = await bank(tx, locked, completed, { now });
    return {
      banked: challenges.map(({ run: { challengeId, spaceId: of } }) => ({ challengeId, spaceId: of })),
      ...granted,
    };
  });
  const challenges = await Promise.all(banked.map((one) => requireChallenge(db, { profileId, ...one })));
  return { challenges, ...totals };
}

/**
 * Banks a challenge whose time to bank has ended, as at its last instant; the ledger names auto-bank. False, with nothing
 * changed, where there is nothing to bank, such as where the player has banked it.
 */
export const bankEndedChallenge = (db: Database, request: ChallengeRequest, now: Date): Promise<boolean> =>
  changePlayer(db, request.profileId, async (tx, locked) => {
    const challenge = await requireChallenge(tx, request);
    const countedAt = lastBankInstant(challenge.run) ?? now;
    if (statusOf(challenge.run, challenge.player, countedAt) !== 'completed') return false;
    await bank(tx, locked, [challenge], { now, countedAt, isAutomatic: true });
    return true;
  });

interface BankOptions {
  now: Date;
  /** The instant whose progress counts; `now` by default. */
  countedAt?: Date;
  isAutomatic?: boolean;
}

/** Grants what completed challenges give, with one ledger entry for each. */
async function bank(
  tx: Database,
  locked: LockedPlayer,
  completed: readonly PlayerChallenge[],
  { now, countedAt = now, isAutomatic = false }: BankOptions,
): Promise<Granted & { challenges: PlayerChallenge[] }> {
  const { profileId } = locked;
  const payouts = completed.map(({ run, player }) => ({ run, player, payout: payoutOf(run, player, countedAt) }));
  const credits = payouts.map(({ run, player, payout: { units } }) => ({
    units,
    details: {
      reason: `${isAutomatic ? 'Auto-bank · ' : ''}${starsInWords(run, progressOf(run, player))}`,
      source: { type: 'challenge', id: run.challengeId, name: run.name },
      spaceId: run.spaceId,
    } as const,
  }));
  const unitBalance = await creditUnits(tx, locked, credits, now);
  const granted = {
    units: payouts.reduce((sum, { payout }) => sum + payout.units, 0),
    xp: payouts.reduce((sum, { payout }) => sum + payout.xp, 0),
  };
  const byCommunity = new Set(completed.filter(isCompletedByCommunity));
  const challenges = completed.map((challenge) => ({
    run: challenge.run,
    player: {
      ...challenge.player,
      completedAt: byCommunity.has(challenge) ? now : challenge.player.completedAt,
      bankedAt: now,
    },
  }));
  await writeTogether(tx, [
    ...totalWrites(tx, profileId, { xp: granted.xp, challenges: byCommunity.size }, now),
    ...progressWrites(profileId, challenges),
    ...(completed.some(({ run }) => isAlmostMissed(run, countedAt)) && !isAutomatic
      ? [almostMissedWrite(tx, profileId, now)]
      : []),
  ]);
  return { challenges, granted, unitBalance };
}

/** A community challenge counts as completed for each of its players when they bank it. */
const isCompletedByCommunity = ({ run, player }: PlayerChallenge) =>
  player.completedAt === null && progressOf(run, player) >= targetOf(run);

const rejections = {
  available: 'challengeNotCompleted',
  active: 'challengeNotCompleted',
  banked: 'challengeAlreadyBanked',
  expired: 'challengeExpired',
} as const;
