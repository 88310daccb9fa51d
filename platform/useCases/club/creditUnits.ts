import type { Database } from '../../db/database';
import type { LockedPlayer } from '../../db/stores/players/playerStore';
import { readCreditState } from '../../db/stores/rewards/goalStore';
import { ledgerOf, ledgerWrites } from '../../db/stores/rewards/ledgerStore';
import { writeTogether } from '../../db/writeTogether';
import { earn, type EntryDetails } from '../../domain/ledger';
import { claimGoal } from './claimGoal';

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
  const { after, writes } =
    rewardToClaim === null ? { after: ledger, writes: [] } : await claimGoal(tx, ledger, rewardToClaim, now);
  await writeTogether(tx, [...ledgerWrites(player, after), ...writes]);
  return after.balance;
}
