import { and, asc, eq } from 'drizzle-orm';
import type { ActionProgress } from '../../../domain/gameplay';
import type { Database } from '../../database';
import { rowReplacer } from '../../insertRows';
import { actionProgress, actions, badges, games, playerBadges } from '../../schema';
import { readCatalog, type Catalog } from './catalogStore';

type CatalogBadge = Catalog['badges'][number];

/** An action of a game, its badge if any, and a player's progress. */
export interface PlayerAction {
  action: typeof actions.$inferSelect & { gameSlug: string };
  badgeId: string | null;
  player: ActionProgress;
}

export async function readActions(db: Database, profileId: string, spaceId: string): Promise<PlayerAction[]> {
  const rows = await db
    .select({
      action: actions,
      gameSlug: games.slug,
      badgeId: badges.badgeId,
      progress: actionProgress.progress,
      completedAt: actionProgress.completedAt,
    })
    .from(actions)
    .innerJoin(games, eq(games.spaceId, actions.spaceId))
    .leftJoin(badges, eq(badges.actionId, actions.actionId))
    .leftJoin(
      actionProgress,
      and(eq(actionProgress.actionId, actions.actionId), eq(actionProgress.profileId, profileId)),
    )
    .where(eq(actions.spaceId, spaceId))
    .orderBy(asc(actions.position));
  return rows.map(({ action, gameSlug, badgeId, progress, completedAt }) => ({
    action: { ...action, gameSlug },
    badgeId,
    player: { progress: progress ?? 0, completedAt },
  }));
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
