import type { Cursor } from '../../db/slices';
import { withChangedPlayers } from '../../db/stores/players/changeStore';
import { changePlayer } from '../../db/stores/players/playerStore';
import { readDueGoals } from '../../db/stores/rewards/goalStore';
import type { ServiceContext } from '../../serviceContext';
import { creditUnits } from './creditUnits';
import { forEachPlayer } from './forEachPlayer';

const changesOfSlice = 1000;

/**
 * A slice of the job that claims the goals which are to be claimed by themselves and that the balance pays for without new
 * Units: after a refund, the unlocking of the reward, the acceptance of the policies or the confirmation of the email address.
 */
export function claimDueGoals(services: ServiceContext, after: Cursor | null): Promise<Cursor | null> {
  const { db, clock } = services;
  const now = clock.now();
  return withChangedPlayers(db, 'goals', { after, limit: changesOfSlice }, now, async (changed) =>
    forEachPlayer(services, await readDueGoals(db, changed, now), (profileId) =>
      changePlayer(db, profileId, (tx, player) => creditUnits(tx, player, [], now)),
    ),
  );
}
