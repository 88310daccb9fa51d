import { asc, eq } from 'drizzle-orm';
import type { ActionProgress } from '../../../domain/gameplay';
import type { Database } from '../../database';
import { rowReplacer } from '../../insertRows';
import { actionProgress, playerBadges } from '../../schema';
import { readCatalog, type Catalog } from './catalogStore';

type CatalogBadge = Catalog['badges'][number];

/** An action of a game, its badge if any, and a player's progress. */
export type PlayerAction = Catalog['actions'][number] & { player: ActionProgress };

/** The actions of a game with a player's progress in them, by their ids. */
export const actionsIn = (
  { actions }: Catalog,
  spaceId: string,
  progress: ReadonlyMap<string, ActionProgress>,
): PlayerAction[] =>
  actions
    .filter(({ action }) => action.spaceId === spaceId.toLowerCase())
    .map((row) => ({ ...row, player: progress.get(row.action.actionId) ?? { progress: 0, completedAt: null } }));

export async function readActions(tx: Database, catalog: Catalog, profileId: string, spaceId: string) {
  const rows = await tx.select().from(actionProgress).where(eq(actionProgress.profileId, profileId));
  const known = new Map(rows.map(({ actionId, progress, completedAt }) => [actionId, { progress, completedAt }]));
  return actionsIn(catalog, spaceId, known);
}

/** The statements that store a player's progress in some actions, for `writeTogether`. */
export const actionWrites = (profileId: string, changed: readonly PlayerAction[]) =>
  replaceProgress(changed.map(({ action, player }) => ({ ...player, profileId, actionId: action.actionId })));

const replaceProgress = rowReplacer(actionProgress);

export async function addPlayerBadges(tx: Database, profileId: string, badgeIds: string[], now: Date): Promise<void> {
  if (badgeIds.length === 0) return;
  const rows = badgeIds.map((badgeId) => ({ profileId, badgeId, earnedAt: now }));
  await tx.insert(playerBadges).values(rows).onConflictDoNothing();
}

/** All badges, or those with these ids, with the slug and title of their game. */
export async function readBadges(db: Database, badgeIds?: readonly string[]): Promise<CatalogBadge[]> {
  const { badges } = await readCatalog(db);
  const wanted = badgeIds && new Set(badgeIds.map((id) => id.toLowerCase()));
  return badges.filter(({ badge }) => wanted === undefined || wanted.has(badge.badgeId));
}

export async function readOwnedBadges(db: Database, profileId: string): Promise<string[]> {
  const rows = await db
    .select({ badgeId: playerBadges.badgeId })
    .from(playerBadges)
    .where(eq(playerBadges.profileId, profileId))
    .orderBy(asc(playerBadges.earnedAt), asc(playerBadges.badgeId));
  return rows.map((row) => row.badgeId);
}
