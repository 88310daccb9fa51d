import type { Database } from '../../db/database';
import { actionWrites, addPlayerBadges, readActions, type PlayerAction } from '../../db/stores/games/actionStore';
import { readCatalog, type Catalog } from '../../db/stores/games/catalogStore';
import { addNewEvents, type StoredEvent } from '../../db/stores/games/playEventStore';
import { holdEvents, readUnitsReached } from '../../db/stores/games/quarantineStore';
import { changePlayer, giveXp, type LockedPlayer } from '../../db/stores/players/playerStore';
import { writeTogether } from '../../db/writeTogether';
import { guid } from '../../domain/guid';
import { reviewActions, type HoldReason } from '../../domain/plausibility';
import { creditUnits, type Credit } from './creditUnits';
import { requireGame, type Reporter } from './requireGame';

export interface CompletionRequest {
  profileId: string;
  spaceId: string;
  actionIds: readonly string[];
  reporter: Reporter;
}

/**
 * Completes the given actions of a game, except those completed before. Those that exceed the Units of a day go to the
 * quarantine. Returns all the given actions, and the reason of each that is held back. Throws `Rejection` unless the
 * game's server signed the call (`requireGame`).
 */
export async function completeActions(
  db: Database,
  { profileId, spaceId, actionIds, reporter }: CompletionRequest,
  now: Date,
): Promise<{ actions: PlayerAction[]; held: HoldReason[] }> {
  await requireGame(db, spaceId, reporter, true);
  const catalog = await readCatalog(db);
  return changePlayer(db, profileId, async (tx, locked) => {
    const named = (await readActions(tx, catalog, profileId, spaceId)).filter(({ action }) =>
      actionIds.includes(action.actionId),
    );
    const open = named.filter(({ player }) => !player.completedAt);
    const batch = { spaceId, platform: null, gameSessionId: null, events: open.map(completionOf) };
    // Actions in the quarantine, and those dropped from it, are not new.
    const added = await addNewEvents(tx, profileId, batch, now);
    const { counting, held } = reviewActions(
      open.filter((row) => added.some(({ eventId }) => eventId === completionOf(row).eventId)),
      await readUnitsReached(tx, profileId, spaceId, now),
    );
    const reason = 'units';
    await holdEvents(
      tx,
      profileId,
      held.map((row) => ({ event: completionOf(row), reason })),
    );
    const completed = counting.map((row) => completedAt(row, now));
    await advanceActions(tx, locked, completed, now);
    return {
      actions: named.map((row) => completed.find(({ action }) => action.actionId === row.action.actionId) ?? row),
      held: held.map(() => reason),
    };
  });
}

/** Completes an action out of the quarantine, as of the instant at which the game sent it; not one completed since. */
export async function releaseAction(
  tx: Database,
  catalog: Catalog,
  locked: LockedPlayer,
  { eventId, spaceId, receivedAt }: { eventId: string; spaceId: string; receivedAt: Date },
): Promise<void> {
  const released = (await readActions(tx, catalog, locked.profileId, spaceId))
    .filter((row) => completionOf(row).eventId === eventId && !row.player.completedAt)
    .map((row) => completedAt(row, receivedAt));
  await advanceActions(tx, locked, released, receivedAt);
}

/** The completion of an action as an event, which a player can send once. */
const completionOf = ({ action: { actionId } }: PlayerAction): StoredEvent => ({
  eventId: guid('completion', actionId),
  name: 'action.completed',
  count: 1,
});

const completedAt = (row: PlayerAction, at: Date): PlayerAction => ({
  ...row,
  player: { progress: row.action.target, completedAt: at },
});

/** Stores that a locked player completed actions at `now`, and grants what they give. */
async function advanceActions(
  tx: Database,
  locked: LockedPlayer,
  completed: readonly PlayerAction[],
  now: Date,
): Promise<void> {
  await writeTogether(tx, actionWrites(locked.profileId, completed));
  await grantActions(tx, locked, completed, now);
}

/**
 * Grants the Units, XP and badges of those of a locked player's actions that complete at `now`, and returns the granted XP.
 * The caller passes only actions whose progress changed, so that none grants twice.
 */
export async function grantActions(
  tx: Database,
  locked: LockedPlayer,
  changed: readonly PlayerAction[],
  now: Date,
): Promise<number> {
  const { profileId } = locked;
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
