import type { SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { claimWrites, readClaimState } from '../../db/stores/rewards/claimStore';
import { findRewardIn } from '../../db/stores/rewards/rewardStore';
import type { Ledger } from '../../domain/ledger';
import { Rejection } from '../Rejection';
import { decideClaim } from './claimReward';
import { requireSpender } from './requireSpender';

/**
 * Claims the goal of a locked player out of the Units in `ledger`: the ledger afterwards, and the statements that record the
 * claim besides. Where a rule rejects the claim, the ledger is the same; the next Units try again.
 */
export async function claimGoal(
  tx: Database,
  ledger: Ledger,
  rewardId: string,
  now: Date,
): Promise<{ after: Ledger; writes: SQLWrapper[] }> {
  const unchanged = { after: ledger, writes: [] };
  const reward = await findRewardIn(tx, rewardId);
  if (!reward || ledger.balance < reward.value) return unchanged;
  const { profileId } = ledger;
  const { account, claimant } = await readClaimState(tx, profileId);
  try {
    requireSpender(account);
    const { after, row } = decideClaim(reward, claimant, ledger, now, 'Claimed for you');
    return { after, writes: claimWrites(row) };
  } catch (error) {
    if (error instanceof Rejection) return unchanged;
    throw error;
  }
}
