import type { Cursor } from '../../db/slices';
import { noteAutoBanked, readChallengesToBank } from '../../db/stores/players/clubSettingsStore';
import type { ServiceContext } from '../../serviceContext';
import { bankEndedChallenge } from './bankChallenge';
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
