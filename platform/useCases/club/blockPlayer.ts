import type { Database } from '../../db/database';
import { lockAccounts } from '../../db/stores/accounts/accountStore';
import { addBlock, countBlocks, hasBlocked } from '../../db/stores/players/blockStore';
import { removeFriend } from '../../db/stores/players/friendStore';
import { removeRequestNotices } from '../../db/stores/players/noticeStore';
import { Rejection } from '../Rejection';
import { returnGiftsOf } from './answerGift';
import { takeRequest } from './friendships';

export const blockLimit = 500;

/**
 * Blocks a player: ends the friendship and the requests between the two, and returns gifts that wait. A repeat changes nothing.
 * Throws `Rejection` for an unknown player and a full list.
 */
export async function blockPlayer(db: Database, profileId: string, blockedId: string, now: Date): Promise<void> {
  await block(db, profileId, blockedId, now);
  await returnGiftsOf(db, profileId, now);
}

const block = (db: Database, profileId: string, blockedId: string, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    // What either player requests or accepts at the same instant waits for the block, or is ended by it.
    if ((await lockAccounts(tx, [profileId, blockedId])) < 2) throw new Rejection('notFound');
    if (await hasBlocked(tx, profileId, blockedId)) return;
    if ((await countBlocks(tx, profileId)) >= blockLimit) {
      throw new Rejection('malformed', { moreInfo: `A player blocks at most ${blockLimit} others.` });
    }
    await addBlock(tx, profileId, blockedId, now);
    await takeRequest(tx, { fromId: profileId, toId: blockedId });
    await takeRequest(tx, { fromId: blockedId, toId: profileId });
    await removeRequestNotices(tx, profileId, blockedId);
    await removeFriend(tx, profileId, blockedId);
  });
