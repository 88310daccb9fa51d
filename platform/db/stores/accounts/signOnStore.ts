import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Clock } from '../../../support/clock';
import { hashSecret, newSecret } from '../../../support/secret';
import type { Database } from '../../connect';
import { openSession, type OpenedSession } from './sessionStore';
import { signOnSessions } from '../../schema';

const dayMs = 24 * 60 * 60 * 1000;

/** Lifetime of a sign-on for players who chose to be remembered. */
export const rememberedSignOnMs = 30 * dayMs;

/** Lifetime of the other sign-ons after their last use; the browser drops their cookie when it closes. */
const forgetfulSignOnMs = dayMs;

/** Starts a sign-on session and returns the cookie's value, which is not stored. */
export async function startSignOn(
  db: Database,
  clock: Clock,
  userId: string,
  { rememberMe }: { rememberMe: boolean },
): Promise<string> {
  const cookie = newSecret();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + (rememberMe ? rememberedSignOnMs : forgetfulSignOnMs));
  await db.delete(signOnSessions).where(and(eq(signOnSessions.userId, userId), lte(signOnSessions.expiresAt, now)));
  await db.insert(signOnSessions).values({ cookieHash: hashSecret(cookie), userId, expiresAt, createdAt: now });
  return cookie;
}

/** Opens a session for a sign-on cookie; null where the sign-on has ended. */
export async function openSessionBySignOn(db: Database, clock: Clock, cookie: string): Promise<OpenedSession | null> {
  const cookieHash = hashSecret(cookie);
  const now = clock.now();
  const inUseUntil = new Date(now.getTime() + forgetfulSignOnMs);
  const [signOn] = await db
    .update(signOnSessions)
    .set({ expiresAt: sql`greatest(${signOnSessions.expiresAt}, ${inUseUntil.toISOString()}::timestamptz)` })
    .where(and(eq(signOnSessions.cookieHash, cookieHash), gt(signOnSessions.expiresAt, now)))
    .returning();
  return signOn ? openSession(db, clock, signOn.userId, { rememberMe: false, signOnHash: cookieHash }) : null;
}

/** The user id of a sign-on cookie; null where the sign-on has ended. */
export async function findSignedOn(db: Database, clock: Clock, cookie: string): Promise<string | null> {
  const [signOn] = await db
    .select({ userId: signOnSessions.userId })
    .from(signOnSessions)
    .where(and(eq(signOnSessions.cookieHash, hashSecret(cookie)), gt(signOnSessions.expiresAt, clock.now())));
  return signOn?.userId ?? null;
}

/** Ends a sign-on session and every session that was opened through it. */
export async function endSignOn(db: Database, cookie: string): Promise<void> {
  await db.delete(signOnSessions).where(eq(signOnSessions.cookieHash, hashSecret(cookie)));
}
