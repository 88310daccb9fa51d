import type { Database } from '../../db/database';
import { changePlayer } from '../../db/stores/players/playerStore';
import { readRewards } from '../../db/stores/rewards/rewardStore';
import { addWishRow, readWishes } from '../../db/stores/rewards/wishStore';
import { Rejection } from '../Rejection';

export const wishLimit = 200;

/** Adds a reward to the wishlist; a repeat changes nothing. Throws `Rejection` for an unknown reward and a full list. */
export async function addWish(
  db: Database,
  { profileId, rewardId }: { profileId: string; rewardId: string },
  now: Date,
): Promise<void> {
  if (!(await readRewards(db)).some((reward) => reward.rewardId === rewardId)) {
    throw new Rejection('unknownReward', { moreInfo: rewardId });
  }
  await changePlayer(db, profileId, async (tx) => {
    const others = (await readWishes(tx, profileId)).filter((wish) => wish.rewardId !== rewardId);
    if (others.length >= wishLimit) {
      throw new Rejection('malformed', { moreInfo: `A wishlist holds ${wishLimit} rewards.` });
    }
    await addWishRow(tx, profileId, rewardId, now);
  });
}
