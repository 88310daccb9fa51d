import { readOwnersOfExpired, writeOffExpired } from '../../db/stores/rewards/ledgerStore';
import type { ServiceContext } from '../../serviceContext';
import { forEachPlayer } from './forEachPlayer';

/**
 * Writes off the expired Units of all players. Those who come back need no job for it: a ledger that is read or changed is
 * brought up to date first.
 */
export async function expireUnits({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await forEachPlayer(
    (page) => readOwnersOfExpired(db, page, now),
    (profileId) => writeOffExpired(db, profileId, now),
  );
}
