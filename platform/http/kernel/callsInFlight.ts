import { setTimeout as sleep } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import type { ServiceContext } from '../../serviceContext';
import { limitFairly } from '../../support/limitFairly';
import { limitPerKey, TooManyWaiting } from '../../support/limitPerKey';
import { probes } from '../../support/logger';
import { pacePerKey } from '../../support/pacePerKey';
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

/**
 * Bytes of responses to one ticket, before compression: a minute of one screen a second at once, all rewards of the club every
 * second after that.
 */
const bytesPerTicket = { atOnce: 20_000_000, perSecond: 1_000_000 };

/** Checks of the server itself, by load balancers and collectors. */
const isProbe = (path: string) => [...probes, '/metrics'].includes(path);

const isCombinedRead = (path: string) => /^\/v1\/profiles\/[^/]+\/reads$/i.test(path);

/**
 * Runs a few requests of each ticket and of each network at once and lets the others wait, so that one caller with many
 * connections does not slow the rest; a ticket that receives more than a player looks at waits longer. Beyond what may wait: 429
 * with Retry-After. `reads` are those of a combined read: they have turns with the calls, and only the whole is paced.
 */
export function callsInFlight(services: Pick<ServiceContext, 'proxyHops' | 'isProxy'>) {
  const single = { ofTicket: limitPerKey(perTicket), ofNetwork: limitFairly(perNetwork) };
  const combined = { ofTicket: limitPerKey(combinedPerTicket), ofNetwork: limitPerKey(combinedPerNetwork) };
  const pace = pacePerKey(bytesPerTicket);
  const inTurn =
    (isPaced: boolean): MiddlewareHandler<HonoEnv> =>
    async (c, next) => {
      if (isProbe(c.req.path)) {
        await next();
        return;
      }
      const ticket = c.req.header('authorization');
      const { ofTicket, ofNetwork } = isCombinedRead(c.req.path) ? combined : single;
      const inTurnOfNetwork = () => ofNetwork(clientNetwork(c, services), next);
      const atItsPace = async (key: string) => {
        const wait = pace.waitOf(key);
        if (wait > 0) await sleep(wait);
        await inTurnOfNetwork();
        pace.use(key, c.get('bodyBytes') ?? 0);
      };
      const start = ticket && isPaced ? () => atItsPace(ticket) : inTurnOfNetwork;
      try {
        await (ticket ? ofTicket(ticket, start) : start());
      } catch (error) {
        if (!(error instanceof TooManyWaiting)) throw error;
        throw new PlatformError('tooManyCalls', { headers: { [headerNames.retryAfter]: '1' } });
      }
    };
  return { calls: inTurn(true), reads: inTurn(false) };
}
