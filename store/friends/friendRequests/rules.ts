import type { Failure } from '../../../services/http/errors';
import { serviceErrorCodes } from '../../../services/http/errors';
import type { RequestError } from './slice';

/** What to tell a player whose request for a friendship was refused. */
export function requestErrorOf({ code }: Pick<Failure, 'code'>): RequestError {
  if (code === serviceErrorCodes.notFound) return 'unknown';
  return code === serviceErrorCodes.alreadyFriends ? 'friends' : 'failed';
}

/** Names are the same whatever their case, as on the platform. */
export const isSameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
