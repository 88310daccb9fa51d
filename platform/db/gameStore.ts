import { and, asc, eq } from 'drizzle-orm';
import type { Database } from './connect';
import { gamePlatforms, games, ownedGames } from './schema';
import type { Platform } from './seed/content/types';

export type GameRow = typeof games.$inferSelect;
export type OwnedRow = typeof ownedGames.$inferSelect;

export interface Game extends GameRow {
  platforms: { platform: Platform; applicationId: string }[];
}

/** All games in the publisher's order, each with its platforms. */
export async function readGames(db: Database): Promise<Game[]> {
  const rows = await db.select().from(games).orderBy(asc(games.position));
  const platforms = await db.select().from(gamePlatforms).orderBy(asc(gamePlatforms.position));
  return rows.map((game) => ({
    ...game,
    platforms: platforms
      .filter((row) => row.spaceId === game.spaceId)
      .map(({ platform, applicationId }) => ({ platform, applicationId })),
  }));
}

/** One game by its space or its slug. */
export async function findGame(db: Database, by: { spaceId: string } | { slug: string }): Promise<GameRow | undefined> {
  const [game] = await db
    .select()
    .from(games)
    .where('slug' in by ? eq(games.slug, by.slug) : eq(games.spaceId, by.spaceId));
  return game;
}

/** What a player owns: one row for each game and platform. */
export const readOwned = (db: Database, profileId: string, spaceId?: string): Promise<OwnedRow[]> =>
  db
    .select()
    .from(ownedGames)
    .where(and(eq(ownedGames.profileId, profileId), spaceId ? eq(ownedGames.spaceId, spaceId) : undefined));
