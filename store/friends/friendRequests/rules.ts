import type { Failure } from '../../../services/http/errors';
import { serviceErrorCodes } from '../../../services/http/errors';
import type { RequestError } from './slice';

/** The reason that is shown for a rejected friend request. */
export const requestErrorOf = ({ code }: Pick<Failure, 'code'>): RequestError => reasons[code] ?? 'failed';

const reasons: Partial<Record<Failure['code'], RequestError>> = {
  [serviceErrorCodes.notFound]: 'unknown',
  [serviceErrorCodes.alreadyFriends]: 'friends',
  [serviceErrorCodes.playerBlocked]: 'blocked',
  [serviceErrorCodes.policiesNotAccepted]: 'policies',
  [serviceErrorCodes.tooManyCalls]: 'later',
};

/** Names are case-insensitive, as on the platform. */
export const isSameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
