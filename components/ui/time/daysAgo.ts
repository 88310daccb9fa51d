const dayMs = 24 * 60 * 60 * 1000;

/** Whole days between the local dates of two timestamps in ms; 0 for today. */
export function daysAgo(timestamp: number, now: number): number {
  const day = (time: number) => {
    const date = new Date(time);
    return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  };
  return Math.round((day(now) - day(timestamp)) / dayMs);
}

/** Seconds as whole hours and minutes. */
export const hoursAndMinutes = (seconds: number) => ({
  hours: Math.floor(seconds / 3600),
  minutes: Math.floor((seconds % 3600) / 60),
});
