import type { Challenge } from '../../../services/club/types';

/** What can still be done this week: weeklies and specials; classics have their own time, and so has everybody's. */
export const isOfTheWeek = ({ type, contribution, status }: Challenge) =>
  type !== 'classic' && contribution === null && status !== 'banked' && status !== 'expired';

/** Units that the week's challenges still give, by kind. */
export function unitsToEarn(challenges: readonly Challenge[]): { weekly: number; special: number } {
  const sumOf = (wanted: Challenge['type']) =>
    challenges
      .filter((challenge) => isOfTheWeek(challenge) && challenge.type === wanted)
      .reduce((sum, { reward }) => sum + reward.units, 0);
  return { weekly: sumOf('weekly'), special: sumOf('special') };
}
