const dayMs = 24 * 60 * 60 * 1000;

/** Whole days between the local dates of two timestamps in ms; 0 for today. */
export function daysAgo(timestamp: number, now: number): number {
  const day = (time: number) => {
    const date = new Date(time);
    return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  };
  return Math.round((day(now) - day(timestamp)) / dayMs);
}
