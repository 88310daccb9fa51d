export const dayMs = 24 * 60 * 60 * 1000;
export const weekMs = 7 * dayMs;

/** Monday 00:00 UTC of the week of `time`. */
export function weekStart(time: Date): Date {
  const midnight = Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate());
  return new Date(midnight - ((time.getUTCDay() + 6) % 7) * dayMs);
}

/** How far the last time zone on Earth is behind UTC: where a day has ended there, it has ended for every player. */
const lastZoneMs = 12 * 60 * 60 * 1000;

/** A time zone in which an end of a day or of a month is on the day that ends. */
export const lastZone = 'Etc/GMT+12';

/** The last instant of the day of `time` in UTC, wherever the player is. */
export const endOfDay = (time: Date) =>
  new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate() + 1) + lastZoneMs - 1);

/** Midnight in UTC of the first day that has not ended for every player: `endOfDay` of every earlier time is over. */
export const firstOpenDay = (now: Date) => {
  const lastZoneTime = now.getTime() - lastZoneMs + 1;
  return new Date(lastZoneTime - (lastZoneTime % dayMs));
};

/** The last instant of a month, `monthsAhead` after the month of `time` in UTC, wherever the player is. */
export const endOfMonth = (time: Date, monthsAhead = 0) =>
  new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + monthsAhead + 1, 1) + lastZoneMs - 1);

/** The day that ends at an instant of `endOfDay` or `endOfMonth`: `2026-11-30`. */
export const endedDay = (end: Date) => new Date(end.getTime() - lastZoneMs).toISOString().slice(0, 10);

/** The month in UTC, in the form that sorts: `2024-10`. */
export const monthOf = (time: Date) => time.toISOString().slice(0, 7);

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
