import { z } from 'zod';
import type { Database } from '../../../db/database';
import { findAccountsByName } from '../../../db/stores/accounts/accountStore';
import { malformed, orNotFound } from '../../kernel/errors';

/** A body that names another player. */
export const otherPlayer = z
  .object({ pid: z.guid().optional(), nameOnPlatform: z.string().optional() })
  .refine(({ pid, nameOnPlatform }) => pid !== undefined || nameOnPlatform !== undefined, {
    path: ['pid'],
    message: 'pid or nameOnPlatform is needed',
  });

/** The profile id of the named player. Throws 404 for an unknown name, 400 for the player's own profile. */
export async function findOtherPlayer(
  db: Database,
  profileId: string,
  { pid, nameOnPlatform = '' }: z.infer<typeof otherPlayer>,
): Promise<string> {
  const found = orNotFound(pid?.toLowerCase() ?? (await findAccountsByName(db, [nameOnPlatform]))[0]?.userId);
  if (found === profileId) throw malformed('Body: the player names themselves.');
  return found;
}
