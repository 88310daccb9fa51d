import { headerNames, schemeNames } from '../http/kernel/headers';
import { violationOf, type FuzzRequest } from './request';
import type { Send } from './send';

/**
 * Sends a request, with a player's ticket where it needs one, and returns what is wrong with the response; undefined where
 * it is fine. No response is a violation too.
 */
export async function checkResponse(
  send: Send,
  request: FuzzRequest,
  readTicket: () => Promise<string>,
): Promise<string | undefined> {
  const ticket = request.sendsTicket && {
    [headerNames.authorization]: `${schemeNames.ticket} t=${await readTicket()}`,
  };
  try {
    return violationOf(await send({ ...request, headers: { ...ticket, ...request.headers } }));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
