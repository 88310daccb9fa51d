import { addDays, weekStart } from '../domain/calendar';
import { lotLifeInMonths } from '../domain/ledger';
import type { EarnedInstant, PastInstant, WeekOffset } from './types';

/** The hour, in UTC, of past events that are given by their day. */
const evening = 19;

/** A date of the content: an ISO date, or an offset from this week's Monday. */
export const instantOf = (when: string | WeekOffset, now: Date) =>
  typeof when === 'string' ? new Date(when) : addDays(weekStart(now), when.days);

/** An instant in a player's history; never later than `now`. */
export function pastInstantOf(when: PastInstant | EarnedInstant, now: Date): Date {
  if ('daysAgo' in when) return addDays(now, -when.daysAgo);
  const monthsAgo = 'monthsAgo' in when ? when.monthsAgo : lotLifeInMonths - when.expiresInMonths;
  return earliest(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, when.day, evening)), now);
}

export const earliest = (...dates: Date[]) => new Date(Math.min(...dates.map((date) => date.getTime())));
export const latest = (...dates: Date[]) => new Date(Math.max(...dates.map((date) => date.getTime())));
