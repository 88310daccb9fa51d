import type { Database } from '../../db/connect';
import { addPlayerBadges, readActions, saveActionProgress, type PlayerAction } from '../../db/stores/games/actionStore';
import { changePlayer, giveXp, type LockedPlayer } from '../../db/stores/players/playerStore';
import { creditUnits, type Credit } from './creditUnits';
import { requireGame, type Reporter } from './requireGame';

export interface CompletionRequest {
  profileId: string;
  spaceId: string;
  actionIds: readonly string[];
  reporter: Reporter;
}

/**
 * Completes the given actions of a game, except those completed before. Returns all the given actions. Throws `Rejection`
 * unless the game's server signed the call (`requireGame`).
 */
export async function completeActions(
  db: Database,
  { profileId, spaceId, actionIds, reporter }: CompletionRequest,
  now: Date,
): Promise<PlayerAction[]> {
  await requireGame(db, spaceId, reporter, true);
  return changePlayer(db, profileId, async (tx, locked) => {
    const named = (await readActions(tx, profileId, spaceId)).filter(({ action }) =>
      actionIds.includes(action.actionId),
    );
    const completed = named
      .filter(({ player }) => !player.completedAt)
      .map((row) => ({ ...row, player: { progress: row.action.target, completedAt: now } }));
    await advanceActions(tx, locked, completed, now);
    return named.map((row) => completed.find(({ action }) => action.actionId === row.action.actionId) ?? row);
  });
}

/**
 * Stores the progress of a locked player's actions. Actions that complete at `now` grant their Units, XP and badge.
 * Returns the granted XP. The caller passes only actions whose progress changed, so that none grants twice.
 */
export async function advanceActions(
  tx: Database,
  locked: LockedPlayer,
  changed: readonly PlayerAction[],
  now: Date,
): Promise<number> {
  const { profileId } = locked;
  if (changed.length === 0) return 0;
  await saveActionProgress(tx, profileId, changed);
  const completed = changed.filter(({ player }) => player.completedAt?.getTime() === now.getTime());
  if (completed.length === 0) return 0;
  await creditUnits(tx, locked, completed.map(creditFor), now);
  const xp = completed.reduce((sum, { action }) => sum + action.xp, 0);
  await giveXp(tx, profileId, xp, now);
  await addPlayerBadges(
    tx,
    profileId,
    completed.flatMap(({ badgeId }) => badgeId ?? []),
    now,
  );
  return xp;
}

const creditFor = ({ action, badgeId }: PlayerAction): Credit => ({
  units: action.units,
  details: {
    reason: badgeId ? 'Action, with a badge' : 'Action',
    source: { type: 'action', id: action.actionId, name: action.name },
    spaceId: action.spaceId,
  },
});
