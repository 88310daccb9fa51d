import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, isNull, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { addDays } from '../../../domain/calendar';
import type { Database } from '../../database';
import { hasRow } from '../../firstRow';
import { accounts, playerReports } from '../../schema';

export type PlayerReport = Pick<typeof playerReports.$inferSelect, 'reporterId' | 'reportedId' | 'reason' | 'note'>;

/** When a player sent the reports of the last 24 hours, oldest first. */
export async function readReportDates(tx: Database, reporterId: string, now: Date): Promise<Date[]> {
  const rows = await tx
    .select({ reportedAt: playerReports.reportedAt })
    .from(playerReports)
    .where(and(eq(playerReports.reporterId, reporterId), gt(playerReports.reportedAt, addDays(now, -1))))
    .orderBy(asc(playerReports.reportedAt));
  return rows.map(({ reportedAt }) => reportedAt);
}

/** Gives the open report of a player about another one a new reason and note; false where none is open. */
export function replaceOpenReport(
  tx: Database,
  { reporterId, reportedId, reason, note }: PlayerReport,
): Promise<boolean> {
  const isSame = and(eq(playerReports.reporterId, reporterId), eq(playerReports.reportedId, reportedId), isOpen);
  return hasRow(tx.update(playerReports).set({ reason, note }).where(isSame).returning());
}

export async function addReport(tx: Database, report: PlayerReport, now: Date): Promise<void> {
  await tx.insert(playerReports).values({ ...report, reportId: randomUUID(), reportedAt: now });
}

/** The open reports, those that wait longest first. */
export function readOpenReports(db: Database) {
  const reporters = alias(accounts, 'reporters');
  return db
    .select({
      reportedAt: playerReports.reportedAt,
      email: accounts.email,
      name: accounts.nameOnPlatform,
      reason: playerReports.reason,
      note: playerReports.note,
      reporter: reporters.nameOnPlatform,
    })
    .from(playerReports)
    .innerJoin(accounts, eq(accounts.userId, playerReports.reportedId))
    .innerJoin(reporters, eq(reporters.userId, playerReports.reporterId))
    .where(isOpen)
    .orderBy(asc(playerReports.reportedAt), asc(playerReports.reportId));
}

export async function closeReports(db: Database, reportedId: string, now: Date): Promise<number> {
  const closed = await db
    .update(playerReports)
    .set({ closedAt: now })
    .where(and(eq(playerReports.reportedId, reportedId), isOpen))
    .returning();
  return closed.length;
}

const isOpen: SQL = isNull(playerReports.closedAt);
