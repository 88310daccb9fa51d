import { and, eq, gte, inArray } from 'drizzle-orm';
import { weekMs, weekStart } from '../../../domain/calendar';
import type { Database } from '../../database';
import { accounts, players, playerWeeks } from '../../schema';

/** Some players' total XP, and their XP of the last weeks, this week first; by name, with 0 for players who never played. */
export async function readScores(db: Database, profileIds: readonly string[], weeks: number, now: Date) {
  const thisWeek = weekStart(now).getTime();
  const rows = await db
    .select({
      profileId: accounts.userId,
      nameOnPlatform: accounts.nameOnPlatform,
      nameKey: accounts.nameKey,
      avatarGalleryId: accounts.avatarGalleryId,
      xp: players.xp,
    })
    .from(accounts)
    .leftJoin(players, eq(players.profileId, accounts.userId))
    .where(inArray(accounts.userId, [...profileIds]))
    .orderBy(accounts.nameKey);
  const given = await db
    .select()
    .from(playerWeeks)
    .where(
      and(
        inArray(playerWeeks.profileId, [...profileIds]),
        gte(playerWeeks.startsAt, new Date(thisWeek - (weeks - 1) * weekMs)),
      ),
    );
  const keyOf = (profileId: string, startsAt: number) => `${profileId} ${startsAt}`;
  const byWeek = new Map(given.map((week) => [keyOf(week.profileId, week.startsAt.getTime()), week.xp]));
  return rows.map(({ nameKey: _, xp, ...row }) => ({
    ...row,
    xp: xp ?? 0,
    xpOfWeeks: Array.from(
      { length: weeks },
      (_, weeksAgo) => byWeek.get(keyOf(row.profileId, thisWeek - weeksAgo * weekMs)) ?? 0,
    ),
  }));
}
