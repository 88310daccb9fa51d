import { and, eq, lte, or, sql, type SQL, type Table } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
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

type Purge = (db: Database, now: Date) => Promise<number>;

/** Deletes rows whose instant in a column is so many days ago. */
const olderThan =
  (days: number, column: PgColumn): Purge =>
  (db, now) =>
    deleteSome(db, column.table, lte(column, addDays(now, -days)));

/** What is deleted once it has expired, each with the index that finds it. */
const purges: Record<string, Purge> = {
  attempts: (db, now) => deleteSome(db, attempts, isForgotten(now)),
  sessions: (db, now) => deleteSome(db, sessions, sql`${lastEndOf(sessions)} <= ${now.toISOString()}`),
  exchanges: (db, now) => forgetExchanges(db, now, rowsPerPurge),
  signOns: olderThan(0, signOnSessions.expiresAt),
  devices: olderThan(0, knownDevices.expiresAt),
  oneTimeTokens: olderThan(0, oneTimeTokens.expiresAt),
  secondFactorSetups: olderThan(0, secondFactorSetups.expiresAt),
  responses: olderThan(responseLifeDays, idempotentResponses.createdAt),
  // Sent and declined requests that limit no request any more.
  sentRequests: olderThan(1, sentFriendRequests.sentAt),
  declines: olderThan(daysAfterDecline, declinedFriendRequests.declinedAt),
  reports: olderThan(daysAfterClosing, playerReports.closedAt),
  // Also those that were never read.
  notices: olderThan(noticeLifeDays, notices.createdAt),
  calendars: olderThan(calendarLifeDays, calendarAddresses.usedAt),
  // Later than their notices, which are found by them when an account is deleted. Accepted gifts stay, as claims do.
  gifts: olderThan(noticeLifeDays + 1, gifts.refundedAt),
  metricsEvents: olderThan(metricsLifeDays, metricsEvents.receivedAt),
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
async function deleteSome(db: Database, table: Table, condition: SQL | undefined): Promise<number> {
  const some = sql`select ctid from ${table} where ${condition} limit ${rowsPerPurge} for update skip locked`;
  const deleted = sql`delete from ${table} where ctid = any(array(${some})) returning 1`;
  return (await readRows(db, deleted, z.unknown())).length;
}
