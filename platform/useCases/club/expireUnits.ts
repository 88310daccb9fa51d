import type { Cursor } from '../../db/slices';
import { readExpiredLots, writeOffExpired } from '../../db/stores/rewards/ledgerStore';
import type { ServiceContext } from '../../serviceContext';
import { forEachPlayer } from './forEachPlayer';

const lotsOfSlice = 500;

/**
 * A slice of the job that writes off the expired Units of all players. Those who come back need no job for it: a ledger that
 * is read or changed is brought up to date first.
 */
export async function expireUnits(services: ServiceContext, after: Cursor | null): Promise<Cursor | null> {
  const { db, clock } = services;
  const now = clock.now();
  const { profileIds, next } = await readExpiredLots(db, { after, limit: lotsOfSlice }, now);
  await forEachPlayer(services, profileIds, (profileId) => writeOffExpired(db, profileId, now));
  return next;
}
