import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { findSession } from '../../db/stores/accounts/sessionStore';
import { knownCountry } from './clientAddress';
import type { Caller, HonoEnv } from './honoEnv';
import type { ServiceContext } from '../../serviceContext';
import { PlatformError } from './errors';

/** The caller of a `Ubi_v1 t=<ticket>` header; null where the ticket is unknown or expired. */
export async function findCaller(
  c: Context<HonoEnv>,
  services: ServiceContext,
  authorization: string | undefined,
): Promise<Caller | null> {
  const ticket = /^ubi_v1 t=(\S+)$/i.exec(authorization ?? '')?.[1];
  if (!ticket) return null;
  const session = await findSession(services.db, services.clock, ticket, knownCountry(c, services));
  return session ? { ...session, profileId: session.userId } : null;
}

export const requireTicket = (services: ServiceContext) =>
  createMiddleware<HonoEnv>(async (c, next) => {
    const authorization = c.req.header('authorization');
    const caller = await findCaller(c, services, authorization);
    if (!caller) throw new PlatformError(authorization ? 'ticketExpired' : 'invalidCredentials');
    c.set('caller', caller);
    await next();
  });

/** The profile id of a path; `me` is the caller. Throws 403 for another player. */
export function ownProfile(caller: Caller, idInPath: string): string {
  if (idInPath !== 'me' && idInPath.toLowerCase() !== caller.profileId) throw new PlatformError('forbidden');
  return caller.profileId;
}
