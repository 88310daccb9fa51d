import type { Database } from '../db/database';
import type { RewardRow } from '../db/stores/games/catalogStore';
import { readRewards } from '../db/stores/rewards/rewardStore';

/** The cheapest reward without a lock and without a limit. */
export async function endlessReward(db: Database): Promise<RewardRow> {
  const open = (await readRewards(db)).filter((row) => row.lockReason === null && row.quantityLimit === null);
  const [cheapest] = open.sort((a, b) => a.value - b.value);
  if (!cheapest) throw new Error('Every reward has a lock or a limit.');
  return cheapest;
}
