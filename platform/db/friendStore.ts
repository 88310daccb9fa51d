import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from './connect';
import { accounts, avatars, friends, ownedGames, presences } from './schema';

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

/** A player who was not heard of for this long is offline. */
const presenceLifeMs = 15 * 60 * 1000;

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
  const { status, spaceId, since, lastSeenAt, heldMinutes } = row;
  if (heldMinutes !== null) return { status, spaceId, since: new Date(now.getTime() - heldMinutes * 60_000) };
  return now.getTime() - lastSeenAt.getTime() > presenceLifeMs ? away : { status, spaceId, since };
}
