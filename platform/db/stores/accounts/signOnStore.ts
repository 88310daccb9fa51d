import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Clock } from '../../../support/clock';
import { hashSecret, newSecret } from '../../../support/secret';
import type { Database } from '../../connect';
import { openSession, type OpenedSession } from './sessionStore';
import { signOnSessions } from '../../schema';

const dayMs = 24 * 60 * 60 * 1000;

/** How long a sign-on lasts for players who asked to be remembered. */
export const rememberedSignOnMs = 30 * dayMs;

/** How long the others last after their last use; the browser forgets their cookie when it closes. */
const forgetfulSignOnMs = dayMs;

/** Starts a sign-on session and gives the cookie's value, the one time that it is told. */
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

/** A session with a fresh ticket for whoever holds the cookie; null where the sign-on has ended. */
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

/** Who is signed on with a cookie; null where the sign-on has ended. */
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
