import { and, eq, gt } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import { sessions } from '../../db/schema';
import { hashSecret } from '../../support/secret';
import type { Caller, HonoEnv, Platform } from './honoEnv';
import { PlatformError } from './errors';

/** A ticket lives 3 hours (wire, Rules for every call). */
export const ticketLifeMs = 3 * 60 * 60 * 1000;

/** The caller behind a `Ubi_v1 t=<ticket>` header, or null where the ticket is unknown or expired. */
export async function findCaller({ db, clock }: Platform, authorization: string | undefined): Promise<Caller | null> {
  const ticket = /^ubi_v1 t=(\S+)$/i.exec(authorization ?? '')?.[1];
  if (!ticket) return null;
  const [session] = await db
    .select({ userId: sessions.userId, sessionId: sessions.sessionId })
    .from(sessions)
    .where(and(eq(sessions.ticketHash, hashSecret(ticket)), gt(sessions.expiresAt, clock.now())));
  return session ? { ...session, profileId: session.userId } : null;
}

/** Lets only callers with a valid ticket through; the resource reads `c.get('caller')`. */
export const requireTicket = (platform: Platform) =>
  createMiddleware<HonoEnv>(async (c, next) => {
    const authorization = c.req.header('authorization');
    const caller = await findCaller(platform, authorization);
    if (!caller) throw new PlatformError(authorization ? 'ticketExpired' : 'invalidCredentials');
    c.set('caller', caller);
    await next();
  });

/** The profile id a path names: `me` is the caller. Another player's private data is 403. */
export function ownProfile(caller: Caller, idInPath: string): string {
  if (idInPath !== 'me' && idInPath.toLowerCase() !== caller.profileId) throw new PlatformError('forbidden');
  return caller.profileId;
}
