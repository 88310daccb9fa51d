import type { Challenge } from '../../../services/club/types';

/** Whether a challenge is an unfinished weekly or special one. Classic and community challenges do not belong to a week. */
export const isOfTheWeek = ({ type, contribution, status }: Challenge) =>
  type !== 'classic' && contribution === null && status !== 'banked' && status !== 'expired';

/** Units that the week's challenges can still give, by type. */
export function unitsToEarn(challenges: readonly Challenge[]): { weekly: number; special: number } {
  const sumOf = (wanted: Challenge['type']) =>
    challenges
      .filter((challenge) => isOfTheWeek(challenge) && challenge.type === wanted)
      .reduce((sum, { reward }) => sum + reward.units, 0);
  return { weekly: sumOf('weekly'), special: sumOf('special') };
}
