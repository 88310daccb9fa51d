import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { HonoEnv } from './honoEnv';
import type { ServiceContext } from '../../serviceContext';

/** `GET /health`: 200 when the database responds; for load balancers and start scripts. */
export const health = ({ db }: ServiceContext) =>
  new Hono<HonoEnv>().get('/health', async (c) => {
    await db.execute(sql`select 1`);
    return c.json({ status: 'ok' });
  });
