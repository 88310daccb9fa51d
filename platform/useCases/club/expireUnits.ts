import { readOwnersOfExpired, writeOffExpired } from '../../db/stores/rewards/ledgerStore';
import type { ServiceContext } from '../../serviceContext';

const pageSize = 500;

/**
 * Writes off the expired Units of all players. Those who come back need no job for it: a ledger that is read or changed is
 * brought up to date first.
 */
export async function expireUnits({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  let after: string | null = null;
  for (;;) {
    const owners = await readOwnersOfExpired(db, { after, limit: pageSize }, now);
    for (const profileId of owners) await writeOffExpired(db, profileId, now);
    after = owners.at(-1) ?? null;
    if (owners.length < pageSize) return;
  }
}
