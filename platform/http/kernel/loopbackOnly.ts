import { createMiddleware } from 'hono/factory';
import { isLoopback } from '../../support/loopback';
import { clientAddress } from './clientAddress';
import type { HonoEnv } from './honoEnv';
import type { ServiceContext } from '../../serviceContext';
import { PlatformError } from './errors';

/** Allows only local browsers that use a loopback name; all others get 404. */
export const loopbackOnly = (services: ServiceContext) =>
  createMiddleware<HonoEnv>(async (c, next) => {
    const isHere = isLoopback(clientAddress(c, services)) && isLoopback(new URL(c.req.url).hostname);
    if (!isHere) throw new PlatformError('notFound');
    await next();
  });
