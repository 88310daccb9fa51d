import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Clock } from '../../../support/clock';
import { hashSecret, newSecret } from '../../../support/secret';
import type { Database } from '../../connect';
import { switchTickets } from '../../schema';
import { lockSession, type SessionOrigin } from './sessionStore';

const lifeMs = 2 * 60 * 1000;

/**
 * Creates a ticket that signs a session's player in to another application, one or any. It expires with the session at
 * the latest. Null where the session has ended.
 */
export const newSwitchTicket = (
  db: Database,
  clock: Clock,
  session: { userId: string; sessionId: string },
  appId: string | null,
): Promise<{ ticket: string; expiresAt: Date } | null> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const origin = await lockSession(tx, session, now);
    if (!origin) return null;
    const ticket = newSecret();
    const { userId, endsAt: sessionEndsAt } = origin;
    const expiresAt = new Date(Math.min(now.getTime() + lifeMs, sessionEndsAt.getTime()));
    await tx.delete(switchTickets).where(lte(switchTickets.expiresAt, now));
    await tx.insert(switchTickets).values({ ticketHash: hashSecret(ticket), userId, appId, expiresAt, sessionEndsAt });
    return { ticket, expiresAt };
  });

/**
 * Uses up a switch ticket and returns its player and the end of the session that requested it; null where it is unknown,
 * used, expired or another application's.
 */
export async function takeSwitchTicket(
  tx: Database,
  clock: Clock,
  ticket: string,
  appId: string,
): Promise<SessionOrigin | null> {
  const [taken] = await tx
    .delete(switchTickets)
    .where(
      and(
        eq(switchTickets.ticketHash, hashSecret(ticket)),
        gt(switchTickets.expiresAt, clock.now()),
        or(isNull(switchTickets.appId), eq(switchTickets.appId, appId)),
      ),
    )
    .returning();
  return taken ? { userId: taken.userId, endsAt: taken.sessionEndsAt ?? taken.expiresAt } : null;
}
