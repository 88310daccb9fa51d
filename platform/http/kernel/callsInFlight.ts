import type { MiddlewareHandler } from 'hono';
import type { ServiceContext } from '../../serviceContext';
import { limitFairly } from '../../support/limitFairly';
import { limitPerKey, TooManyWaiting } from '../../support/limitPerKey';
import { probes } from '../../support/logger';
import { clientNetwork } from './clientAddress';
import { PlatformError } from './errors';
import { headerNames } from './headers';
import type { HonoEnv } from './honoEnv';

/** Calls with one ticket: a screen of the club makes eight at once. */
const perTicket = { atOnce: 4, mostWaiting: 256 };
/** Requests from one network, which a household, a school or the club's own site may share. */
const perNetwork = { atOnce: 8, mostWaiting: 2048 };
/** Combined reads, whose reads take a turn each. */
const combinedPerTicket = { atOnce: 2, mostWaiting: 128 };
const combinedPerNetwork = { atOnce: 16, mostWaiting: 512 };

/** Checks of the server itself, by load balancers and collectors. */
const isProbe = (path: string) => [...probes, '/metrics'].includes(path);

const isCombinedRead = (path: string) => /^\/v1\/profiles\/[^/]+\/reads$/i.test(path);

/**
 * Runs a few requests of each ticket and of each network at once and lets the others wait, so that one caller with many
 * connections does not slow the rest. Beyond what may wait: 429 with Retry-After.
 */
export function callsInFlight(services: Pick<ServiceContext, 'proxyHops' | 'isProxy'>): MiddlewareHandler<HonoEnv> {
  const single = { ofTicket: limitPerKey(perTicket), ofNetwork: limitFairly(perNetwork) };
  const combined = { ofTicket: limitPerKey(combinedPerTicket), ofNetwork: limitPerKey(combinedPerNetwork) };
  return async (c, next) => {
    if (isProbe(c.req.path)) {
      await next();
      return;
    }
    const ticket = c.req.header('authorization');
    const { ofTicket, ofNetwork } = isCombinedRead(c.req.path) ? combined : single;
    const inTurnOfNetwork = () => ofNetwork(clientNetwork(c, services), next);
    try {
      await (ticket ? ofTicket(ticket, inTurnOfNetwork) : inTurnOfNetwork());
    } catch (error) {
      if (!(error instanceof TooManyWaiting)) throw error;
      throw new PlatformError('tooManyCalls', { headers: { [headerNames.retryAfter]: '1' } });
    }
  };
}
