import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { guidOf } from '../../../domain/guid';
import { hashSecret } from '../../../support/secret';
import type { Database } from '../../database';
import { hasRow } from '../../firstRow';
import { sessions, signOnSessions } from '../../schema';
import { signOnOf } from './accessStore';
import type { OwnSession } from './sessionStore';

/** Browsers, and applications, of a list. */
const listedOfKind = 250;

/**
 * Where a player is signed in, browsers by their sign-on and applications by their session: the caller's own first, then the last
 * used first, and not more than a list holds. The use of an application is known to within an hour.
 */
export async function readDevices(db: Database, { userId, sessionId }: OwnSession, now: Date) {
  const ownHash = await signOnOf(db, sessionId);
  const browsers = await db
    .select()
    .from(signOnSessions)
    .where(and(eq(signOnSessions.userId, userId), gt(signOnSessions.expiresAt, now)))
    .orderBy(desc(eq(signOnSessions.cookieHash, ownHash ?? '')), desc(signOnSessions.usedAt))
    .limit(listedOfKind);
  const applications = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.signOnHash),
        or(gt(sessions.expiresAt, now), gt(sessions.rememberMeExpiresAt, now)),
      ),
    )
    .orderBy(desc(eq(sessions.sessionId, sessionId)), desc(sql`coalesce(${sessions.usedAt}, ${sessions.createdAt})`))
    .limit(listedOfKind);
  return [
    ...browsers.map(({ cookieHash, device, createdAt, usedAt, country }) => ({
      deviceId: deviceIdOf(cookieHash),
      name: device,
      appId: null,
      signedInAt: createdAt,
      usedAt,
      country,
      isCurrent: cookieHash === ownHash,
    })),
    ...applications.map((session) => ({
      deviceId: session.sessionId,
      name: null,
      appId: session.appId,
      signedInAt: session.createdAt,
      usedAt: session.usedAt ?? session.createdAt,
      country: session.country,
      isCurrent: session.sessionId === sessionId,
    })),
  ].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.usedAt.getTime() - a.usedAt.getTime());
}

/** Signs a player out on one device; false where the player is not signed in on it. */
export const endDevice = (db: Database, userId: string, deviceId: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const browsers = await tx.select().from(signOnSessions).where(eq(signOnSessions.userId, userId));
    const browser = browsers.find(({ cookieHash }) => deviceIdOf(cookieHash) === deviceId);
    if (browser) {
      const own = and(eq(signOnSessions.userId, userId), eq(signOnSessions.cookieHash, browser.cookieHash));
      return hasRow(tx.delete(signOnSessions).where(own).returning());
    }
    const own = and(eq(sessions.userId, userId), eq(sessions.sessionId, deviceId), isNull(sessions.signOnHash));
    return hasRow(tx.delete(sessions).where(own).returning());
  });

/** A public id of a browser's sign-on, from which the hash of its cookie cannot be read. */
function deviceIdOf(cookieHash: string): string {
  const hex = hashSecret(`device ${cookieHash}`);
  return guidOf(`${hex.slice(0, 12)}4${hex.slice(13, 16)}8${hex.slice(17)}`);
}
