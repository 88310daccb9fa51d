import { createMiddleware } from 'hono/factory';
import type { ServiceContext } from '../../serviceContext';
import { limitPerKey, TooManyWaiting } from '../../support/limitPerKey';
import { clientNetwork } from './clientAddress';
import { PlatformError } from './errors';
import { headerNames } from './headers';
import type { HonoEnv } from './honoEnv';
import { isCallPath } from './middleware';

/** Calls with one ticket: a screen of the club makes eight at once. */
const perTicket = { atOnce: 4, mostWaiting: 256 };
/** Calls from one network, which a household, a school or the club's own site may share. */
const perNetwork = { atOnce: 32, mostWaiting: 2048 };

/**
 * Runs a few calls of each ticket and of each network at once and lets the others wait, so that one caller with many
 * connections does not slow the rest. Beyond what may wait: 429 with Retry-After.
 */
export function callsInFlight(services: Pick<ServiceContext, 'proxyHops'>) {
  const limitTicket = limitPerKey(perTicket);
  const limitNetwork = limitPerKey(perNetwork);
  return createMiddleware<HonoEnv>(async (c, next) => {
    if (!isCallPath(c.req.path)) return next();
    const ticket = c.req.header('authorization');
    const inTurnOfNetwork = () => limitNetwork(clientNetwork(c, services), next);
    try {
      await (ticket ? limitTicket(ticket, inTurnOfNetwork) : inTurnOfNetwork());
    } catch (error) {
      if (!(error instanceof TooManyWaiting)) throw error;
      throw new PlatformError('tooManyCalls', { headers: { [headerNames.retryAfter]: '1' } });
    }
  });
}
