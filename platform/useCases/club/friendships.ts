import type { Database } from '../../db/database';
import { findAccount, lockAccounts } from '../../db/stores/accounts/accountStore';
import {
  addDecline,
  addFriendRequest,
  hasFriendRequest,
  readRequestHistory,
  removeDeclines,
  takeFriendRequest,
} from '../../db/stores/players/friendRequestStore';
import { hasBlocked } from '../../db/stores/players/blockStore';
import { addNotices, hideRequestNotices, type NewNotice } from '../../db/stores/players/noticeStore';
import { addFriendship, areFriends } from '../../db/stores/players/friendStore';
import { nextRequestAt } from '../../domain/friendRequests';
import { Rejection, secondsUntil, TooManyCalls } from '../Rejection';
import { requireAcceptedPolicies } from './requireAcceptedPolicies';

/**
 * Requests a friendship. Where the other player has a pending request to this one, both become friends. A repeat changes
 * nothing. Throws `Rejection` where the requesting player has not accepted the policies, is a friend already, has blocked the
 * other one or is blocked by them, who is then unknown; and after too many requests, or after a decline.
 */
export const requestFriendship = (db: Database, fromId: string, toId: string, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    // Two players who request each other at once must become friends, so both accounts are locked.
    if ((await lockAccounts(tx, [fromId, toId])) < 2) throw new Rejection('notFound');
    await requireAcceptedPolicies(tx, fromId);
    if (await hasBlocked(tx, toId, fromId)) throw new Rejection('notFound');
    if (await hasBlocked(tx, fromId, toId)) throw new Rejection('playerBlocked');
    if (await areFriends(tx, fromId, toId)) throw new Rejection('alreadyFriends');
    if (await accept(tx, { fromId: toId, toId: fromId }, now)) return;
    if (await hasFriendRequest(tx, fromId, toId)) return;
    const { sentAt, declinedAt } = await readRequestHistory(tx, fromId, toId, now);
    const next = nextRequestAt(sentAt, declinedAt, now);
    if (next) throw new TooManyCalls(secondsUntil(next, now), { profileId: fromId });
    await addFriendRequest(tx, fromId, toId, now);
    await addNotices(tx, [await requestNotice(tx, fromId, toId, now)], now);
  });

/** The notice of a request; another request after a decline is another fact. */
async function requestNotice(tx: Database, fromId: string, toId: string, now: Date): Promise<NewNotice> {
  const playerName = (await findAccount(tx, fromId))?.nameOnPlatform;
  const details = { playerName, subjectId: fromId };
  return { profileId: toId, kind: 'friendRequest', fact: `${fromId} ${now.toISOString()}`, details };
}

/** Accepts a pending request. Throws `Rejection` where there is none, and where the policies are not accepted. */
export const acceptFriendship = (db: Database, profileId: string, fromId: string, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    // In the order of a block and of a request at the same instant, which would wait for each other otherwise.
    await lockAccounts(tx, [profileId, fromId]);
    await requireAcceptedPolicies(tx, profileId);
    if (!(await accept(tx, { fromId, toId: profileId }, now))) throw new Rejection('notFound');
  });

/** Declines a received request or withdraws a sent one. Throws `Rejection` where there is neither. */
export const dropFriendRequest = (db: Database, profileId: string, otherId: string, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    // A request that is sent again at the same instant must find the decline.
    await lockAccounts(tx, [profileId, otherId]);
    const isDeclined = await takeRequest(tx, { fromId: otherId, toId: profileId });
    if (isDeclined) await addDecline(tx, otherId, profileId, now);
    const isWithdrawn = await takeRequest(tx, { fromId: profileId, toId: otherId });
    if (!isWithdrawn && !isDeclined) throw new Rejection('notFound');
  });

interface FriendRequest {
  fromId: string;
  toId: string;
}

/** Takes a request away with its notice, which asks for an answer. */
export async function takeRequest(tx: Database, { fromId, toId }: FriendRequest): Promise<boolean> {
  if (!(await takeFriendRequest(tx, fromId, toId))) return false;
  await hideRequestNotices(tx, toId, fromId);
  return true;
}

async function accept(tx: Database, request: FriendRequest, now: Date): Promise<boolean> {
  const { fromId, toId } = request;
  if (!(await takeRequest(tx, request))) return false;
  await removeDeclines(tx, fromId, toId);
  await addFriendship(tx, fromId, toId, now);
  return true;
}
