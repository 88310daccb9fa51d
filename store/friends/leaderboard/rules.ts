import type { LeaderboardScore } from '../../../services/account/types';

/** What friends are compared by. */
export const leaderboardSpans = ['week', 'total'] as const;
export type LeaderboardSpan = (typeof leaderboardSpans)[number];

/** A line of the leaderboard: the score, and the place it has. */
export interface LeaderboardLine extends LeaderboardScore {
  place: number;
  /** The XP that counts. */
  counted: number;
}

/** The scores of this week or in total, best first; equals by name, the player before them. */
export function linesOf(scores: readonly LeaderboardScore[], span: LeaderboardSpan): LeaderboardLine[] {
  return scores
    .map((score) => ({
      ...score,
      place: span === 'week' ? score.placeThisWeek : score.placeInTotal,
      counted: span === 'week' ? score.xpThisWeek : score.xp,
    }))
    .sort(
      (a, b) =>
        a.place - b.place || Number(b.isMe) - Number(a.isMe) || a.nameOnPlatform.localeCompare(b.nameOnPlatform),
    );
}
