import { createMiddleware } from 'hono/factory';
import { isLoopback } from '../../support/loopback';
import { clientAddress } from './clientAddress';
import type { HonoEnv } from './honoEnv';
import type { ServiceContext } from '../../serviceContext';
import { notFoundAt } from './errors';

/** Pages for whoever sits at this machine: for its own browser at its own name; to everybody else they are not there. */
export const loopbackOnly = (services: ServiceContext) =>
  createMiddleware<HonoEnv>(async (c, next) => {
    const isHere = isLoopback(clientAddress(c, services)) && isLoopback(new URL(c.req.url).hostname);
    if (!isHere) throw notFoundAt(c.req.path);
    await next();
  });
