import { and, asc, desc, eq, or } from 'drizzle-orm';
import type { Database } from '../../connect';
import { accounts, avatars, friendRequests } from '../../schema';

/** A pending friend request: the other player, and who sent it. */
export interface FriendRequest {
  profileId: string;
  nameOnPlatform: string;
  avatarGalleryId: string;
  /** Kind of the chosen avatar; null where it is not in the gallery. */
  avatarKind: string | null;
  isSent: boolean;
  requestDate: Date;
}

/** A player's received requests, then the sent ones, each newest first. */
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

/** Stores a request; a pending one does not change. */
export async function addFriendRequest(tx: Database, fromId: string, toId: string, now: Date): Promise<void> {
  await tx.insert(friendRequests).values({ fromId, toId, requestDate: now }).onConflictDoNothing();
}

/** Deletes a pending request; false where there is none. */
export async function takeFriendRequest(tx: Database, fromId: string, toId: string): Promise<boolean> {
  const request = and(eq(friendRequests.fromId, fromId), eq(friendRequests.toId, toId));
  return (await tx.delete(friendRequests).where(request).returning()).length > 0;
}

/** Declines a received request or withdraws a sent one; false where there is neither. */
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
