import { and, eq, gte, inArray, lte, or, sql } from 'drizzle-orm';
import { weekMs, weekStart } from '../../../domain/calendar';
import type { Database } from '../../database';
import { accounts, friends, players, playerWeeks } from '../../schema';
import { playerColumns } from './profileStore';

/** First places of this week and in total that are read. */
const placesShown = 100;

/**
 * The total XP of a player and friends, and their XP of the last weeks, this week first, with 0 for players who never played:
 * of the player and of those in the first places of this week or in total. Equal scores share a place, and the next one counts
 * them all. In the order of this week, then by name.
 */
export async function readScores(db: Database, profileId: string, weeks: number, now: Date) {
  const thisWeek = weekStart(now);
  const xp = sql<number>`coalesce(${players.xp}, 0)`;
  const xpThisWeek = sql<number>`coalesce(${playerWeeks.xp}, 0)`;
  const row = (score: typeof xp) => sql<number>`row_number() over (order by ${score} desc, ${accounts.nameKey})`;
  const place = (score: typeof xp) => sql<number>`rank() over (order by ${score} desc)`.mapWith(Number);
  // One list: with an "or", every account is read.
  const isRanked = sql`${accounts.userId} in (select ${friends.friendId} from ${friends} where ${friends.profileId} = ${profileId}
    union all select ${profileId}::uuid)`;
  const ranked = db
    .select({
      ...playerColumns,
      nameKey: accounts.nameKey,
      xp: xp.as('total_xp'),
      placeInTotal: place(xp).as('place_in_total'),
      placeThisWeek: place(xpThisWeek).as('place_this_week'),
      rowInTotal: row(xp).as('row_in_total'),
      rowThisWeek: row(xpThisWeek).as('row_this_week'),
    })
    .from(accounts)
    .leftJoin(players, eq(players.profileId, accounts.userId))
    .leftJoin(playerWeeks, and(eq(playerWeeks.profileId, accounts.userId), eq(playerWeeks.startsAt, thisWeek)))
    .where(isRanked)
    .as('ranked');
  const rows = await db
    .select()
    .from(ranked)
    .where(
      or(eq(ranked.profileId, profileId), lte(ranked.rowInTotal, placesShown), lte(ranked.rowThisWeek, placesShown)),
    )
    .orderBy(ranked.placeThisWeek, ranked.nameKey);
  const profileIds = rows.map((score) => score.profileId);
  const firstWeek = new Date(thisWeek.getTime() - (weeks - 1) * weekMs);
  const given = await db
    .select()
    .from(playerWeeks)
    .where(and(inArray(playerWeeks.profileId, profileIds), gte(playerWeeks.startsAt, firstWeek)));
  const keyOf = (id: string, startsAt: number) => `${id} ${startsAt}`;
  const byWeek = new Map(given.map((week) => [keyOf(week.profileId, week.startsAt.getTime()), week.xp]));
  return rows.map(({ nameKey: _, rowInTotal: _total, rowThisWeek: _week, ...score }) => ({
    ...score,
    xpOfWeeks: Array.from(
      { length: weeks },
      (_, weeksAgo) => byWeek.get(keyOf(score.profileId, thisWeek.getTime() - weeksAgo * weekMs)) ?? 0,
    ),
  }));
}
