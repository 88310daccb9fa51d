import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { HonoEnv } from './honoEnv';
import type { ServiceContext } from '../../serviceContext';

/** `GET /health`: 200 once the database answers; for load balancers and scripts that wait for the platform. */
export const health = ({ db }: ServiceContext) =>
  new Hono<HonoEnv>().get('/health', async (c) => {
    await db.execute(sql`select 1`);
    return c.json({ status: 'ok' });
  });
