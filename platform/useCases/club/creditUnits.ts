import type { Database } from '../../db/database';
import type { LockedPlayer } from '../../db/stores/players/playerStore';
import { claimWrites, readClaimState } from '../../db/stores/rewards/claimStore';
import { readCreditState } from '../../db/stores/rewards/goalStore';
import { ledgerOf, ledgerWrites } from '../../db/stores/rewards/ledgerStore';
import { findRewardIn } from '../../db/stores/rewards/rewardStore';
import { writeTogether } from '../../db/writeTogether';
import { earn, type EntryDetails, type Ledger } from '../../domain/ledger';
import { Rejection } from '../Rejection';
import { decideClaim } from './claimReward';
import { requireSpender } from './requireSpender';

export interface Credit {
  units: number;
  details: EntryDetails;
}

/**
 * Credits Units to a locked player, one ledger entry for each credit above zero; returns the balance afterwards. A goal that
 * is to be claimed by itself is claimed with them as soon as they suffice.
 */
export async function creditUnits(
  tx: Database,
  player: LockedPlayer,
  credits: readonly Credit[],
  now: Date,
): Promise<number> {
  const { ledger: state, rewardToClaim } = await readCreditState(tx, player);
  const ledger = credits
    .filter((credit) => credit.units > 0)
    .reduce((current, { units, details }) => earn(current, units, details, now), ledgerOf(player, state, now));
  const claim = rewardToClaim === null ? null : await claimGoal(tx, ledger, rewardToClaim, now);
  const after = claim?.after ?? ledger;
  await writeTogether(tx, [...ledgerWrites(player, after), ...(claim ? claimWrites(claim.row) : [])]);
  return after.balance;
}

/** The claim of a locked player's goal out of the Units in `ledger`; null where a rule rejects it: the next Units try again. */
async function claimGoal(tx: Database, ledger: Ledger, rewardId: string, now: Date) {
  const reward = await findRewardIn(tx, rewardId);
  if (!reward || ledger.balance < reward.value) return null;
  const { account, claimant } = await readClaimState(tx, ledger.profileId);
  try {
    requireSpender(account);
    return decideClaim(reward, claimant, ledger, now, 'Claimed for you');
  } catch (error) {
    if (error instanceof Rejection) return null;
    throw error;
  }
}
