import type { Database } from '../../db/connect';
import { lockAccounts } from '../../db/stores/accounts/accountStore';
import { addFriendRequest, takeFriendRequest } from '../../db/stores/players/friendRequestStore';
import { addFriendship, areFriends } from '../../db/stores/players/friendStore';
import { requireAcceptedPolicies } from './requireAcceptedPolicies';

/**
 * Requests a friendship. Where the other player has a pending request to this one, both become friends. A repeat changes
 * nothing. Throws `Rejection` where the requesting player has not accepted the policies.
 */
export const requestFriendship = (
  db: Database,
  fromId: string,
  toId: string,
  now: Date,
): Promise<'requested' | 'befriended' | 'alreadyFriends' | 'unknownPlayer'> =>
  db.transaction(async (tx) => {
    // Two players who request each other at once must become friends, so both accounts are locked.
    if ((await lockAccounts(tx, [fromId, toId])) < 2) return 'unknownPlayer';
    await requireAcceptedPolicies(tx, fromId);
    if (await areFriends(tx, fromId, toId)) return 'alreadyFriends';
    if (await accept(tx, { fromId: toId, toId: fromId }, now)) return 'befriended';
    await addFriendRequest(tx, fromId, toId, now);
    return 'requested';
  });

/** Accepts a pending request; false where there is none. Throws `Rejection` where the policies are not accepted. */
export const acceptFriendship = (db: Database, profileId: string, fromId: string, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    await requireAcceptedPolicies(tx, profileId);
    return accept(tx, { fromId, toId: profileId }, now);
  });

async function accept(tx: Database, { fromId, toId }: { fromId: string; toId: string }, now: Date): Promise<boolean> {
  if (!(await takeFriendRequest(tx, fromId, toId))) return false;
  await addFriendship(tx, fromId, toId, now);
  return true;
}
