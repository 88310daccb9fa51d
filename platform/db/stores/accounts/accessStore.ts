import { eq } from 'drizzle-orm';
import type { Database } from '../../connect';
import { consoleAuthCodes, knownDevices, sessions, signOnSessions } from '../../schema';
import { secondStep, switchTicket, voidTokens } from './oneTimeTokenStore';

/**
 * Ends everything that a player's earlier logins opened: sessions with their remember-me tickets, sign-ons, switch tickets,
 * approved console codes and logins that wait for their second step; and forgets the player's devices. The caller has locked
 * the account.
 */
export async function endAccess(tx: Database, userId: string): Promise<void> {
  await voidTokens(tx, userId, [secondStep, switchTicket]);
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
  await tx.delete(signOnSessions).where(eq(signOnSessions.userId, userId));
  await tx.delete(consoleAuthCodes).where(eq(consoleAuthCodes.userId, userId));
  // Last: a login that is using up one of the rows above has then opened its session, which is deleted too.
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}
