import { and, isNull, lte, or } from 'drizzle-orm';
import { forgottenAfterMs } from '../../domain/accounts/attempts';
import { addDays } from '../../domain/calendar';
import type { Database } from '../connect';
import { purgeMetricsEvents } from './metricsStore';
import { attempts, idempotentResponses, passwordResets, sessions, signOnSessions } from '../schema';

/** How long a repeat of an Idempotency-Key gets the first reply, in days. */
export const responseLifeDays = 30;

/**
 * Removes what nobody can use any more: attempts that count no longer, sessions and sign-ons that are over, dead links to
 * another password, first replies older than a month, and events measured longer ago. Any number of platforms may do it at once.
 */
export async function purge(db: Database, now: Date): Promise<void> {
  await db.delete(attempts).where(lte(attempts.lastAt, new Date(now.getTime() - forgottenAfterMs)));
  const isForgotten = or(isNull(sessions.rememberMeExpiresAt), lte(sessions.rememberMeExpiresAt, now));
  await db.delete(sessions).where(and(lte(sessions.expiresAt, now), isForgotten));
  await db.delete(signOnSessions).where(lte(signOnSessions.expiresAt, now));
  await db.delete(passwordResets).where(lte(passwordResets.expiresAt, now));
  await db.delete(idempotentResponses).where(lte(idempotentResponses.createdAt, addDays(now, -responseLifeDays)));
  await purgeMetricsEvents(db, now);
}
