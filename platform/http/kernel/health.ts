import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { writeCheck } from '../../db/writeCheck';
import type { ServiceContext } from '../../serviceContext';
import { PlatformError } from './errors';
import type { HonoEnv } from './honoEnv';

/**
 * `GET /health`: 200 when the database responds; for start scripts. `GET /ready`: 200 when it can also write, else 504;
 * for load balancers (docs/contracts/database.md).
 */
export function health({ db, clock, reportError }: ServiceContext) {
  const checkWrite = writeCheck(db, clock);
  return new Hono<HonoEnv>()
    .get('/health', async (c) => {
      await db.execute(sql`select 1`);
      return c.json({ status: 'ok' });
    })
    .get('/ready', async (c) => {
      c.header('Cache-Control', 'no-store');
      await checkWrite().catch((error: unknown) => {
        reportError(error, c.get('transactionId'));
        throw new PlatformError('unavailable');
      });
      return c.json({ status: 'ok' });
    });
}
