import { addDays } from './calendar';

export type ChallengeType = 'weekly' | 'special' | 'classic' | 'community';
export type ChallengeStatus = 'available' | 'active' | 'completed' | 'banked' | 'expired';

/** One star of a challenge: what it takes, and what reaching it pays when the challenge is banked. */
export interface Threshold {
  value: number;
  units: number;
  xp: number;
}

/** A challenge during one window: a week, an event, or always. */
export interface ChallengeRun {
  type: ChallengeType;
  /** Ascending by value; the last one completes the challenge. */
  thresholds: readonly Threshold[];
  startsAt: Date | null;
  /** The first instant that no longer counts; null where the challenge never ends. */
  endsAt: Date | null;
  /** Where play counts; null for everywhere. */
  platforms: readonly string[] | null;
  /** What all players did in it together, where it is a community's; 0 in one that everybody does alone. */
  communityProgress: number;
}

/** What one player did in it. */
export interface ChallengeProgress {
  /** The player's own part, also in a community's challenge. */
  progress: number;
  activatedAt: Date | null;
  completedAt: Date | null;
  bankedAt: Date | null;
}

export const untouched: ChallengeProgress = { progress: 0, activatedAt: null, completedAt: null, bankedAt: null };

/** Reached stars can be banked for two more days after a challenge ended: nobody should lose Units to a late Sunday. */
export const bankGraceDays = 2;

/** The first instant at which the challenge can no longer be banked; null where it never ends. */
export const bankUntil = (run: Pick<ChallengeRun, 'endsAt'>) =>
  run.endsAt === null ? null : addDays(run.endsAt, bankGraceDays);

/** The value that completes the challenge. */
export const targetOf = (run: ChallengeRun) => run.thresholds.at(-1)?.value ?? 0;

/** What the stars are reached with: everybody's progress in a community's challenge, else the player's own. */
export const progressOf = (run: ChallengeRun, player: ChallengeProgress) =>
  run.type === 'community' ? Math.min(targetOf(run), run.communityProgress) : player.progress;

/** A community's challenge pays whoever had a part in it. */
const hasPart = (run: ChallengeRun, player: ChallengeProgress) => run.type !== 'community' || player.progress > 0;

export const reachedThresholds = (run: ChallengeRun, progress: number) =>
  run.thresholds.filter((threshold) => progress >= threshold.value);

/**
 * Where a challenge stands for a player. Weekly ones wait to be activated; the others run by themselves.
 * Completed means that nothing more can be won in it and that something can be banked: every star is reached, or the
 * time is over and at least one is.
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

/** What banking pays: every star while it runs, the reached ones once nothing more can be won. */
export function payoutOf(run: ChallengeRun, player: ChallengeProgress, now: Date): { units: number; xp: number } {
  const open = ['available', 'active'].includes(statusOf(run, player, now));
  const paying = open ? run.thresholds : reachedThresholds(run, progressOf(run, player));
  return paying.reduce((sum, { units, xp }) => ({ units: sum.units + units, xp: sum.xp + xp }), { units: 0, xp: 0 });
}

/**
 * Progress after `count` more: it counts only while the challenge is active. One's own stops at its target; a part in a
 * community's challenge grows for as long as there is something to reach.
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

/** 'Weekly, first star', 'Special, all three stars': how the ledger tells what was paid. */
export function starsInWords(run: ChallengeRun, progress: number): string {
  const type = run.type.charAt(0).toUpperCase() + run.type.slice(1);
  const reached = reachedThresholds(run, progress).length;
  const all = run.thresholds.length;
  if (all > 1 && reached === 1) return `${type}, first star`;
  if (reached < all) return `${type}, ${inWords(reached)} stars`;
  return all === 1 ? `${type}, its one star` : `${type}, all ${inWords(all)} stars`;
}

const inWords = (count: number) => ['no', 'one', 'two', 'three', 'four', 'five', 'six'][count] ?? String(count);
