import { and, asc, desc, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../connect';
import { accounts, avatars, friendRequests, friends } from '../../schema';

/** A friendship that was asked for: the other player, and who of the two asked. */
export interface FriendRequest {
  profileId: string;
  nameOnPlatform: string;
  avatarGalleryId: string;
  /** The art kit's kind of the chosen avatar; null where it is none of the gallery's. */
  avatarKind: string | null;
  isSent: boolean;
  requestDate: Date;
}

/** What a player has asked for or been asked, newest first. */
export async function readFriendRequests(db: Database, profileId: string): Promise<FriendRequest[]> {
  const read = (isSent: boolean) => {
    const [own, other] = isSent
      ? [friendRequests.fromId, friendRequests.toId]
      : [friendRequests.toId, friendRequests.fromId];
    return db
      .select({
        profileId: accounts.userId,
        nameOnPlatform: accounts.nameOnPlatform,
        avatarGalleryId: accounts.avatarGalleryId,
        avatarKind: avatars.kind,
        requestDate: friendRequests.requestDate,
      })
      .from(friendRequests)
      .innerJoin(accounts, eq(accounts.userId, other))
      .leftJoin(avatars, eq(avatars.avatarGalleryId, accounts.avatarGalleryId))
      .where(eq(own, profileId))
      .orderBy(desc(friendRequests.requestDate), asc(accounts.nameKey));
  };
  const [received, sent] = [await read(false), await read(true)];
  return [
    ...received.map((request) => ({ ...request, isSent: false })),
    ...sent.map((request) => ({ ...request, isSent: true })),
  ];
}

/**
 * Asks for a friendship; where the other player has asked already, both are friends now. A request that waits is left
 * as it is.
 */
export const askForFriendship = (
  db: Database,
  fromId: string,
  toId: string,
  now: Date,
): Promise<'asked' | 'befriended' | 'friends already' | 'unknown player'> =>
  db.transaction(async (tx) => {
    // Both players are held, always in the same order, so that two who ask each other at once become friends.
    const both = await tx
      .select({ userId: accounts.userId })
      .from(accounts)
      .where(inArray(accounts.userId, [fromId, toId]))
      .orderBy(asc(accounts.userId))
      .for('update');
    if (both.length < 2) return 'unknown player';
    const friendship = and(eq(friends.profileId, fromId), eq(friends.friendId, toId));
    if ((await tx.select().from(friends).where(friendship)).length > 0) return 'friends already';
    if (await befriend(tx, { asked: toId, answers: fromId }, now)) return 'befriended';
    await tx.insert(friendRequests).values({ fromId, toId, requestDate: now }).onConflictDoNothing();
    return 'asked';
  });

/** Says yes to a request; false where there is none. */
export const acceptFriendship = (db: Database, profileId: string, fromId: string, now: Date): Promise<boolean> =>
  db.transaction((tx) => befriend(tx, { asked: fromId, answers: profileId }, now));

/** Declines a request that was received, or takes back one that was sent; false where there is neither. */
export async function dropFriendRequest(db: Database, profileId: string, otherId: string): Promise<boolean> {
  const dropped = await db
    .delete(friendRequests)
    .where(
      or(
        and(eq(friendRequests.fromId, otherId), eq(friendRequests.toId, profileId)),
        and(eq(friendRequests.fromId, profileId), eq(friendRequests.toId, otherId)),
      ),
    )
    .returning();
  return dropped.length > 0;
}

/** Turns a request into a friendship of both sides; false where there is none. */
async function befriend(tx: Database, { asked, answers }: { asked: string; answers: string }, now: Date) {
  const request = and(eq(friendRequests.fromId, asked), eq(friendRequests.toId, answers));
  if ((await tx.delete(friendRequests).where(request).returning()).length === 0) return false;
  const since = { friendshipDate: now, lastModified: now };
  await tx
    .insert(friends)
    .values([
      { profileId: asked, friendId: answers, ...since },
      { profileId: answers, friendId: asked, ...since },
    ])
    .onConflictDoNothing();
  return true;
}
