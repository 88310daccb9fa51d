import type { Database } from '../../db/database';
import { changePlayer } from '../../db/stores/players/playerStore';
import { saveGoal } from '../../db/stores/rewards/goalStore';
import { readClaimant, readRewards, termsOf } from '../../db/stores/rewards/rewardStore';
import { isLimitReached } from '../../domain/rewards';
import { Rejection } from '../Rejection';

/**
 * Makes a reward the player's one goal, in the place of another. Throws `Rejection` for an unknown reward, and for one that
 * the player cannot claim again.
 */
export async function chooseGoal(
  db: Database,
  { profileId, rewardId, claimsItself }: { profileId: string; rewardId: string; claimsItself: boolean },
  now: Date,
): Promise<void> {
  const reward = (await readRewards(db)).find((one) => one.rewardId === rewardId);
  if (!reward) throw new Rejection('unknownReward', { moreInfo: rewardId });
  await changePlayer(db, profileId, async (tx) => {
    if (isLimitReached(termsOf(reward), await readClaimant(tx, profileId))) throw new Rejection('quantityLimitReached');
    await saveGoal(tx, { profileId, rewardId, chosenAt: now, claimsItself });
  });
}
