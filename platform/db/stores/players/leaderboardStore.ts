import { and, eq, gte, inArray } from 'drizzle-orm';
import { weekMs, weekStart } from '../../../domain/calendar';
import type { Database } from '../../connect';
import { accounts, avatars, players, playerWeeks } from '../../schema';

/** A player's XP: all of it, and what each of the last weeks brought, this one first. */
export interface Score {
  profileId: string;
  nameOnPlatform: string;
  avatarGalleryId: string;
  /** The art kit's kind of the chosen avatar; null where it is none of the gallery's. */
  avatarKind: string | null;
  xp: number;
  xpOfWeeks: number[];
}

/** The scores of some players over so many weeks, by name; who never played has 0. */
export async function readScores(
  db: Database,
  profileIds: readonly string[],
  weeks: number,
  now: Date,
): Promise<Score[]> {
  const thisWeek = weekStart(now).getTime();
  const rows = await db
    .select({
      profileId: accounts.userId,
      nameOnPlatform: accounts.nameOnPlatform,
      nameKey: accounts.nameKey,
      avatarGalleryId: accounts.avatarGalleryId,
      avatarKind: avatars.kind,
      xp: players.xp,
    })
    .from(accounts)
    .leftJoin(players, eq(players.profileId, accounts.userId))
    .leftJoin(avatars, eq(avatars.avatarGalleryId, accounts.avatarGalleryId))
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
  const xpIn = (profileId: string, startsAt: number) =>
    given.find((week) => week.profileId === profileId && week.startsAt.getTime() === startsAt)?.xp ?? 0;
  return rows.map(({ nameKey: _, xp, ...row }) => ({
    ...row,
    xp: xp ?? 0,
    xpOfWeeks: Array.from({ length: weeks }, (_, weeksAgo) => xpIn(row.profileId, thisWeek - weeksAgo * weekMs)),
  }));
}
