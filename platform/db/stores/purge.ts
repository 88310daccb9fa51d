import { and, eq, lte, or, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { attemptKinds, forgottenAfterMs } from '../../domain/accounts/attempts';
import { addDays } from '../../domain/calendar';
import { daysAfterDecline } from '../../domain/friendRequests';
import { daysAfterClosing } from '../../domain/playerReports';
import type { Clock } from '../../support/clock';
import type { Database } from '../database';
import { readRows } from '../readRow';
import type { Cursor } from '../slices';
import { forgetExchanges } from './accounts/sessionStore';
import { isPlayEventOver } from './games/playEventStore';
import {
  attempts,
  calendarAddresses,
  declinedFriendRequests,
  gifts,
  idempotentResponses,
  knownDevices,
  lastEndOf,
  metricsEvents,
  notices,
  oneTimeTokens,
  playerReports,
  playEvents,
  secondFactorSetups,
  sentFriendRequests,
  sessions,
  signOnSessions,
} from '../schema';

/** Days during which a repeat of an Idempotency-Key returns the first response. */
const responseLifeDays = 30;

/** Days until measured events are deleted. */
export const metricsLifeDays = 30;

/**
 * Days until a notice is deleted. What it is about is over by then; a wish that is still open is announced once more after a
 * change.
 */
const noticeLifeDays = 400;

/** Days without a reader after which the address of a calendar ends. */
const calendarLifeDays = 400;

/** Rows that one statement deletes, so that each stays short beside the calls of players. */
export const rowsPerPurge = 1000;

/** What is deleted once it has expired, each with the index that finds it. */
const purges: Record<string, (db: Database, now: Date) => Promise<number>> = {
  attempts: (db, now) => deleteSome(db, attempts, isForgotten(now)),
  sessions: (db, now) => deleteSome(db, sessions, sql`${lastEndOf(sessions)} <= ${now.toISOString()}`),
  exchanges: (db, now) => forgetExchanges(db, now, rowsPerPurge),
  signOns: (db, now) => deleteSome(db, signOnSessions, lte(signOnSessions.expiresAt, now)),
  devices: (db, now) => deleteSome(db, knownDevices, lte(knownDevices.expiresAt, now)),
  oneTimeTokens: (db, now) => deleteSome(db, oneTimeTokens, lte(oneTimeTokens.expiresAt, now)),
  secondFactorSetups: (db, now) => deleteSome(db, secondFactorSetups, lte(secondFactorSetups.expiresAt, now)),
  responses: (db, now) =>
    deleteSome(db, idempotentResponses, lte(idempotentResponses.createdAt, addDays(now, -responseLifeDays))),
  // Sent and declined requests that limit no request any more.
  sentRequests: (db, now) => deleteSome(db, sentFriendRequests, lte(sentFriendRequests.sentAt, addDays(now, -1))),
  declines: (db, now) =>
    deleteSome(db, declinedFriendRequests, lte(declinedFriendRequests.declinedAt, addDays(now, -daysAfterDecline))),
  reports: (db, now) => deleteSome(db, playerReports, lte(playerReports.closedAt, addDays(now, -daysAfterClosing))),
  // Also those that were never read.
  notices: (db, now) => deleteSome(db, notices, lte(notices.createdAt, addDays(now, -noticeLifeDays))),
  calendars: (db, now) =>
    deleteSome(db, calendarAddresses, lte(calendarAddresses.usedAt, addDays(now, -calendarLifeDays))),
  // Later than their notices, which are found by them when an account is deleted. Accepted gifts stay, as claims do.
  gifts: (db, now) => deleteSome(db, gifts, lte(gifts.refundedAt, addDays(now, -noticeLifeDays - 1))),
  metricsEvents: (db, now) =>
    deleteSome(db, metricsEvents, lte(metricsEvents.receivedAt, addDays(now, -metricsLifeDays))),
  playEvents: (db, now) => deleteSome(db, playEvents, isPlayEventOver(db, now)),
};

/** The tasks that delete what has expired, each a thousand rows at a time. Safe for several platforms at once. */
export const purgeTasks = Object.fromEntries(
  Object.entries(purges).map(([name, purge]) => [
    `purge ${name}`,
    async ({ db, clock }: { db: Database; clock: Clock }): Promise<Cursor | null> =>
      (await purge(db, clock.now())) < rowsPerPurge ? null : [],
  ]),
);

const isForgotten = (now: Date) =>
  or(
    ...attemptKinds.map((kind) =>
      and(eq(attempts.kind, kind), lte(attempts.lastAt, new Date(now.getTime() - forgottenAfterMs(kind)))),
    ),
  );

/** Deletes some rows, and skips those that another process deletes; returns how many. */
async function deleteSome(db: Database, table: PgTable, condition: SQL | undefined): Promise<number> {
  const some = sql`select ctid from ${table} where ${condition} limit ${rowsPerPurge} for update skip locked`;
  const deleted = sql`delete from ${table} where ctid = any(array(${some})) returning 1`;
  return (await readRows(db, deleted, z.unknown())).length;
}
