import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../connect';
import { gamePlatforms, games, ownedGames } from '../../schema';

/** A game on one platform: what the publisher calls an application. */
export const readApplications = (db: Database, by: { applicationIds: string[] } | { spaceIds: string[] }) =>
  db
    .select({ applicationId: gamePlatforms.applicationId, platform: gamePlatforms.platform, game: games })
    .from(gamePlatforms)
    .innerJoin(games, eq(games.spaceId, gamePlatforms.spaceId))
    .where(
      'spaceIds' in by
        ? inArray(gamePlatforms.spaceId, by.spaceIds)
        : inArray(gamePlatforms.applicationId, by.applicationIds),
    )
    .orderBy(asc(games.position), asc(gamePlatforms.position));

export type Application = Awaited<ReturnType<typeof readApplications>>[number];

/** Play time by application; applications that were never started are left out. */
export const readPlayedApplications = (db: Database, profileIds: string[]) =>
  db
    .select({ applicationId: gamePlatforms.applicationId, play: ownedGames })
    .from(ownedGames)
    .innerJoin(
      gamePlatforms,
      and(eq(gamePlatforms.spaceId, ownedGames.spaceId), eq(gamePlatforms.platform, ownedGames.platform)),
    )
    .where(and(inArray(ownedGames.profileId, profileIds), isNotNull(ownedGames.lastPlayedAt)))
    .orderBy(asc(ownedGames.lastPlayedAt));

export type PlayedApplication = Awaited<ReturnType<typeof readPlayedApplications>>[number];
