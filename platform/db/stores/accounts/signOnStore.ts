import { and, desc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { Clock } from '../../../support/clock';
import { hashSecret, newSecret } from '../../../support/secret';
import type { Database } from '../../database';
import { firstRow } from '../../firstRow';
import { lockPassword, type CheckedAccount } from './accountStore';
import { rememberDevice } from './knownDeviceStore';
import { openSession, type OpenedSession, type SessionOrigin } from './sessionStore';
import { signOnSessions } from '../../schema';

const dayMs = 24 * 60 * 60 * 1000;

/** Lifetime of a sign-on for players who chose to be remembered. */
export const rememberedSignOnMs = 30 * dayMs;

/** Lifetime of the other sign-ons after their last use; the browser drops their cookie when it closes. */
const forgetfulSignOnMs = dayMs;

/** Browsers in which a player is signed on. */
const mostSignOns = 20;

/**
 * Starts a sign-on session on a device, which is known to the account from then on; the one beyond `mostSignOns` that was
 * unused for longest ends. Returns its plain secrets, which only the browser receives: the value of the sign-on cookie, and
 * those that prove that the device is known to its accounts. Null where the password has changed since it was checked.
 */
export const startSignOn = (
  db: Database,
  clock: Clock,
  account: CheckedAccount,
  {
    rememberMe,
    deviceSecrets = [],
    device = null,
    country = null,
  }: { rememberMe: boolean; deviceSecrets?: readonly string[]; device?: string | null; country?: string | null },
): Promise<{ cookie: string; deviceSecrets: string[] } | null> =>
  db.transaction(async (tx) => {
    if (!(await lockPassword(tx, account))) return null;
    const { userId } = account;
    const cookie = newSecret();
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + (rememberMe ? rememberedSignOnMs : forgetfulSignOnMs));
    const unused = tx
      .select({ cookieHash: signOnSessions.cookieHash })
      .from(signOnSessions)
      .where(eq(signOnSessions.userId, userId))
      .orderBy(desc(signOnSessions.usedAt))
      .offset(mostSignOns - 1);
    const isOver = or(lte(signOnSessions.expiresAt, now), inArray(signOnSessions.cookieHash, unused));
    await tx.delete(signOnSessions).where(and(eq(signOnSessions.userId, userId), isOver));
    await tx
      .insert(signOnSessions)
      .values({ cookieHash: hashSecret(cookie), userId, device, expiresAt, createdAt: now, usedAt: now, country });
    return { cookie, deviceSecrets: await rememberDevice(tx, clock, userId, deviceSecrets) };
  });

/** Opens a session of an application for a sign-on cookie, within the end of the sign-on; null where that has ended. */
export const openSessionBySignOn = (
  db: Database,
  clock: Clock,
  cookie: string,
  { appId, country }: { appId: string; country: string | null },
): Promise<OpenedSession | null> =>
  db.transaction(async (tx) => {
    const cookieHash = hashSecret(cookie);
    const now = clock.now();
    const inUseUntil = new Date(now.getTime() + forgetfulSignOnMs);
    const [signOn] = await tx
      .update(signOnSessions)
      .set({
        expiresAt: sql`greatest(${signOnSessions.expiresAt}, ${inUseUntil.toISOString()}::timestamptz)`,
        usedAt: now,
        country,
      })
      .where(and(eq(signOnSessions.cookieHash, cookieHash), gt(signOnSessions.expiresAt, now)))
      .returning();
    if (!signOn) return null;
    const { userId, expiresAt: endsAt } = signOn;
    return openSession(tx, clock, userId, { rememberMe: false, endsAt, signOnHash: cookieHash, appId });
  });

/** The user id of a sign-on cookie; null where the sign-on has ended. */
export async function findSignedOn(db: Database, clock: Clock, cookie: string): Promise<string | null> {
  const signOn = await firstRow(db.select().from(signOnSessions).where(isSignedOn(cookie, clock.now())));
  return signOn?.userId ?? null;
}

/** The sign-on of a cookie, which nothing ends before the transaction does; undefined where it has ended. */
export const lockSignOn = (tx: Database, clock: Clock, cookie: string): Promise<SessionOrigin | undefined> =>
  firstRow(
    tx
      .select({ userId: signOnSessions.userId, endsAt: signOnSessions.expiresAt })
      .from(signOnSessions)
      .where(isSignedOn(cookie, clock.now()))
      .for('update'),
  );

/** Ends a sign-on session and every session that was opened through it. */
export async function endSignOn(db: Database, cookie: string): Promise<void> {
  await db.delete(signOnSessions).where(eq(signOnSessions.cookieHash, hashSecret(cookie)));
}

const isSignedOn = (cookie: string, now: Date) =>
  and(eq(signOnSessions.cookieHash, hashSecret(cookie)), gt(signOnSessions.expiresAt, now));
