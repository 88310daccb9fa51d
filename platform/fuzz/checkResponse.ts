import { headerNames, schemeNames } from '../http/kernel/headers';
import type { Send } from '../testing/httpClient';
import { violationOf, type FuzzRequest } from './request';

/**
 * Sends a request, with a player's ticket where it needs one, and returns what is wrong with the response; undefined where
 * it is fine. No response is a violation too.
 */
export async function checkResponse(
  { send, origin }: { send: Send; origin: string },
  request: FuzzRequest,
  readTicket: () => Promise<string>,
): Promise<string | undefined> {
  const ticket = request.sendsTicket && {
    [headerNames.authorization]: `${schemeNames.ticket} t=${await readTicket()}`,
  };
  try {
    const headers = { ...ticket, ...request.headers };
    const response = await send(origin + request.target, { ...request, headers });
    return violationOf({ status: response.status, location: response.headers.location, body: response.text() });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
