import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../database';
import { accounts, friends, ownedGames } from '../../schema';

/** A player's friends, favorites first, then by name. */
export async function readFriends(db: Database, profileId: string) {
  const rows = await db
    .select({
      profileId: friends.friendId,
      nameOnPlatform: accounts.nameOnPlatform,
      avatarGalleryId: accounts.avatarGalleryId,
      isFavorite: friends.isFavorite,
      nickname: friends.nickname,
      friendshipDate: friends.friendshipDate,
      lastModified: friends.lastModified,
    })
    .from(friends)
    .innerJoin(accounts, eq(accounts.userId, friends.friendId))
    .where(eq(friends.profileId, profileId))
    .orderBy(asc(accounts.nameKey));
  return rows.sort((a, b) => Number(b.isFavorite) - Number(a.isFavorite));
}

export type Friend = Awaited<ReturnType<typeof readFriends>>[number];

export async function findFriend(db: Database, profileId: string, friendId: string): Promise<Friend | undefined> {
  return (await readFriends(db, profileId)).find((friend) => friend.profileId === friendId.toLowerCase());
}

export async function changeFriend(
  db: Database,
  profileId: string,
  friendId: string,
  change: { isFavorite?: boolean; nickname?: string },
  now: Date,
): Promise<boolean> {
  const changed = await db
    .update(friends)
    .set({ ...change, lastModified: now })
    .where(and(eq(friends.profileId, profileId), eq(friends.friendId, friendId)))
    .returning();
  return changed.length > 0;
}

/** Ends a friendship for both sides; false where there was none. */
export async function removeFriend(db: Database, profileId: string, friendId: string): Promise<boolean> {
  const removed = await db
    .delete(friends)
    .where(
      or(
        and(eq(friends.profileId, profileId), eq(friends.friendId, friendId)),
        and(eq(friends.profileId, friendId), eq(friends.friendId, profileId)),
      ),
    )
    .returning();
  return removed.length > 0;
}

export const readOwners = (db: Database, profileIds: readonly string[]) =>
  profileIds.length === 0
    ? Promise.resolve([])
    : db
        .select({
          profileId: ownedGames.profileId,
          spaceId: ownedGames.spaceId,
          lastPlayedAt: ownedGames.lastPlayedAt,
          secondsPlayed: ownedGames.secondsPlayed,
        })
        .from(ownedGames)
        .where(inArray(ownedGames.profileId, [...profileIds]));

export async function areFriends(tx: Database, profileId: string, friendId: string): Promise<boolean> {
  const friendship = and(eq(friends.profileId, profileId), eq(friends.friendId, friendId));
  return (await tx.select().from(friends).where(friendship)).length > 0;
}

/** Makes two players friends, one row for each side. */
export async function addFriendship(tx: Database, one: string, other: string, now: Date): Promise<void> {
  const since = { friendshipDate: now, lastModified: now };
  await tx
    .insert(friends)
    .values([
      { profileId: one, friendId: other, ...since },
      { profileId: other, friendId: one, ...since },
    ])
    .onConflictDoNothing();
}
