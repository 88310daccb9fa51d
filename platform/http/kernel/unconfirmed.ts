import type { Unconfirmed } from '../../useCases/accounts/confirmByPassword';
import { PlatformError } from './errors';
import { tooManyCalls } from './tooManyCalls';

/** The error of a change that the player did not confirm. */
export function unconfirmed(outcome: Unconfirmed): PlatformError {
  if (outcome === 'ended') return new PlatformError('ticketExpired');
  return outcome === 'wrong' ? new PlatformError('wrongPassword') : tooManyCalls(outcome.wait);
}
