import type { Failure } from '../../../services/http/errors';
import { serviceErrorCodes } from '../../../services/http/errors';
import type { RequestError } from './slice';

/** The reason that is shown for a rejected friend request. */
export function requestErrorOf({ code }: Pick<Failure, 'code'>): RequestError {
  if (code === serviceErrorCodes.notFound) return 'unknown';
  if (code === serviceErrorCodes.policiesNotAccepted) return 'policies';
  return code === serviceErrorCodes.alreadyFriends ? 'friends' : 'failed';
}

/** Names are case-insensitive, as on the platform. */
export const isSameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
