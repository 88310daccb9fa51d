import type { ChallengeProgress, ChallengeRun } from './challenges';
import { progressOf, targetOf } from './challenges';

/** Why an event of the type that a challenge counts did not advance it. */
export const exclusionReasons = [
  'otherGame',
  'wrongPlatform',
  'beforeStart',
  'afterEnd',
  'notActivated',
  'completed',
  'inReview',
  'rejected',
  'tooLittle',
] as const;
export type ExclusionReason = (typeof exclusionReasons)[number];

/** An event that the platform received, counted or not. */
export interface ReceivedEvent {
  spaceId: string;
  /** Null where unknown. */
  platform: string | null;
  at: Date;
  /** In the quarantine, or dropped from it; null for an event that was counted at once or released. */
  quarantine: 'held' | 'dropped' | null;
}

/** Events are traced from this many days before the start, because players look for the evening before. */
export const daysTracedBefore = 7;

/**
 * Why an event did not count, by its game, platform and time and by the challenge's state. Of several reasons, the
 * first that the player could have avoided.
 */
export function exclusionReasonOf(
  run: ChallengeRun & { spaceId: string },
  player: ChallengeProgress,
  { spaceId, platform, at, quarantine }: ReceivedEvent,
): ExclusionReason {
  if (spaceId !== run.spaceId) return 'otherGame';
  if (run.platforms !== null && platform !== null && !run.platforms.includes(platform)) return 'wrongPlatform';
  if (run.startsAt !== null && at < run.startsAt) return 'beforeStart';
  if (run.endsAt !== null && at >= run.endsAt) return 'afterEnd';
  if (run.type === 'weekly' && (player.activatedAt === null || at < player.activatedAt)) return 'notActivated';
  if (isPast(player.completedAt, at) || isPast(player.bankedAt, at)) return 'completed';
  if (quarantine !== null) return quarantine === 'held' ? 'inReview' : 'rejected';
  // Any player may reach the last star of a community challenge, so no row of this player has its time.
  return progressOf(run, player) >= targetOf(run) ? 'completed' : 'tooLittle';
}

const isPast = (instant: Date | null, at: Date) => instant !== null && at >= instant;
