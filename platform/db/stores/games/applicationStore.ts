import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../database';
import { gamePlatforms, ownedGames } from '../../schema';
import { readCatalog, type Catalog } from './catalogStore';

export type Application = Catalog['applications'][number];

/** Applications with any of these ids, or of any of these spaces; unknown ones are left out. */
export async function readApplications(
  db: Database,
  by: { applicationIds: string[] } | { spaceIds: string[] },
): Promise<Application[]> {
  const wanted = ('spaceIds' in by ? by.spaceIds : by.applicationIds).map((id) => id.toLowerCase());
  const { applications } = await readCatalog(db);
  return applications.filter(({ applicationId, game }) =>
    wanted.includes('spaceIds' in by ? game.spaceId : applicationId),
  );
}

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
