import type { Context } from 'hono';
import type { z } from 'zod';
import type { Database } from '../../db/connect';
import { KeyUsedOtherwise, once } from '../../db/stores/rewards/idempotencyStore';
import { changePlayer, type LockedPlayer } from '../../db/stores/players/playerStore';
import type { HonoEnv, Platform } from '../kernel/honoEnv';
import { PlatformError } from '../kernel/errors';
import { headerNames } from '../kernel/headers';

const longestKey = 200;

/**
 * Changes a player once for a call's Idempotency-Key, or always where it has none: a repeat gets the first reply.
 * Throws 400 where the key is too long or was used for another `request`.
 */
export async function oncePerKey<Reply extends object>(
  c: Context<HonoEnv>,
  { db, clock }: Platform,
  { profileId, request, reply }: { profileId: string; request: string; reply: z.ZodType<Reply> },
  work: (tx: Database, player: LockedPlayer, now: Date) => Promise<Reply>,
): Promise<Reply> {
  const key = c.req.header(headerNames.idempotencyKey) || undefined;
  if (key && key.length > longestKey) throw malformedKey(`must not be longer than ${longestKey} characters`);
  const now = clock.now();
  try {
    // Parsed, because the reply may come from the database: the first one, given again.
    return reply.parse(
      await changePlayer(db, profileId, (tx, player) =>
        once(tx, { profileId, key, request, now }, () => work(tx, player, now)),
      ),
    );
  } catch (error) {
    if (error instanceof KeyUsedOtherwise) throw malformedKey('was used for another request');
    throw error;
  }
}

const malformedKey = (fault: string) =>
  new PlatformError('malformed', { moreInfo: `Header ${headerNames.idempotencyKey} ${fault}.` });
