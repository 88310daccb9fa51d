import type { LeaderboardScore } from '../../../services/account/leaderboard';

export const leaderboardSpans = ['week', 'total'] as const;
export type LeaderboardSpan = (typeof leaderboardSpans)[number];

export interface LeaderboardLine extends LeaderboardScore {
  place: number;
  counted: number;
}

/** Best first; ties by name in the order of the locale, the player first. */
export function linesOf(scores: readonly LeaderboardScore[], span: LeaderboardSpan, locale: string): LeaderboardLine[] {
  return scores
    .map((score) => ({
      ...score,
      place: span === 'week' ? score.placeThisWeek : score.placeInTotal,
      counted: span === 'week' ? score.xpThisWeek : score.xp,
    }))
    .sort(
      (a, b) =>
        a.place - b.place ||
        Number(b.isMe) - Number(a.isMe) ||
        a.nameOnPlatform.localeCompare(b.nameOnPlatform, locale),
    );
}
