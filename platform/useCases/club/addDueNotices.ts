import {
  readAffordableWishes,
  readChangedRules,
  readExpiringUnits,
  readLapsingChallenges,
} from '../../db/stores/players/dueNoticeStore';
import { addNotices } from '../../db/stores/players/noticeStore';
import type { ServiceContext } from '../../serviceContext';

/** How many facts are read at once; the notices of them are added in one transaction. */
const factsAtOnce = 1000;

/** The job of notices: adds those that time or a rule has made due. Others are added with what causes them. */
export async function addDueNotices(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  pageSize = factsAtOnce,
): Promise<void> {
  const now = clock.now();
  for (const read of [readExpiringUnits, readLapsingChallenges, readAffordableWishes, readChangedRules]) {
    for await (const due of read(db, now, pageSize)) await db.transaction((tx) => addNotices(tx, due, now));
  }
}
