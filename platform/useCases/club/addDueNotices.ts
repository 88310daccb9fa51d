import {
  readAffordableWishes,
  readChangedRules,
  readExpiringUnits,
  readLapsingChallenges,
} from '../../db/stores/players/dueNoticeStore';
import { addNotices } from '../../db/stores/players/noticeStore';
import type { ServiceContext } from '../../serviceContext';

/** The job of notices: adds those that time or a rule has made due. Others are added with what causes them. */
export async function addDueNotices({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  for (const read of [readExpiringUnits, readLapsingChallenges, readAffordableWishes, readChangedRules]) {
    await db.transaction(async (tx) => addNotices(tx, await read(tx, now), now));
  }
}
