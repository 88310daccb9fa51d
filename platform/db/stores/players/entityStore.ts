import { and, eq } from 'drizzle-orm';
import { guid } from '../../../domain/guid';
import type { Database } from '../../database';
import { firstRow } from '../../firstRow';
import { entities } from '../../schema';

export type EntityRow = typeof entities.$inferSelect;

export const selectedBadgesType = 'userSelectedBadges';

/** The entity of a player's selected badges: one for each player, with a derived id. */
export const selectedBadgesEntity = (profileId: string) => ({
  entityId: guid('entity', profileId, selectedBadgesType),
  profileId,
  type: selectedBadgesType,
  name: selectedBadgesType,
  tags: ['badge', 'club'],
});

export const newSelectedBadges = (profileId: string, now: Date): EntityRow => ({
  ...selectedBadgesEntity(profileId),
  spaceId: null,
  obj: { badgeList: [] },
  revision: 0,
  lastModified: now,
});

export function findEntity(db: Database, profileId: string, entityId: string): Promise<EntityRow | undefined> {
  const isIt = and(eq(entities.entityId, entityId), eq(entities.profileId, profileId));
  return firstRow(db.select().from(entities).where(isIt));
}

/** The selected badges of a player, with the revision that a change must name. */
export async function readSelectedBadges(db: Database, profileId: string) {
  const { entityId } = selectedBadgesEntity(profileId);
  const entity = await findEntity(db, profileId, entityId);
  return { entityId, revision: entity?.revision ?? 0, badgeList: entity?.obj.badgeList ?? [] };
}

/** Stores the next revision of an entity. The player must be locked, so that revisions stay unique. */
export async function saveEntity(tx: Database, entity: EntityRow): Promise<void> {
  await tx.insert(entities).values(entity).onConflictDoUpdate({ target: entities.entityId, set: entity });
}
