import { addDays } from './calendar';

export type ChallengeType = 'weekly' | 'special' | 'classic' | 'community';
export type ChallengeStatus = 'available' | 'active' | 'completed' | 'banked' | 'expired';

/** One star of a challenge: the progress it needs, and what it grants when the challenge is banked. */
export interface Threshold {
  value: number;
  units: number;
  xp: number;
}

/** A challenge during one period: a week, an event, or always. */
export interface ChallengeRun {
  type: ChallengeType;
  /** Ascending by value; the last one completes the challenge. */
  thresholds: readonly Threshold[];
  startsAt: Date | null;
  /** The first instant at which progress no longer counts; null where the challenge never ends. */
  endsAt: Date | null;
  /** Platforms where play counts; null for all. */
  platforms: readonly string[] | null;
  /** The progress of all players together in a community challenge; 0 in others. */
  communityProgress: number;
}

export interface ChallengeProgress {
  /** The player's own progress, also in a community challenge. */
  progress: number;
  activatedAt: Date | null;
  completedAt: Date | null;
  bankedAt: Date | null;
}

export const untouched: ChallengeProgress = { progress: 0, activatedAt: null, completedAt: null, bankedAt: null };

/** Reached stars can be banked for two more days after the end, so that late players lose no Units. */
export const bankGraceDays = 2;

/** The first instant at which the challenge can no longer be banked; null where it never ends. */
export const bankUntil = (run: Pick<ChallengeRun, 'endsAt'>) =>
  run.endsAt === null ? null : addDays(run.endsAt, bankGraceDays);

/** The last instant at which the challenge can be banked; null where it never ends. */
export const lastBankInstant = (run: Pick<ChallengeRun, 'endsAt'>) => {
  const end = bankUntil(run);
  return end && new Date(end.getTime() - 1);
};

/** True in the last 24 hours in which a challenge can be banked. */
export const isAlmostMissed = (run: Pick<ChallengeRun, 'endsAt'>, now: Date) => {
  const end = bankUntil(run);
  return end !== null && now < end && now >= addDays(end, -1);
};

export const targetOf = (run: ChallengeRun) => run.thresholds.at(-1)?.value ?? 0;

/** The progress that counts for the stars: the community's in a community challenge, else the player's own. */
export const progressOf = (run: ChallengeRun, player: ChallengeProgress) =>
  run.type === 'community' ? Math.min(targetOf(run), run.communityProgress) : player.progress;

/** Community challenges grant only to participants. */
const hasPart = (run: ChallengeRun, player: ChallengeProgress) => run.type !== 'community' || player.progress > 0;

const reachedThresholds = (run: ChallengeRun, progress: number) =>
  run.thresholds.filter((threshold) => progress >= threshold.value);

export const unitsOfAll = (paying: readonly { units: number }[]): number =>
  paying.reduce((sum, { units }) => sum + units, 0);

/**
 * The status of a challenge for a player. Weekly challenges have to be activated; others are active by themselves.
 * Completed means that nothing more can be won and something can be banked: every star is reached, or the challenge has
 * ended with at least one star.
 */
export function statusOf(run: ChallengeRun, player: ChallengeProgress, now: Date): ChallengeStatus {
  if (player.bankedAt) return 'banked';
  const bankEnd = bankUntil(run);
  if (bankEnd && now >= bankEnd) return 'expired';
  const reached = hasPart(run, player) ? reachedThresholds(run, progressOf(run, player)).length : 0;
  if (run.endsAt && now >= run.endsAt) return reached > 0 ? 'completed' : 'expired';
  if (reached === run.thresholds.length) return 'completed';
  return player.activatedAt || run.type !== 'weekly' ? 'active' : 'available';
}

/** What banking grants: every star while the challenge is open, afterwards the reached ones. */
export function payoutOf(run: ChallengeRun, player: ChallengeProgress, now: Date): { units: number; xp: number } {
  const open = ['available', 'active'].includes(statusOf(run, player, now));
  const paying = open ? run.thresholds : reachedThresholds(run, progressOf(run, player));
  return paying.reduce((sum, { units, xp }) => ({ units: sum.units + units, xp: sum.xp + xp }), { units: 0, xp: 0 });
}

/**
 * The progress after `count` more; it changes only while the challenge is active. A player's own progress stops at the
 * target. A contribution to a community challenge grows while the target is not reached.
 */
export function advance(run: ChallengeRun, player: ChallengeProgress, count: number, now: Date): ChallengeProgress {
  const started = run.startsAt === null || now >= run.startsAt;
  if (!started || statusOf(run, player, now) !== 'active') return player;
  if (run.type === 'community') {
    const isDone = run.communityProgress + count >= targetOf(run);
    return { ...player, progress: player.progress + count, completedAt: isDone ? now : null };
  }
  const progress = Math.min(targetOf(run), player.progress + count);
  return { ...player, progress, completedAt: progress >= targetOf(run) ? now : null };
}

/** 'Weekly, first star', 'Special, both stars', 'Classic, all three stars': the reason in the ledger. */
export function starsInWords(run: ChallengeRun, progress: number): string {
  const type = run.type.charAt(0).toUpperCase() + run.type.slice(1);
  const reached = reachedThresholds(run, progress).length;
  const all = run.thresholds.length;
  if (all > 1 && reached === 1) return `${type}, first star`;
  if (reached < all) return `${type}, ${inWords(reached)} stars`;
  if (all === 1) return `${type}, only star`;
  return all === 2 ? `${type}, both stars` : `${type}, all ${inWords(all)} stars`;
}

const inWords = (count: number) => ['no', 'one', 'two', 'three', 'four', 'five', 'six'][count] ?? String(count);
