import type { Database } from '../../db/connect';
import type { LockedPlayer } from '../../db/stores/players/playerStore';
import { openLedger, saveLedger } from '../../db/stores/rewards/ledgerStore';
import { earn, type EntryDetails } from '../../domain/ledger';

/** Units to credit, and the ledger entry that explains them. */
export interface Credit {
  units: number;
  details: EntryDetails;
}

/** Credits Units to a locked player, one ledger entry for each credit above zero; returns the balance afterwards. */
export async function creditUnits(
  tx: Database,
  player: LockedPlayer,
  credits: readonly Credit[],
  now: Date,
): Promise<number> {
  const ledger = credits
    .filter((credit) => credit.units > 0)
    .reduce((current, { units, details }) => earn(current, units, details, now), await openLedger(tx, player, now));
  await saveLedger(tx, ledger);
  return ledger.balance;
}
