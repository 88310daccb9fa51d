import { Hono } from 'hono';
import { writeCheck } from '../../db/writeCheck';
import type { ServiceContext } from '../../serviceContext';
import { PlatformError } from './errors';
import type { HonoEnv } from './honoEnv';

/**
 * `GET /health`: 200 while the process lives; a database that is down is no reason to start it again. `GET /ready`: 200 when
 * the platform may get calls, that is when the database can write and the process is not stopping, else 504; for load balancers
 * (docs/contracts/database.md).
 */
export function health({ db, clock, reportError, isStopping }: ServiceContext) {
  const checkWrite = writeCheck(db, clock);
  return new Hono<HonoEnv>()
    .use('/:check{health|ready}', async (c, next) => {
      c.header('Cache-Control', 'no-store');
      await next();
    })
    .get('/health', (c) => c.json({ status: 'ok' }))
    .get('/ready', async (c) => {
      if (isStopping?.()) throw new PlatformError('unavailable', { moreInfo: 'The process is stopping.' });
      await checkWrite().catch((error: unknown) => {
        reportError(error, c.get('transactionId'));
        throw new PlatformError('unavailable');
      });
      return c.json({ status: 'ok' });
    });
}
