import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { addMetricsEvents, readMetricsEvents } from '../db/metricsStore';
import { clientAddress } from '../http/clientAddress';
import type { HonoEnv, Platform } from '../http/context';
import { notFoundAt, PlatformError } from '../http/errors';
import { fromHereAlone } from '../http/fromHereAlone';
import { readBody } from '../http/validate';
import { signOnAssets } from '../sso/assets';
import { pageHeaders } from '../sso/pageHeaders';
import { createBatchLimit } from './batchLimit';
import { batchSchema } from './events';
import { EventsPage } from './views/EventsPage';

const maxBodyBytes = 16 * 1024;
const shownEvents = 200;

/**
 * `POST /metrics/events` stores the measurements of the club's sites, without the sender's address and browser.
 * `GET /metrics/events` shows them to local users on a development machine.
 */
export function beacon(platform: Platform) {
  const { allowedOrigins, clock, db, showsMetrics = false } = platform;
  const secondsToWait = createBatchLimit();
  return new Hono<HonoEnv>()
    .post(
      '/metrics/events',
      bodyLimit({
        maxSize: maxBodyBytes,
        onError: () => {
          throw new PlatformError('tooLarge', { message: 'The body is larger than 16 KB.' });
        },
      }),
      async (c) => {
        if (!allowedOrigins.includes(c.req.header('origin') ?? '')) {
          throw new PlatformError('forbidden', { message: "The beacon takes events of the club's own sites." });
        }
        const seconds = secondsToWait(clientAddress(c, platform), clock.now());
        if (seconds > 0) throw new PlatformError('tooManyCalls', { headers: { 'Retry-After': String(seconds) } });
        await addMetricsEvents(db, await readBody(c, batchSchema), clock.now());
        return c.body(null, 204);
      },
    )
    .get('/metrics/events', fromHereAlone(platform), pageHeaders(platform), async (c) => {
      if (!showsMetrics) throw notFoundAt(c.req.path);
      return c.html(EventsPage({ ...(await readMetricsEvents(db, shownEvents)), assets: signOnAssets() }));
    });
}
