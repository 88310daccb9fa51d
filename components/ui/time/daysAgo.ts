const dayMs = 24 * 60 * 60 * 1000;

/** Whole days between two moments' local dates, 0 for today; both in ms. */
export function daysAgo(moment: number, now: number): number {
  const day = (time: number) => {
    const date = new Date(time);
    return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  };
  return Math.round((day(now) - day(moment)) / dayMs);
}

/** Seconds as whole hours and minutes. */
export const hoursAndMinutes = (seconds: number) => ({
  hours: Math.floor(seconds / 3600),
  minutes: Math.floor((seconds % 3600) / 60),
});
