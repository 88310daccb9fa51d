import type { Database } from '../../db/database';
import { readOwnedBadges } from '../../db/stores/games/actionStore';
import { findEntity, newSelectedBadges, saveEntity, type EntityRow } from '../../db/stores/players/entityStore';
import { changePlayer } from '../../db/stores/players/playerStore';
import { badgeListViolation } from '../../domain/badges';
import { badgeSlotsAt, levelOf } from '../../domain/levels';
import { Rejection } from '../Rejection';

export interface SelectedBadgesRequest {
  profileId: string;
  entityId: string;
  badgeList: string[];
  /** The revision that the caller last read. */
  revision: number;
  spaceId: string | null;
  tags: string[];
}

/**
 * Replaces the badges that a player shows. Throws `Rejection` where the revision is not the current one, and where the
 * list breaks a rule of `badgeListViolation`.
 */
export const updateSelectedBadges = (
  db: Database,
  { profileId, entityId, badgeList, revision, spaceId, tags }: SelectedBadgesRequest,
  now: Date,
): Promise<EntityRow> =>
  changePlayer(db, profileId, async (tx, player) => {
    const current = (await findEntity(tx, profileId, entityId)) ?? newSelectedBadges(profileId, now);
    if (current.revision !== revision) throw new Rejection('staleRevision', { moreInfo: `${current.revision}` });
    const owned = await readOwnedBadges(tx, profileId);
    const violation = badgeListViolation(badgeList, owned, badgeSlotsAt(levelOf(player.xp).levelNumber));
    if (violation) throw new Rejection('malformed', { moreInfo: `Body field 'badgeList': ${violation}.` });
    const next = { ...current, spaceId, tags, obj: { badgeList }, revision: revision + 1, lastModified: now };
    await saveEntity(tx, next);
    return next;
  });
