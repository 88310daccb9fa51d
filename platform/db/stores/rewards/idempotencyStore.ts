import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../connect';
import { insertRows } from '../../insertRows';
import { idempotentResponses, players } from '../../schema';
import { writeTogether } from '../../writeTogether';
import { changePlayer, type LockedPlayer } from '../players/playerStore';

/** The key was already used for another request. */
export class IdempotencyKeyReused extends Error {}

/** A request that is done once for each key. */
export interface KeyedRequest {
  profileId: string;
  /** Without a key, `work` runs on every call. */
  key: string | undefined;
  /** What identifies the request, so that a key that comes back with another one is rejected. */
  request: readonly (string | number | null)[];
  now: Date;
}

/** The same, as one column of a larger statement; null where there is none. */
export const firstResponseOf = (profileId: string, key: string | undefined) =>
  sql<FirstResponse | null>`(select json_build_object('request', request, 'response', response)
    from idempotent_responses where profile_id = ${profileId} and key = ${key ?? ''})`.mapWith(
    (value): FirstResponse | null => firstResponse.parse(value),
  );

export const firstResponse = z.object({
  request: z.string(),
  response: z.custom<object>((value) => typeof value === 'object'),
});
type FirstResponse = z.output<typeof firstResponse>;

/** The response of a repeat. Throws `IdempotencyKeyReused` where the key belongs to another request. */
export function responseOfRepeat(first: FirstResponse, { key, request }: KeyedRequest): object {
  if (first.request !== storedForm(request)) throw new IdempotencyKeyReused(key);
  return first.response;
}

/** The statements that store the first response of a key, for `writeTogether`. */
export const responseWrites = ({ profileId, key, request, now }: KeyedRequest, response: object) =>
  key === undefined
    ? []
    : insertRows(idempotentResponses, [{ profileId, key, request: storedForm(request), response, createdAt: now }]);

/** The parts as one text, from which different parts cannot make the same. */
const storedForm = (request: KeyedRequest['request']) => JSON.stringify(request);

/**
 * Runs `work` in a transaction of a locked player, once for each key: a repeat returns the stored first response. The lock
 * keeps two calls with one key from both being first. Stores nothing where `work` throws. Throws `IdempotencyKeyReused`
 * where the key belongs to another request.
 */
export const changePlayerOnce = (
  db: Database,
  keyed: KeyedRequest,
  work: (tx: Database, player: LockedPlayer) => Promise<object>,
): Promise<object> =>
  changePlayer(db, keyed.profileId, async (tx, player) => {
    const { profileId, key } = keyed;
    if (key === undefined) return work(tx, player);
    const [row] = await tx
      .select({ first: firstResponseOf(profileId, key) })
      .from(players)
      .where(eq(players.profileId, profileId));
    if (row?.first) return responseOfRepeat(row.first, keyed);
    const response = await work(tx, player);
    await writeTogether(tx, responseWrites(keyed, response));
    return response;
  });
