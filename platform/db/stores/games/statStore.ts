import { eq } from 'drizzle-orm';
import type { Database } from '../../database';
import { rowReplacer } from '../../insertRows';
import { playerStats } from '../../schema';

/** A player's stats in all games; none where nothing was counted yet. */
export const readPlayerStats = (db: Database, profileId: string) =>
  db.select().from(playerStats).where(eq(playerStats.profileId, profileId));

/** The statements that store a player's stats, for `writeTogether`. */
export const statWrites = rowReplacer(playerStats);
