import type { ServiceContext } from '../../serviceContext';
import { limitConcurrency } from '../../support/limitConcurrency';

/** More are hardly faster on two cores, and claims beside them wait too long (docs/scale.md). */
const changesAtOnce = 2;
const limited = limitConcurrency(changesAtOnce);

/** Handles all players of a slice, several at once. A player who cannot be handled is reported and keeps no other waiting. */
export async function forEachPlayer<T>(
  { reportError }: Pick<ServiceContext, 'reportError'>,
  players: readonly T[],
  handle: (player: T) => Promise<unknown>,
): Promise<void> {
  const report = (error: unknown) => reportError(error, 'jobs');
  await Promise.all(players.map((player) => limited(() => handle(player)).catch(report)));
}
