import type { Database } from '../../db/database';
import { findChallenge, type PlayerChallenge } from '../../db/stores/games/challengeStore';
import { Rejection } from '../Rejection';

export interface ChallengeRequest {
  profileId: string;
  challengeId: string;
  spaceId: string;
}

/** A challenge of a game with the player's progress. Throws `Rejection` where the game has no such challenge. */
export async function requireChallenge(
  db: Database,
  { profileId, challengeId, spaceId }: ChallengeRequest,
): Promise<PlayerChallenge> {
  const challenge = await findChallenge(db, profileId, challengeId, spaceId);
  if (!challenge) throw new Rejection('notFound', { moreInfo: `There is no challenge ${challengeId}.` });
  return challenge;
}
