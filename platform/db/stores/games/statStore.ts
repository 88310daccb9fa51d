import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database';
import { rowReplacer } from '../../insertRows';
import { playerStats, stats } from '../../schema';

/** A player's stats in a game, by position; the value is null where nothing was counted yet. */
export const readStats = (db: Database, profileId: string, spaceId: string) =>
  db
    .select({ stat: stats, value: playerStats.value, lastModified: playerStats.lastModified })
    .from(stats)
    .leftJoin(
      playerStats,
      and(
        eq(playerStats.profileId, profileId),
        eq(playerStats.spaceId, stats.spaceId),
        eq(playerStats.statName, stats.statName),
      ),
    )
    .where(eq(stats.spaceId, spaceId))
    .orderBy(stats.position);

/** The statements that store a player's stats, for `writeTogether`. */
export const statWrites = rowReplacer(playerStats);
