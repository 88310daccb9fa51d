import type { Context } from 'hono';
import { malformed } from './errors';
import { headerNames } from './headers';
import type { HonoEnv } from './honoEnv';

const longestKey = 200;

/** The call's Idempotency-Key; undefined without one. Throws 400 where it is too long. */
export function idempotencyKeyOf(c: Context<HonoEnv>): string | undefined {
  const key = c.req.header(headerNames.idempotencyKey) || undefined;
  if (key && key.length > longestKey) throw malformedKey(`must not be longer than ${longestKey} characters`);
  return key;
}

export const malformedKey = (problem: string) => malformed(`Header ${headerNames.idempotencyKey} ${problem}.`);
