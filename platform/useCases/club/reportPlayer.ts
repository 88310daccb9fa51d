import type { Database } from '../../db/database';
import { lockAccounts } from '../../db/stores/accounts/accountStore';
import {
  addReport,
  type PlayerReport,
  readReportDates,
  replaceOpenReport,
} from '../../db/stores/players/playerReportStore';
import { nextReportAt } from '../../domain/playerReports';
import { Rejection, secondsUntil, TooManyCalls } from '../Rejection';

/**
 * Reports a player to the operators. A repeat gives the open report its new reason and note. Throws `Rejection` for an unknown
 * player, and after too many reports.
 */
export const reportPlayer = (db: Database, report: PlayerReport, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const { reporterId: profileId, reportedId } = report;
    if ((await lockAccounts(tx, [profileId, reportedId])) < 2) throw new Rejection('notFound');
    if (await replaceOpenReport(tx, report)) return;
    const next = nextReportAt(await readReportDates(tx, profileId, now), now);
    if (next) throw new TooManyCalls(secondsUntil(next, now), { profileId });
    await addReport(tx, report, now);
  });
