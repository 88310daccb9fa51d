import { and, isNull, lte, or } from 'drizzle-orm';
import { forgottenAfterMs } from '../../domain/accounts/attempts';
import { addDays } from '../../domain/calendar';
import type { Database } from '../connect';
import { sweepMetricsEvents } from './metricsStore';
import { attempts, idempotentReplies, passwordResets, sessions, signOnSessions } from '../schema';

/** How long a repeat of an Idempotency-Key gets the first reply, in days. */
export const replyLifeDays = 30;

/**
 * Removes what nobody can use any more: attempts that count no longer, sessions and sign-ons that are over, dead links to
 * another password, first replies older than a month, and events measured longer ago. Any number of platforms may do it at once.
 */
export async function sweep(db: Database, now: Date): Promise<void> {
  await db.delete(attempts).where(lte(attempts.lastAt, new Date(now.getTime() - forgottenAfterMs)));
  const isForgotten = or(isNull(sessions.rememberMeExpiresAt), lte(sessions.rememberMeExpiresAt, now));
  await db.delete(sessions).where(and(lte(sessions.expiresAt, now), isForgotten));
  await db.delete(signOnSessions).where(lte(signOnSessions.expiresAt, now));
  await db.delete(passwordResets).where(lte(passwordResets.expiresAt, now));
  await db.delete(idempotentReplies).where(lte(idempotentReplies.createdAt, addDays(now, -replyLifeDays)));
  await sweepMetricsEvents(db, now);
}
