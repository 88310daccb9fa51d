import { addDays } from './calendar';

/** Friend requests that a player may send within 24 hours, those taken back included. */
export const requestsPerDay = 30;

/** Days for which a player cannot send another request to a player who declined one. */
export const daysAfterDecline = 7;

/**
 * When a player may send another friend request, by the instants of the requests sent, oldest first, and of the other
 * player's decline; null where that is now (docs/contracts/club-calls.md, Friends).
 */
export function nextRequestAt(sentAt: readonly Date[], declinedAt: Date | null, now: Date): Date | null {
  const limiting = sentAt.at(-requestsPerDay);
  const waits = [
    ...(limiting ? [addDays(limiting, 1)] : []),
    ...(declinedAt ? [addDays(declinedAt, daysAfterDecline)] : []),
  ];
  const next = new Date(Math.max(...waits.map((wait) => wait.getTime()), 0));
  return next > now ? next : null;
}
