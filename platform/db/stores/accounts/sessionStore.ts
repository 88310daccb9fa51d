import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Clock } from '../../../support/clock';
import { hashSecret, newSecret } from '../../../support/secret';
import type { Database } from '../../connect';
import { sessions, usedRememberMeTickets } from '../../schema';

/** A ticket lives three hours (wire, Rules for every call). */
const ticketLifeMs = 3 * 60 * 60 * 1000;

/** Lifetime of a remember-me ticket from its last use. */
export const rememberMeLifeMs = 30 * 24 * 60 * 60 * 1000;

/** A session with its plain tickets, which only its owner receives, once. */
export interface OpenedSession {
  sessionId: string;
  userId: string;
  ticket: string;
  expiresAt: Date;
  rememberMeTicket: string | null;
}

interface OpeningOptions {
  rememberMe: boolean;
  /** The sign-on session that ends this one. */
  signOnHash?: string | null;
  /** The session's id where the client knows it already. */
  sessionId?: string;
}

/** Opens a session for an authenticated player and deletes the player's expired ones. */
export async function openSession(
  db: Database,
  clock: Clock,
  userId: string,
  { rememberMe, signOnHash = null, sessionId = randomUUID() }: OpeningOptions,
): Promise<OpenedSession> {
  const now = clock.now();
  await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        lte(sessions.expiresAt, now),
        or(isNull(sessions.rememberMeExpiresAt), lte(sessions.rememberMeExpiresAt, now)),
      ),
    );
  const { tickets, hashes } = newTickets(now, rememberMe);
  await db.insert(sessions).values({ ...hashes, sessionId, userId, signOnHash, createdAt: now });
  return { ...tickets, sessionId, userId };
}

/** The session of a valid ticket; undefined where the ticket is unknown or expired. */
export async function findSession(db: Database, clock: Clock, ticket: string) {
  const [session] = await db
    .select({ userId: sessions.userId, sessionId: sessions.sessionId })
    .from(sessions)
    .where(and(eq(sessions.ticketHash, hashSecret(ticket)), gt(sessions.expiresAt, clock.now())));
  return session;
}

/** Replaces a session's ticket by one for three more hours. Null where the session has ended. */
export async function renewSession(
  db: Database,
  clock: Clock,
  sessionId: string,
  { rememberMe }: { rememberMe: boolean },
): Promise<OpenedSession | null> {
  const { tickets, hashes } = newTickets(clock.now(), rememberMe);
  const { ticketHash, expiresAt } = hashes;
  const [session] = await db
    .update(sessions)
    .set(rememberMe ? hashes : { ticketHash, expiresAt })
    .where(eq(sessions.sessionId, sessionId))
    .returning();
  return session ? { ...tickets, sessionId, userId: session.userId } : null;
}

/**
 * Exchanges a remember-me ticket for a ticket and the next remember-me ticket. Null where it is unknown or expired. One
 * that was exchanged before is in two hands, so its session ends.
 */
export const exchangeRememberMeTicket = (db: Database, clock: Clock, ticket: string): Promise<OpenedSession | null> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const hash = hashSecret(ticket);
    const { tickets, hashes } = newTickets(now, true);
    const [session] = await tx
      .update(sessions)
      .set(hashes)
      .where(and(eq(sessions.rememberMeHash, hash), gt(sessions.rememberMeExpiresAt, now)))
      .returning();
    if (session) {
      await tx.insert(usedRememberMeTickets).values({ hash, sessionId: session.sessionId });
      return { ...tickets, sessionId: session.sessionId, userId: session.userId };
    }
    const [used] = await tx.select().from(usedRememberMeTickets).where(eq(usedRememberMeTickets.hash, hash));
    if (used) await endSession(tx, used.sessionId);
    return null;
  });

/** Ends a session and voids its tickets. */
export async function endSession(db: Database, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.sessionId, sessionId));
}

function newTickets(now: Date, rememberMe: boolean) {
  const ticket = newSecret();
  const rememberMeTicket = rememberMe ? newSecret() : null;
  const expiresAt = new Date(now.getTime() + ticketLifeMs);
  return {
    tickets: { ticket, expiresAt, rememberMeTicket },
    hashes: {
      ticketHash: hashSecret(ticket),
      expiresAt,
      rememberMeHash: rememberMeTicket && hashSecret(rememberMeTicket),
      rememberMeExpiresAt: rememberMeTicket ? new Date(now.getTime() + rememberMeLifeMs) : null,
    },
  };
}
