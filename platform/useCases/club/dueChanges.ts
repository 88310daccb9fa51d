import type { Cursor } from '../../db/slices';
import { withChangedPlayers } from '../../db/stores/players/changeStore';
import { noteAutoBanked, readChallengesToBank } from '../../db/stores/players/clubSettingsStore';
import { changePlayer } from '../../db/stores/players/playerStore';
import { readDueGoals } from '../../db/stores/rewards/goalStore';
import { readExpiredLots, writeOffExpired } from '../../db/stores/rewards/ledgerStore';
import type { ServiceContext } from '../../serviceContext';
import { bankEndedChallenge } from './bankChallenge';
import { creditUnits } from './creditUnits';
import { forEachPlayer } from './forEachPlayer';

const rowsOfSlice = 2000;

/**
 * A slice of the job of auto-bank: banks what players with the setting have completed and not banked, once its time to bank
 * has ended. It starts from the runs that have ended, and goes through each once.
 */
export async function bankEndedChallenges(services: ServiceContext, after: Cursor | null): Promise<Cursor | null> {
  const { db, clock } = services;
  const now = clock.now();
  const { runId, due, next } = await readChallengesToBank(db, now, { after, limit: rowsOfSlice });
  await forEachPlayer(services, due, (request) => bankEndedChallenge(db, request, now));
  if (runId !== undefined && next?.[0] !== runId) await noteAutoBanked(db, runId, now);
  return next;
}

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

const lotsOfSlice = 500;

/**
 * A slice of the job that writes off the expired Units of all players. Those who come back need no job for it: a ledger that
 * is read or changed is brought up to date first.
 */
export async function expireUnits(services: ServiceContext, after: Cursor | null): Promise<Cursor | null> {
  const { db, clock } = services;
  const now = clock.now();
  const { profileIds, next } = await readExpiredLots(db, { after, limit: lotsOfSlice }, now);
  await forEachPlayer(services, profileIds, (profileId) => writeOffExpired(db, profileId, now));
  return next;
}
