import { addDays } from './calendar';

export const reportReasons = ['name', 'harassment', 'cheating', 'spam', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Reports that a player may send within 24 hours. A report that replaces an open one does not count. */
export const reportsPerDay = 10;

/** Characters of the reporter's own words. */
export const longestNote = 500;

export const daysAfterClosing = 90;

/** When a player may send another report, by the instants of the reports sent, oldest first; null where that is now. */
export function nextReportAt(sentAt: readonly Date[], now: Date): Date | null {
  const limiting = sentAt.at(-reportsPerDay);
  const next = limiting && addDays(limiting, 1);
  return next && next > now ? next : null;
}
