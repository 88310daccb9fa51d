import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../connect';
import { accounts, avatars, friends, ownedGames, presences } from '../../schema';

/** How a player may be here, or not. */
export const onlineStatuses = ['online', 'away', 'dnd', 'offline'] as const satisfies readonly OnlineStatus[];
export type OnlineStatus = (typeof presences.$inferSelect)['status'];

export interface Friend {
  profileId: string;
  nameOnPlatform: string;
  avatarGalleryId: string;
  /** The art kit's kind of the chosen avatar; null where it is none of the gallery's. */
  avatarKind: string | null;
  isFavorite: boolean;
  nickname: string;
  friendshipDate: Date;
  lastModified: Date;
}

export interface Presence {
  status: OnlineStatus;
  /** The game being played, and since when; nulls where none is. */
  spaceId: string | null;
  since: Date | null;
}

export const away: Presence = { status: 'offline', spaceId: null, since: null };

/** A player who was not heard of for this long is offline; one whose game was not, plays no more. */
export const presenceLifeMs = 15 * 60 * 1000;

/** A player's friends, favourites first, then by name. */
export async function readFriends(db: Database, profileId: string): Promise<Friend[]> {
  const rows = await db
    .select({
      profileId: friends.friendId,
      nameOnPlatform: accounts.nameOnPlatform,
      avatarGalleryId: accounts.avatarGalleryId,
      avatarKind: avatars.kind,
      isFavorite: friends.isFavorite,
      nickname: friends.nickname,
      friendshipDate: friends.friendshipDate,
      lastModified: friends.lastModified,
    })
    .from(friends)
    .innerJoin(accounts, eq(accounts.userId, friends.friendId))
    .leftJoin(avatars, eq(avatars.avatarGalleryId, accounts.avatarGalleryId))
    .where(eq(friends.profileId, profileId))
    .orderBy(asc(accounts.nameKey));
  return rows.sort((a, b) => Number(b.isFavorite) - Number(a.isFavorite));
}

/** One of a player's friends; undefined where they are none. */
export async function findFriend(db: Database, profileId: string, friendId: string): Promise<Friend | undefined> {
  return (await readFriends(db, profileId)).find((friend) => friend.profileId === friendId.toLowerCase());
}

/** Changes what a friend is to a player alone: the other side keeps its own. False where they are no friends. */
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

/** Notes how a player wants to be seen; whoever goes offline is in no game any more. */
export async function setPresence(db: Database, profileId: string, status: OnlineStatus, now: Date): Promise<void> {
  const seen = { status, lastSeenAt: now, heldMinutes: null };
  await db
    .insert(presences)
    .values({ ...seen, profileId, since: now })
    .onConflictDoUpdate({
      target: presences.profileId,
      set: {
        ...seen,
        ...(status === 'offline' ? { spaceId: null } : {}),
        // A demo player's game stands still until they say something; from then on it fades as everyone's.
        playedAt: sql`case when ${presences.heldMinutes} is null then ${presences.playedAt} else ${now.toISOString()}::timestamptz end`,
        since: sql`case when ${presences.status} = ${status} then ${presences.since} else ${now.toISOString()}::timestamptz end`,
      },
    });
}

/** Whether each of some players is here, and what they play; unknown players are left out. */
export async function readPresences(
  db: Database,
  profileIds: readonly string[],
  now: Date,
): Promise<Map<string, Presence>> {
  if (profileIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(presences)
    .where(inArray(presences.profileId, [...profileIds]));
  return new Map(rows.map((row) => [row.profileId, presenceAt(row, now)]));
}

/** Who of some players owns which games, and when they last played them. */
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

function presenceAt(row: typeof presences.$inferSelect, now: Date): Presence {
  const { status, spaceId, playedAt, since, lastSeenAt, heldMinutes } = row;
  if (heldMinutes !== null) return { status, spaceId, since: new Date(now.getTime() - heldMinutes * 60_000) };
  const isFresh = (heardAt: Date) => now.getTime() - heardAt.getTime() <= presenceLifeMs;
  if (!isFresh(lastSeenAt)) return away;
  return { status, since, spaceId: playedAt && isFresh(playedAt) ? spaceId : null };
}
