import { and, asc, desc, eq, gt, or } from 'drizzle-orm';
import { addDays } from '../../../domain/calendar';
import type { Database } from '../../database';
import { hasRow } from '../../firstRow';
import { accounts, declinedFriendRequests, friendRequests, sentFriendRequests } from '../../schema';
import { playerColumns } from './profileStore';

const requestsShown = 200;

/** A player's newest received requests, then the newest sent ones; those with one other player if `otherId` is given. */
export async function readFriendRequests(db: Database, profileId: string, otherId?: string) {
  const read = (isSent: boolean) => {
    const [own, other] = isSent
      ? [friendRequests.fromId, friendRequests.toId]
      : [friendRequests.toId, friendRequests.fromId];
    return db
      .select({ ...playerColumns, requestDate: friendRequests.requestDate })
      .from(friendRequests)
      .innerJoin(accounts, eq(accounts.userId, other))
      .where(and(eq(own, profileId), otherId === undefined ? undefined : eq(other, otherId)))
      .orderBy(desc(friendRequests.requestDate), asc(accounts.nameKey))
      .limit(requestsShown);
  };
  const [received, sent] = [await read(false), await read(true)];
  return [
    ...received.map((request) => ({ ...request, isSent: false })),
    ...sent.map((request) => ({ ...request, isSent: true })),
  ];
}

export type FriendRequest = Awaited<ReturnType<typeof readFriendRequests>>[number];

/** Stores a request, and that it was sent; a pending one does not change. */
export async function addFriendRequest(tx: Database, fromId: string, toId: string, now: Date): Promise<void> {
  await tx.insert(friendRequests).values({ fromId, toId, requestDate: now }).onConflictDoNothing();
  await tx.insert(sentFriendRequests).values({ fromId, sentAt: now });
}

export const takeFriendRequest = (tx: Database, fromId: string, toId: string): Promise<boolean> =>
  hasRow(tx.delete(friendRequests).where(isRequest(fromId, toId)).returning());

export async function hasFriendRequest(tx: Database, fromId: string, toId: string): Promise<boolean> {
  return (await tx.$count(friendRequests, isRequest(fromId, toId))) > 0;
}

const isRequest = (fromId: string, toId: string) =>
  and(eq(friendRequests.fromId, fromId), eq(friendRequests.toId, toId));

/** When a player sent requests in the last day, oldest first, and when the other player declined one. */
export async function readRequestHistory(
  tx: Database,
  fromId: string,
  toId: string,
  now: Date,
): Promise<{ sentAt: Date[]; declinedAt: Date | null }> {
  const sent = await tx
    .select({ sentAt: sentFriendRequests.sentAt })
    .from(sentFriendRequests)
    .where(and(eq(sentFriendRequests.fromId, fromId), gt(sentFriendRequests.sentAt, addDays(now, -1))))
    .orderBy(asc(sentFriendRequests.sentAt));
  const [decline] = await tx.select().from(declinedFriendRequests).where(isDecline(fromId, toId));
  return { sentAt: sent.map(({ sentAt }) => sentAt), declinedAt: decline?.declinedAt ?? null };
}

export async function addDecline(tx: Database, fromId: string, toId: string, now: Date): Promise<void> {
  await tx
    .insert(declinedFriendRequests)
    .values({ fromId, toId, declinedAt: now })
    .onConflictDoUpdate({
      target: [declinedFriendRequests.fromId, declinedFriendRequests.toId],
      set: { declinedAt: now },
    });
}

export async function removeDeclines(tx: Database, one: string, other: string): Promise<void> {
  await tx.delete(declinedFriendRequests).where(or(isDecline(one, other), isDecline(other, one)));
}

const isDecline = (fromId: string, toId: string) =>
  and(eq(declinedFriendRequests.fromId, fromId), eq(declinedFriendRequests.toId, toId));
