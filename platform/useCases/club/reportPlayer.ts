import type { Database } from '../../db/connect';
import { lockAccounts } from '../../db/stores/accounts/accountStore';
import {
  addReport,
  type PlayerReport,
  readReportDates,
  replaceOpenReport,
} from '../../db/stores/players/playerReportStore';
import { nextReportAt } from '../../domain/playerReports';

/**
 * Reports a player to the operators. A repeat gives the open report its new reason and note. After too many reports,
 * returns the instant of the next possible one.
 */
export const reportPlayer = (
  db: Database,
  report: PlayerReport,
  now: Date,
): Promise<'reported' | 'unknownPlayer' | { nextReportAt: Date }> =>
  db.transaction(async (tx) => {
    if ((await lockAccounts(tx, [report.reporterId, report.reportedId])) < 2) return 'unknownPlayer';
    if (await replaceOpenReport(tx, report)) return 'reported';
    const next = nextReportAt(await readReportDates(tx, report.reporterId, now), now);
    if (next) return { nextReportAt: next };
    await addReport(tx, report, now);
    return 'reported';
  });
