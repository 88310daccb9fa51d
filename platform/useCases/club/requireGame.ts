import type { Database } from '../../db/database';
import { readApplications, type Application } from '../../db/stores/games/applicationStore';
import { Rejection } from '../Rejection';

/** Who reports play. */
export interface Reporter {
  /** The application of the ticket; null for tickets of earlier versions. */
  appId: string | null;
  /** True where the server of the space's game signed the call. */
  isSigned: boolean;
}

/**
 * Returns the applications of a space's game. Throws `Rejection` where the space has no game, where the reporter is no
 * application of that game, and where Units or XP would follow from a call that the game's server did not sign: an
 * application id is public, so it proves nothing by itself (docs/decisions/007-play-is-reported-by-games.md).
 */
export async function requireGame(
  db: Database,
  spaceId: string,
  { appId, isSigned }: Reporter,
  isRewarded: boolean,
): Promise<Application[]> {
  const applications = await readApplications(db, { spaceIds: [spaceId] });
  if (applications.length === 0)
    throw new Rejection('notFound', { moreInfo: `There is no game in the space ${spaceId}.` });
  if (!applications.some(({ applicationId }) => applicationId === appId))
    throw new Rejection('notFromGame', { moreInfo: 'Open the session with an application id of the game.' });
  if (isRewarded && !isSigned) throw new Rejection('notSigned', { moreInfo: 'Header Game-Signature is missing.' });
  return applications;
}
