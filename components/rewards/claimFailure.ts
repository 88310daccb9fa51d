import type { Failure } from '../../services/http/errors';
import { claimMessages } from './claim.messages';

/** The publisher's codes for a refused claim (wire, Errors), and the codes of a call that got no answer. */
const rejectionMessages: Record<string, keyof typeof claimMessages> = {
  2001: 'tooDear',
  2002: 'limit',
  2003: 'locked',
  2007: 'unknown',
  network: 'unsure',
  timeout: 'unsure',
};

/** What a player is told about a claim that failed: what happened to their Units, and what to do. */
export function failureMessage({ code }: Failure) {
  return claimMessages[rejectionMessages[code] ?? 'failed'];
}
