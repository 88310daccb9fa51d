import { and, asc, count, desc, eq, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import { countWhere } from '../../countWhere';
import type { Database } from '../../database';
import { firstRow, hasRow } from '../../firstRow';
import { accounts, friends, ownedGames, presences } from '../../schema';
import type { Page } from '../../slices';
import { away, isPlaying, onlineConditions, onlineStatuses, presenceAt, type Presence } from './presenceStore';
import { playerColumns } from './profileStore';

const friendColumns = {
  ...playerColumns,
  isFavorite: friends.isFavorite,
  nickname: friends.nickname,
  friendshipDate: friends.friendshipDate,
  lastModified: friends.lastModified,
};

const isFriendship = (profileId: string, friendId: string) =>
  and(eq(friends.profileId, profileId), eq(friends.friendId, friendId));

const friendsWhere = (db: Database, condition: SQL | undefined) =>
  db
    .select(friendColumns)
    .from(friends)
    .innerJoin(accounts, eq(accounts.userId, friends.friendId))
    .where(condition)
    .orderBy(desc(friends.isFavorite), asc(accounts.nameKey));

/** A page of a player's friends, favorites first, then by name. */
export const readFriends = (db: Database, profileId: string, { offset, limit }: Page) =>
  friendsWhere(db, eq(friends.profileId, profileId)).limit(limit).offset(offset);

/** A page of a player's friends with their presence: who plays first, then by status, favorites and name. */
export async function readFriendsByPresence(db: Database, profileId: string, { offset, limit }: Page, now: Date) {
  const { isOnline, plays } = onlineConditions(now);
  const status = sql`case when ${isOnline} then array_position(array[${sql.join(
    onlineStatuses.map((each) => sql`${each}`),
    sql`, `,
  )}]::text[], ${presences.status}) end`;
  const rows = await db
    .select({ friend: friendColumns, presence: presences })
    .from(friends)
    .innerJoin(accounts, eq(accounts.userId, friends.friendId))
    .leftJoin(presences, eq(presences.profileId, friends.friendId))
    .where(eq(friends.profileId, profileId))
    .orderBy(sql`${plays} is true desc`, status, desc(friends.isFavorite), asc(accounts.nameKey))
    .limit(limit)
    .offset(offset);
  return rows.map(({ friend, presence }) => ({ friend, presence: presence ? presenceAt(presence, now) : away }));
}

export async function countFriends(db: Database, profileId: string, now: Date) {
  const { isOnline, plays } = onlineConditions(now);
  const [counts] = await db
    .select({
      all: count(),
      online: countWhere(isOnline),
      playing: countWhere(plays),
      favorites: countWhere(sql`${friends.isFavorite}`),
    })
    .from(friends)
    .leftJoin(presences, eq(presences.profileId, friends.friendId))
    .where(eq(friends.profileId, profileId));
  if (!counts) throw new Error('A count without groups has one row.');
  return counts;
}

export type Friend = Awaited<ReturnType<typeof friendsWhere>>[number];

export const findFriend = (db: Database, profileId: string, friendId: string): Promise<Friend | undefined> =>
  firstRow(friendsWhere(db, isFriendship(profileId, friendId)));

/** Those of some players who are friends of a player. */
export async function readFriendsAmong(db: Database, profileId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ friendId: friends.friendId })
    .from(friends)
    .where(and(eq(friends.profileId, profileId), inArray(friends.friendId, [...ids])));
  return new Set(rows.map(({ friendId }) => friendId));
}

export function changeFriend(
  db: Database,
  profileId: string,
  friendId: string,
  change: { isFavorite?: boolean; nickname?: string },
  now: Date,
): Promise<boolean> {
  const changed = { ...change, lastModified: now };
  return hasRow(db.update(friends).set(changed).where(isFriendship(profileId, friendId)).returning());
}

/** Ends a friendship for both sides; false where there was none. */
export function removeFriend(db: Database, profileId: string, friendId: string): Promise<boolean> {
  const isEitherSide = or(isFriendship(profileId, friendId), isFriendship(friendId, profileId));
  return hasRow(db.delete(friends).where(isEitherSide).returning());
}

/** A friend who owns a game, with the number of all friends who do. */
export interface FriendInGame {
  friend: Friend;
  presence: Presence;
  lastPlayedAt: Date | null;
  total: number;
}

/** Friends that are read for each game. */
const friendsOfGame = 48;

/** By game, of all or of one, the first friends who own it: current players first, then by last play, favorites and name. */
export async function readFriendsInGames(
  db: Database,
  profileId: string,
  now: Date,
  spaceId?: string,
): Promise<Map<string, FriendInGame[]>> {
  const byGame = sql`partition by ${ownedGames.spaceId}`;
  const lastPlayedAt = sql`max(${ownedGames.lastPlayedAt})`;
  const rank = sql`case when bool_or(${isPlaying(ownedGames.spaceId, now)}) then 'infinity' else coalesce(${lastPlayedAt}, 'epoch') end`;
  const ranked = db
    .select({
      friendId: friends.friendId,
      spaceId: ownedGames.spaceId,
      lastPlayedAt: lastPlayedAt.mapWith(ownedGames.lastPlayedAt).as('friend_last_played_at'),
      place:
        sql<number>`row_number() over (${byGame} order by ${rank} desc, ${friends.isFavorite} desc, ${accounts.nameKey})`
          .mapWith(Number)
          .as('place'),
      total: sql<number>`count(*) over (${byGame})`.mapWith(Number).as('total'),
    })
    .from(friends)
    .innerJoin(accounts, eq(accounts.userId, friends.friendId))
    .innerJoin(ownedGames, eq(ownedGames.profileId, friends.friendId))
    .leftJoin(presences, eq(presences.profileId, friends.friendId))
    .where(and(eq(friends.profileId, profileId), spaceId === undefined ? undefined : eq(ownedGames.spaceId, spaceId)))
    .groupBy(friends.friendId, friends.isFavorite, accounts.nameKey, ownedGames.spaceId)
    .as('ranked');
  const rows = await db
    .select({
      friend: friendColumns,
      presence: presences,
      spaceId: ranked.spaceId,
      lastPlayedAt: ranked.lastPlayedAt,
      total: ranked.total,
    })
    .from(ranked)
    .innerJoin(friends, and(eq(friends.profileId, profileId), eq(friends.friendId, ranked.friendId)))
    .innerJoin(accounts, eq(accounts.userId, friends.friendId))
    .leftJoin(presences, eq(presences.profileId, friends.friendId))
    .where(lte(ranked.place, friendsOfGame))
    .orderBy(ranked.place);
  const games = new Map<string, FriendInGame[]>();
  for (const { spaceId: game, presence, lastPlayedAt: played, ...row } of rows) {
    const found = { ...row, presence: presence ? presenceAt(presence, now) : away, lastPlayedAt: played };
    const first = games.get(game);
    if (first) first.push(found);
    else games.set(game, [found]);
  }
  return games;
}

export async function areFriends(tx: Database, profileId: string, friendId: string): Promise<boolean> {
  return (await tx.$count(friends, isFriendship(profileId, friendId))) > 0;
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
