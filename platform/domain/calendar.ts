export const dayMs = 24 * 60 * 60 * 1000;
export const weekMs = 7 * dayMs;

/** Monday 00:00 UTC of the week of `time`. */
export function weekStart(time: Date): Date {
  const midnight = Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate());
  return new Date(midnight - ((time.getUTCDay() + 6) % 7) * dayMs);
}

/** The last instant of a month in UTC, `monthsAhead` after the month of `time`. */
export const endOfMonth = (time: Date, monthsAhead = 0) =>
  new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + monthsAhead + 1, 1) - 1);

export const addDays = (time: Date, days: number) => new Date(time.getTime() + days * dayMs);

/** The same day and time some months later, or the last day of that month where it is shorter. */
export function addMonths(time: Date, months: number): Date {
  const same = new Date(time);
  same.setUTCMonth(time.getUTCMonth() + months);
  if (same.getUTCDate() === time.getUTCDate()) return same;
  same.setUTCDate(0);
  return same;
}

/** Whole years between two instants: 1 on the first anniversary. */
export function fullYearsBetween(from: Date, to: Date): number {
  const years = to.getUTCFullYear() - from.getUTCFullYear();
  const anniversary = new Date(from);
  anniversary.setUTCFullYear(to.getUTCFullYear());
  return Math.max(0, anniversary > to ? years - 1 : years);
}

/** 'October 2024', in English and in UTC. */
export const monthName = (time: Date) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(time);
