import type { ClubYear } from '../../services/club/clubYear';

/** The year that players look back on at `now` (ms): from December 1 to January 31, in UTC as the services count. Else null. */
export function yearInSeason(now: number): number | null {
  const date = new Date(now);
  const month = date.getUTCMonth();
  if (month === 11) return date.getUTCFullYear();
  return month === 0 ? date.getUTCFullYear() - 1 : null;
}

const countedKinds = ['units', 'challenges', 'rewards', 'badges', 'weeks', 'friends'] as const;

export type YearFact = { kind: (typeof countedKinds)[number]; count: number } | { kind: 'game'; title: string };

/** Only what there is to be glad of: nothing is counted as zero, and one week is no row of weeks. */
export function factsOf(year: ClubYear): YearFact[] {
  const counts = {
    units: year.unitsEarned,
    challenges: year.challengesCompleted,
    rewards: year.rewardsClaimed,
    badges: year.badgesEarned,
    weeks: year.weeksInARow > 1 ? year.weeksInARow : 0,
    friends: year.friendsMade,
  };
  const counted = countedKinds.map((kind) => ({ kind, count: counts[kind] })).filter(({ count }) => count > 0);
  return year.topGame === null ? counted : [{ kind: 'game', title: year.topGame }, ...counted];
}
