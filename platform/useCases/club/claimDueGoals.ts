import { changePlayer } from '../../db/stores/players/playerStore';
import { readOwnersOfDueGoals } from '../../db/stores/rewards/goalStore';
import type { ServiceContext } from '../../serviceContext';
import { creditUnits } from './creditUnits';
import { forEachPlayer } from './forEachPlayer';

/**
 * Claims the goals that are to be claimed by themselves and that the balance pays for without new Units: after a refund, the
 * unlocking of the reward, the acceptance of the policies or the confirmation of the e-mail address.
 */
export async function claimDueGoals({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await forEachPlayer(
    (page) => readOwnersOfDueGoals(db, page, now),
    (profileId) => changePlayer(db, profileId, (tx, player) => creditUnits(tx, player, [], now)),
  );
}
