import { inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../database';
import { insertRows } from '../../insertRows';
import { presences } from '../../schema';

export const onlineStatuses = ['online', 'away', 'dnd', 'offline'] as const satisfies readonly OnlineStatus[];
export type OnlineStatus = (typeof presences.$inferSelect)['status'];

export interface Presence {
  status: OnlineStatus;
  /** The current game and its start; nulls where there is none. */
  spaceId: string | null;
  since: Date | null;
}

export const away: Presence = { status: 'offline', spaceId: null, since: null };

/** After this time without a call a player is offline; without an event, a game is no longer played. */
const presenceLifeMs = 15 * 60 * 1000;

/** Where `presenceAt` has a game. */
const isGameKnown = (now: Date): SQL =>
  sql`(${presences.status} <> 'offline' and (${presences.heldMinutes} is not null
    or (${isAfterSilence(presences.lastSeenAt, now)} and ${isAfterSilence(presences.playedAt, now)})))`;

const isAfterSilence = (heardAt: AnyPgColumn, now: Date): SQL =>
  sql`${heardAt} >= ${new Date(now.getTime() - presenceLifeMs).toISOString()}::timestamptz`;

/** The condition for players who play a game, as `presenceAt` decides it. */
export const isPlaying = (spaceId: AnyPgColumn, now: Date): SQL =>
  sql`(${presences.spaceId} = ${spaceId} and ${isGameKnown(now)})`;

/** The conditions for players who are not offline, and for those of them who play any game; null without a presence. */
export function onlineConditions(now: Date): { isOnline: SQL; plays: SQL } {
  const isOnline = sql`(${presences.status} <> 'offline'
    and (${presences.heldMinutes} is not null or ${isAfterSilence(presences.lastSeenAt, now)}))`;
  return { isOnline, plays: sql`(${presences.spaceId} is not null and ${isGameKnown(now)})` };
}

/** Sets a player's online status; going offline ends the current game. */
export async function setPresence(db: Database, profileId: string, status: OnlineStatus, now: Date): Promise<void> {
  const presence = { status, lastSeenAt: now, heldMinutes: null };
  await db
    .insert(presences)
    .values({ ...presence, profileId, since: now })
    .onConflictDoUpdate({
      target: presences.profileId,
      set: {
        ...presence,
        ...(status === 'offline' ? { spaceId: null } : {}),
        // A demo player's game is held until the player sets a status; from then on it expires like any other.
        playedAt: sql`case when ${presences.heldMinutes} is null then ${presences.playedAt} else ${now.toISOString()}::timestamptz end`,
        since: sql`case when ${presences.status} = ${status} then ${presences.since} else ${now.toISOString()}::timestamptz end`,
      },
    });
}

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

/**
 * The statement that marks a player as in a game, for `writeTogether`. `since` continues while events keep arriving. It keeps a
 * status that was chosen: who appears offline is not seen playing.
 */
export function playingWrites(profileId: string, spaceId: string, now: Date): SQL[] {
  const stillPlaying = new Date(now.getTime() - presenceLifeMs).toISOString();
  return insertRows(
    presences,
    [{ profileId, spaceId, status: 'online', playedAt: now, since: now, lastSeenAt: now }],
    sql`on conflict (profile_id) do update set space_id = excluded.space_id,
      played_at = excluded.played_at, last_seen_at = excluded.last_seen_at, held_minutes = null,
      since = case when presences.space_id = excluded.space_id and presences.played_at >= ${stillPlaying}::timestamptz
        then presences.since else excluded.since end`,
  );
}

/** What others see of a presence. */
export function presenceAt(row: typeof presences.$inferSelect, now: Date): Presence {
  const { status, spaceId, playedAt, since, lastSeenAt, heldMinutes } = row;
  if (heldMinutes !== null) return { status, spaceId, since: new Date(now.getTime() - heldMinutes * 60_000) };
  const isFresh = (heardAt: Date) => now.getTime() - heardAt.getTime() <= presenceLifeMs;
  if (status === 'offline' || !isFresh(lastSeenAt)) return away;
  return { status, since, spaceId: playedAt && isFresh(playedAt) ? spaceId : null };
}
