import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { attemptKinds, forgottenAfterMs } from '../../domain/accounts/attempts';
import { addDays } from '../../domain/calendar';
import type { Database } from '../connect';
import { forgetExchanges } from './accounts/sessionStore';
import { purgePlayEvents } from './games/playEventStore';
import { purgeMetricsEvents } from './metricsStore';
import { purgeRequestHistory } from './players/friendRequestStore';
import { purgeNotices } from './players/noticeStore';
import { purgeReports } from './players/playerReportStore';
import {
  attempts,
  idempotentResponses,
  knownDevices,
  oneTimeTokens,
  secondFactorSetups,
  sessions,
  signOnSessions,
} from '../schema';

/** Days during which a repeat of an Idempotency-Key returns the first response. */
const responseLifeDays = 30;

/**
 * Deletes expired rows: attempts, sessions, sign-ons, known devices, one-time tokens, setups of apps, stored responses, sent and
 * declined friend requests, closed reports, notices, measured events and events of play; and what repeats exchanges of
 * remember-me tickets. Safe for several platforms at once.
 */
export async function purge(db: Database, now: Date): Promise<void> {
  const forgotten = attemptKinds.map((kind) =>
    and(eq(attempts.kind, kind), lte(attempts.lastAt, new Date(now.getTime() - forgottenAfterMs(kind)))),
  );
  await db.delete(attempts).where(or(...forgotten));
  const isForgotten = or(isNull(sessions.rememberMeExpiresAt), lte(sessions.rememberMeExpiresAt, now));
  await db.delete(sessions).where(and(lte(sessions.expiresAt, now), isForgotten));
  await forgetExchanges(db, now);
  await db.delete(signOnSessions).where(lte(signOnSessions.expiresAt, now));
  await db.delete(knownDevices).where(lte(knownDevices.expiresAt, now));
  await db.delete(oneTimeTokens).where(lte(oneTimeTokens.expiresAt, now));
  await db.delete(secondFactorSetups).where(lte(secondFactorSetups.expiresAt, now));
  await db.delete(idempotentResponses).where(lte(idempotentResponses.createdAt, addDays(now, -responseLifeDays)));
  await purgeRequestHistory(db, now);
  await purgeReports(db, now);
  await purgeNotices(db, now);
  await purgeMetricsEvents(db, now);
  await purgePlayEvents(db, now);
}
