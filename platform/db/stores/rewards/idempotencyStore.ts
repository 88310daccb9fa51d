import { and, eq } from 'drizzle-orm';
import type { Database } from '../../connect';
import { idempotentResponses } from '../../schema';
import { changePlayer, type LockedPlayer } from '../players/playerStore';

/** The key was already used for another request. */
export class IdempotencyKeyReused extends Error {}

interface KeyedRequest {
  profileId: string;
  /** Without a key, `work` runs on every call. */
  key: string | undefined;
  /** Identifies the request, so that a key that comes back with another one is rejected. */
  request: string;
  now: Date;
}

/**
 * Runs `work` in a transaction of a locked player, once for each key: a repeat returns the stored first response. The lock
 * keeps two calls with one key from both being first. Stores nothing where `work` throws. Throws `IdempotencyKeyReused`
 * where the key belongs to another request.
 */
export const changePlayerOnce = (
  db: Database,
  { profileId, key, request, now }: KeyedRequest,
  work: (tx: Database, player: LockedPlayer) => Promise<object>,
): Promise<object> =>
  changePlayer(db, profileId, async (tx, player) => {
    if (key === undefined) return work(tx, player);
    const [first] = await tx
      .select()
      .from(idempotentResponses)
      .where(and(eq(idempotentResponses.profileId, profileId), eq(idempotentResponses.key, key)));
    if (first && first.request !== request) throw new IdempotencyKeyReused(key);
    if (first) return first.response;
    const response = await work(tx, player);
    await tx.insert(idempotentResponses).values({ profileId, key, request, response, createdAt: now });
    return response;
  });
