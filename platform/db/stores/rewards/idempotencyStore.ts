import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database';
import { insertRows } from '../../insertRows';
import { idempotentResponses, players } from '../../schema';
import { writeTogether } from '../../writeTogether';
import { changePlayer, type LockedPlayer } from '../players/playerStore';

/** The key was already used for another request. */
export class IdempotencyKeyReused extends Error {}

/** A request that is done once for each key. */
export interface KeyedRequest<Result extends object> {
  profileId: string;
  /** Without a key, `work` runs on every call. */
  key: string | undefined;
  /** What identifies the request, so that a key that comes back with another one is rejected. */
  request: readonly (string | number | null)[];
  /** Reads the stored result for a repeat. */
  result: z.ZodType<Result>;
  now: Date;
}

/** The same, as one column of a larger statement; null where there is none. */
export const firstResultOf = (profileId: string, key: string | undefined) =>
  sql<FirstResult | null>`(select json_build_object('request', request, 'result', response)
    from idempotent_responses where profile_id = ${profileId} and key = ${key ?? ''})`.mapWith(
    (value): FirstResult | null => firstResult.parse(value),
  );

export const firstResult = z.object({ request: z.string(), result: z.unknown() });
type FirstResult = z.output<typeof firstResult>;

/** The result for a repeat. Throws `IdempotencyKeyReused` where the key belongs to another request, or to an earlier version. */
export function resultOfRepeat<Result extends object>(first: FirstResult, keyed: KeyedRequest<Result>): Result {
  const { data } = keyed.result.safeParse(first.result);
  if (first.request !== storedForm(keyed.request) || !data) throw new IdempotencyKeyReused(keyed.key);
  return data;
}

/** The statements that store the first result of a key, for `writeTogether`. */
export const resultWrites = <Result extends object>(
  { profileId, key, request, now }: KeyedRequest<Result>,
  response: Result,
) =>
  key === undefined
    ? []
    : insertRows(idempotentResponses, [{ profileId, key, request: storedForm(request), response, createdAt: now }]);

/** The parts as one text, from which different parts cannot make the same. */
const storedForm = (request: KeyedRequest<object>['request']) => JSON.stringify(request);

/**
 * Runs `work` in a transaction of a locked player, once for each key: a repeat returns the stored first result. The lock
 * keeps two calls with one key from both being first. Stores nothing where `work` throws. Throws `IdempotencyKeyReused`
 * where the key belongs to another request.
 */
export const changePlayerOnce = <Result extends object>(
  db: Database,
  keyed: KeyedRequest<Result>,
  work: (tx: Database, player: LockedPlayer) => Promise<Result>,
): Promise<Result> =>
  changePlayer(db, keyed.profileId, async (tx, player) => {
    const { profileId, key } = keyed;
    if (key === undefined) return work(tx, player);
    const [row] = await tx
      .select({ first: firstResultOf(profileId, key) })
      .from(players)
      .where(eq(players.profileId, profileId));
    if (row?.first) return resultOfRepeat(row.first, keyed);
    const result = await work(tx, player);
    await writeTogether(tx, resultWrites(keyed, result));
    return result;
  });
