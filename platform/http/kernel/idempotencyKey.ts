import type { Context } from 'hono';
import type { z } from 'zod';
import { IdempotencyKeyReused } from '../../db/stores/rewards/idempotencyStore';
import { PlatformError } from './errors';
import { headerNames } from './headers';
import type { HonoEnv } from './honoEnv';

const longestKey = 200;

/**
 * Runs a use case with the call's Idempotency-Key. Throws 400 where the key is too long or belongs to another request.
 * The schema parses the response, because it may be a stored one.
 */
export async function withIdempotencyKey<Result extends object>(
  c: Context<HonoEnv>,
  schema: z.ZodType<Result>,
  run: (key: string | undefined) => Promise<object>,
): Promise<Result> {
  const key = c.req.header(headerNames.idempotencyKey) || undefined;
  if (key && key.length > longestKey) throw malformedKey(`must not be longer than ${longestKey} characters`);
  try {
    return schema.parse(await run(key));
  } catch (error) {
    if (error instanceof IdempotencyKeyReused) throw malformedKey('was used for another request');
    throw error;
  }
}

const malformedKey = (problem: string) =>
  new PlatformError('malformed', { moreInfo: `Header ${headerNames.idempotencyKey} ${problem}.` });
