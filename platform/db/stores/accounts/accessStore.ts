import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Database } from '../../database';
import { firstRow } from '../../firstRow';
import {
  calendarAddresses,
  consoleAuthCodes,
  knownDevices,
  pushSubscriptions,
  sessions,
  signOnSessions,
} from '../../schema';
import { secondStep, switchTicket, voidTokens } from './oneTimeTokenStore';

/**
 * Ends everything that a player's earlier logins opened: sessions with their remember-me tickets, sign-ons, switch tickets,
 * approved console codes, logins that wait for their second step and the address of the calendar; and forgets the player's
 * devices, also those that show notices. A session that is kept keeps the sign-on that it came from, too. The caller has locked
 * the account.
 */
export async function endAccess(tx: Database, userId: string, keptSession?: string): Promise<void> {
  const keptSignOn = keptSession === undefined ? null : await signOnOf(tx, keptSession);
  await voidTokens(tx, userId, [secondStep, switchTicket]);
  await tx.delete(calendarAddresses).where(eq(calendarAddresses.profileId, userId));
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.profileId, userId));
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
  const isOther = keptSignOn === null ? undefined : ne(signOnSessions.cookieHash, keptSignOn);
  await tx.delete(signOnSessions).where(and(eq(signOnSessions.userId, userId), isOther));
  await tx.delete(consoleAuthCodes).where(eq(consoleAuthCodes.userId, userId));
  // Last: a login that is using up one of the rows above has then opened its session, which is deleted too.
  const isElsewhere =
    keptSignOn === null ? undefined : or(isNull(sessions.signOnHash), ne(sessions.signOnHash, keptSignOn));
  const isNotKept = keptSession === undefined ? undefined : ne(sessions.sessionId, keptSession);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), isNotKept, isElsewhere));
}

/** The sign-on that opened a session; null where it came from none. */
export async function signOnOf(db: Database, sessionId: string): Promise<string | null> {
  const { signOnHash } = sessions;
  const session = await firstRow(db.select({ signOnHash }).from(sessions).where(eq(sessions.sessionId, sessionId)));
  return session?.signOnHash ?? null;
}
