import { addDays, weekStart } from '../domain/calendar';
import type { ExpiryMoment, PastMoment, WeekOffset } from './types';

const lotLifeInMonths = 24;
/** Hour of the day, in UTC, at which dated things of the past happened. */
const evening = 19;

/** A date of the content: an ISO date, or days from this week's Monday. */
export const momentOf = (when: string | WeekOffset, now: Date) =>
  typeof when === 'string' ? new Date(when) : addDays(weekStart(now), when.days);

/** When something in a player's past happened; never later than `now`. */
export function pastMomentOf(when: PastMoment | ExpiryMoment, now: Date): Date {
  if ('daysAgo' in when) return addDays(now, -when.daysAgo);
  const monthsAgo = 'monthsAgo' in when ? when.monthsAgo : lotLifeInMonths - when.expiresInMonths;
  return earliest(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, when.day, evening)), now);
}

export const earliest = (...dates: Date[]) => new Date(Math.min(...dates.map((date) => date.getTime())));
export const latest = (...dates: Date[]) => new Date(Math.max(...dates.map((date) => date.getTime())));
