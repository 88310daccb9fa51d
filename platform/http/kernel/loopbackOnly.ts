import { createMiddleware } from 'hono/factory';
import { isLoopback } from '../../support/loopback';
import { clientAddress } from './clientAddress';
import type { HonoEnv, Platform } from './honoEnv';
import { notFoundAt } from './errors';

/** Pages for whoever sits at this machine: for its own browser at its own name; to everybody else they are not there. */
export const fromHereAlone = (platform: Platform) =>
  createMiddleware<HonoEnv>(async (c, next) => {
    const isHere = isLoopback(clientAddress(c, platform)) && isLoopback(new URL(c.req.url).hostname);
    if (!isHere) throw notFoundAt(c.req.path);
    await next();
  });
