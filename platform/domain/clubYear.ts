import { weekMs } from './calendar';

/** The year that a player looks back on: the present one, and in January the last one. In UTC, as the club's weeks are. */
export function clubYearAt(now: Date): number {
  return now.getUTCMonth() === 0 ? now.getUTCFullYear() - 1 : now.getUTCFullYear();
}

/** The first instant of a year, and of the next. */
export const boundsOf = (year: number) => ({
  from: new Date(Date.UTC(year, 0, 1)),
  to: new Date(Date.UTC(year + 1, 0, 1)),
});

/** The most weeks in a row. `mondays` are the starts of weeks, oldest first. */
export function longestStreak(mondays: readonly Date[]): number {
  let longest = 0;
  let length = 0;
  mondays.forEach((monday, index) => {
    const before = mondays[index - 1];
    length = before && monday.getTime() - before.getTime() === weekMs ? length + 1 : 1;
    longest = Math.max(longest, length);
  });
  return longest;
}
