import {
  readAffordableWishes,
  readChangedRules,
  readExpiringUnits,
  readLapsingChallenges,
  type ReadDue,
} from '../../db/stores/players/dueNoticeStore';
import { addNotices } from '../../db/stores/players/noticeStore';
import type { Cursor } from '../../db/slices';
import type { ServiceContext } from '../../serviceContext';

const factsOfSlice = 1000;

/** Six times the period of the job, so that one that came late or failed leaves nothing to the daily one. */
const recentMs = 60 * 60 * 1000;

/**
 * A slice of the jobs of notices, which add those that time or a rule has made due; others are added with what causes them.
 * Recent ones became due within an hour. All others are looked for once a day: what only a rule or a lock has changed, and
 * what became due while no platform ran.
 */
const addDueNotices =
  (read: ReadDue, isRecent: boolean) =>
  async (
    { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
    after: Cursor | null,
    limit = factsOfSlice,
  ): Promise<Cursor | null> => {
    const now = clock.now();
    const since = isRecent ? new Date(now.getTime() - recentMs) : null;
    const { due, next } = await read(db, { now, since, after, limit });
    await db.transaction((tx) => addNotices(tx, due, now));
    return next;
  };

export const recentNotices = {
  unitsExpiring: addDueNotices(readExpiringUnits, true),
  challengeLapsing: addDueNotices(readLapsingChallenges, true),
  wishAffordable: addDueNotices(readAffordableWishes, true),
};

export const dailyNotices = {
  unitsExpiring: addDueNotices(readExpiringUnits, false),
  challengeLapsing: addDueNotices(readLapsingChallenges, false),
  wishAffordable: addDueNotices(readAffordableWishes, false),
  rulesChanged: addDueNotices(readChangedRules, false),
};
