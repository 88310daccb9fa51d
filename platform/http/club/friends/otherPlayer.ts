import { z } from 'zod';
import type { Database } from '../../../db/database';
import { findAccountsByName } from '../../../db/stores/accounts/accountStore';
import { orNotFound, PlatformError } from '../../kernel/errors';

export const otherPlayerFields = { pid: z.guid().optional(), nameOnPlatform: z.string().optional() };

/** True for a body that names another player; `missingPlayer` is the error of any other. */
export const namesPlayer = ({ pid, nameOnPlatform }: { pid?: string; nameOnPlatform?: string }) =>
  pid !== undefined || nameOnPlatform !== undefined;
export const missingPlayer = { path: ['pid'], message: 'pid or nameOnPlatform is needed' };

export const otherPlayer = z.object(otherPlayerFields).refine(namesPlayer, missingPlayer);

/** The profile id of the named player. Throws 404 for an unknown name, 400 for the player's own profile. */
export async function findOtherPlayer(
  db: Database,
  profileId: string,
  { pid, nameOnPlatform = '' }: z.infer<typeof otherPlayer>,
): Promise<string> {
  const found = orNotFound(pid?.toLowerCase() ?? (await findAccountsByName(db, [nameOnPlatform]))[0]?.userId);
  if (found === profileId) throw new PlatformError('malformed', { moreInfo: 'Body: the player names themselves.' });
  return found;
}
