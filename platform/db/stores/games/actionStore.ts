import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ActionProgress } from '../../../domain/gameplay';
import type { Database } from '../../connect';
import { payUnits } from '../rewards/ledgerStore';
import type { LockedPlayer } from '../players/playerStore';
import { giveXp } from '../players/playerStore';
import { actionProgress, actions, badges, games, playerBadges } from '../../schema';

/** An action of a game, the badge it gives if any, and how far a player is. */
export interface PlayerAction {
  action: typeof actions.$inferSelect & { gameSlug: string };
  badgeId: string | null;
  player: ActionProgress;
}

/** A player's actions in a game, in their order. */
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

/**
 * Stores moved actions of a locked player; those completed at `now` pay their Units as lots, their XP and their badge.
 * Gives the XP granted. The caller hands over only actions that moved, so that a completed one never pays again.
 */
export async function saveActions(
  tx: Database,
  locked: LockedPlayer,
  moved: PlayerAction[],
  now: Date,
): Promise<number> {
  const { profileId } = locked;
  if (moved.length === 0) return 0;
  await tx
    .insert(actionProgress)
    .values(moved.map(({ action, player }) => ({ ...player, profileId, actionId: action.actionId })))
    .onConflictDoUpdate({
      target: [actionProgress.profileId, actionProgress.actionId],
      set: { progress: sql`excluded.progress`, completedAt: sql`excluded.completed_at` },
    });
  const completed = moved.filter(({ player }) => player.completedAt?.getTime() === now.getTime());
  if (completed.length === 0) return 0;
  await payUnits(tx, locked, completed.map(paymentFor), now);
  const xp = completed.reduce((sum, { action }) => sum + action.xp, 0);
  await giveXp(tx, profileId, xp, now);
  const earned = completed.flatMap(({ badgeId }) => (badgeId ? [{ profileId, badgeId, earnedAt: now }] : []));
  if (earned.length > 0) await tx.insert(playerBadges).values(earned).onConflictDoNothing();
  return xp;
}

/** Completes the named actions of a game at once, those that are not completed yet. Gives all the named ones. */
export async function completeActions(
  tx: Database,
  locked: LockedPlayer,
  { spaceId, actionIds }: { spaceId: string; actionIds: readonly string[] },
  now: Date,
): Promise<PlayerAction[]> {
  const named = (await readActions(tx, locked.profileId, spaceId)).filter(({ action }) =>
    actionIds.includes(action.actionId),
  );
  const fresh = named
    .filter(({ player }) => !player.completedAt)
    .map((row) => ({ ...row, player: { progress: row.action.target, completedAt: now } }));
  await saveActions(tx, locked, fresh, now);
  return named.map((row) => fresh.find(({ action }) => action.actionId === row.action.actionId) ?? row);
}

/** All badges, of some games or of all, with the slug and title of their game. */
export async function readBadges(db: Database, badgeIds?: readonly string[]) {
  if (badgeIds?.length === 0) return [];
  return db
    .select({ badge: badges, gameSlug: games.slug, gameTitle: games.title })
    .from(badges)
    .innerJoin(games, eq(games.spaceId, badges.spaceId))
    .where(badgeIds && inArray(badges.badgeId, [...badgeIds]))
    .orderBy(asc(games.position), asc(badges.position));
}

/** Ids of the badges a player has, oldest first. */
export async function readOwnedBadges(db: Database, profileId: string): Promise<string[]> {
  const rows = await db
    .select({ badgeId: playerBadges.badgeId })
    .from(playerBadges)
    .where(eq(playerBadges.profileId, profileId))
    .orderBy(asc(playerBadges.earnedAt), asc(playerBadges.badgeId));
  return rows.map((row) => row.badgeId);
}

const paymentFor = ({ action, badgeId }: PlayerAction) => ({
  units: action.units,
  occasion: {
    reason: badgeId ? 'Action, with a badge' : 'Action',
    source: { type: 'action', id: action.actionId, name: action.name } as const,
    spaceId: action.spaceId,
  },
});
