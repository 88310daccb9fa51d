import type { ChallengeProgress, ChallengeRun } from './challenges';
import { progressOf, targetOf } from './challenges';

/** Why an event that a challenge asks for moved it by nothing. */
export const exclusionReasons = [
  'otherGame',
  'wrongPlatform',
  'beforeStart',
  'afterEnd',
  'notActivated',
  'completed',
  'tooLittle',
] as const;
export type ExclusionReason = (typeof exclusionReasons)[number];

/** An event that was seen, whatever came of it. */
export interface ReceivedEvent {
  spaceId: string;
  /** Null where it is not known. */
  platform: string | null;
  at: Date;
}

/** Events from so many days before the start are told of: the play of the evening before is what players ask about. */
export const daysTracedBefore = 7;

/**
 * Why an event did not count, told by where and when it was played and where the challenge stood: the first of what the
 * player could have done otherwise.
 */
export function exclusionReasonOf(
  run: ChallengeRun & { spaceId: string },
  player: ChallengeProgress,
  { spaceId, platform, at }: ReceivedEvent,
): ExclusionReason {
  if (spaceId !== run.spaceId) return 'otherGame';
  if (run.platforms !== null && platform !== null && !run.platforms.includes(platform)) return 'wrongPlatform';
  if (run.startsAt !== null && at < run.startsAt) return 'beforeStart';
  if (run.endsAt !== null && at >= run.endsAt) return 'afterEnd';
  if (run.type === 'weekly' && (player.activatedAt === null || at < player.activatedAt)) return 'notActivated';
  if (isPast(player.completedAt, at) || isPast(player.bankedAt, at)) return 'completed';
  // The last star of a community is lit by whoever comes by: no row of this player says when.
  return progressOf(run, player) >= targetOf(run) ? 'completed' : 'tooLittle';
}

const isPast = (moment: Date | null, at: Date) => moment !== null && at >= moment;
