import type { Context } from 'hono';
import { areFriends } from '../../../db/stores/players/friendStore';
import type { HonoEnv } from '../../kernel/honoEnv';
import type { ServiceContext } from '../../../serviceContext';
import { PlatformError } from '../../kernel/errors';

/** The profile of a path that friends may read: the caller's own or a friend's. Throws 403 for others. */
export async function visibleProfile(
  c: Context<HonoEnv>,
  { db }: ServiceContext,
): Promise<{ profileId: string; isOwn: boolean }> {
  const caller = c.get('caller');
  const id = (c.req.param('id') ?? 'me').toLowerCase();
  if (id === 'me' || id === caller.profileId) return { profileId: caller.profileId, isOwn: true };
  if (!(await areFriends(db, caller.profileId, id))) throw new PlatformError('forbidden');
  return { profileId: id, isOwn: false };
}
