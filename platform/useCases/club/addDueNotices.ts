import { withChangedPlayers } from '../../db/stores/players/changeStore';
import {
  readAffordableWishes,
  readChangedPrices,
  readChangedRules,
  readExpiringUnits,
  readLapsingChallenges,
  type ReadDue,
} from '../../db/stores/players/dueNoticeStore';
import { addNotices } from '../../db/stores/players/noticeStore';
import type { Cursor } from '../../db/slices';
import type { ServiceContext } from '../../serviceContext';

type Services = Pick<ServiceContext, 'db' | 'clock'>;

const factsOfSlice = 1000;

/** Six times the period of the job, so that one that came late or failed leaves nothing to the daily one. */
const recentMs = 60 * 60 * 1000;

/**
 * A slice of the jobs of notices, which add those that time or a rule has made due; others are added with what causes them.
 * Recent ones became due within an hour. All others are looked for once a day: those that a rule has made due, and what became
 * due while no platform ran.
 */
const addDueNotices =
  (read: ReadDue, isRecent: boolean) =>
  async ({ db, clock }: Services, after: Cursor | null, limit = factsOfSlice): Promise<Cursor | null> => {
    const now = clock.now();
    const since = isRecent ? new Date(now.getTime() - recentMs) : null;
    const { due, next } = await read(db, { now, since, after, limit });
    await db.transaction((tx) => addNotices(tx, due, now));
    return next;
  };

/** A slice of the job that looks at the wishes of players since whose last look something has changed. */
function wishAffordable({ db, clock }: Services, after: Cursor | null, limit = factsOfSlice): Promise<Cursor | null> {
  const now = clock.now();
  return withChangedPlayers(db, 'wishes', { after, limit }, now, async (profileIds) => {
    const due = await readAffordableWishes(db, profileIds, now);
    await db.transaction((tx) => addNotices(tx, due, now));
  });
}

export const recentNotices = {
  unitsExpiring: addDueNotices(readExpiringUnits, true),
  challengeLapsing: addDueNotices(readLapsingChallenges, true),
  wishAffordable,
  wishPriceChanged: addDueNotices(readChangedPrices, true),
};

export const dailyNotices = {
  unitsExpiring: addDueNotices(readExpiringUnits, false),
  challengeLapsing: addDueNotices(readLapsingChallenges, false),
  wishPriceChanged: addDueNotices(readChangedPrices, false),
  rulesChanged: addDueNotices(readChangedRules, false),
};
