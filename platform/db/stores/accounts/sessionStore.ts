import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Clock } from '../../../support/clock';
import { deriveSecret, hashSecret, newSecret } from '../../../support/secret';
import { builtOnce } from '../../builtOnce';
import type { Database } from '../../database';
import { firstRow } from '../../firstRow';
import { lockAccount, lockPassword, type CheckedAccount } from './accountStore';
import { sessions, usedRememberMeTickets } from '../../schema';

/** A ticket lives three hours (wire, Rules for every call). */
const ticketLifeMs = 3 * 60 * 60 * 1000;

/** Lifetime of a remember-me ticket from its last use. */
const rememberMeLifeMs = 30 * 24 * 60 * 60 * 1000;

/** Sessions of a player that one sign-on has opened, and as many that applications have. */
const mostSessions = 20;

/** How often the use of a session is noted: a write for each call would slow every call. */
const useNotedMs = 60 * 60 * 1000;

/**
 * Within this time a remember-me ticket may be exchanged again with the same outcome: two windows that open at once send
 * the same one, and so does a client whose first response was lost.
 */
export const exchangeGraceMs = 10_000;

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
  /** No renewal goes past this instant; without it, a session lasts as long as a remember-me ticket. */
  endsAt?: Date;
  /** The sign-on session that ends this one. */
  signOnHash?: string | null;
  /** The session's id where the client knows it already. */
  sessionId?: string;
  /** The application that opens it. Without it, the session reports no play. */
  appId?: string | null;
}

/**
 * Opens a session for an authenticated player, and deletes the player's expired ones and those beyond `mostSessions`: first the
 * ones whose tickets were never used, then those that were unused for longest.
 */
export async function openSession(
  db: Database,
  clock: Clock,
  userId: string,
  { rememberMe, endsAt, signOnHash = null, sessionId = randomUUID(), appId = null }: OpeningOptions,
): Promise<OpenedSession> {
  const now = clock.now();
  const isOver = and(
    lte(sessions.expiresAt, now),
    or(isNull(sessions.rememberMeExpiresAt), lte(sessions.rememberMeExpiresAt, now)),
  );
  const isBeside = signOnHash === null ? isNull(sessions.signOnHash) : eq(sessions.signOnHash, signOnHash);
  const unused = db
    .select({ sessionId: sessions.sessionId })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isBeside))
    .orderBy(sql`${sessions.usedAt} desc nulls last`, desc(sessions.createdAt))
    .offset(mostSessions - 1);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), or(isOver, inArray(sessions.sessionId, unused))));
  const { tickets, hashes } = newTickets(now, newSecrets(rememberMe), endsAt);
  await db.insert(sessions).values({ ...hashes, sessionId, userId, signOnHash, appId, createdAt: now });
  return { ...tickets, sessionId, userId };
}

/** Opens a session after a login by password; null where the password has changed since it was checked. */
export const openSessionByPassword = (
  db: Database,
  clock: Clock,
  account: CheckedAccount,
  options: OpeningOptions,
): Promise<OpenedSession | null> =>
  db.transaction(async (tx) =>
    (await lockPassword(tx, account)) ? openSession(tx, clock, account.userId, options) : null,
  );

/** The player of a session or sign-on, and when it expires. */
export interface SessionOrigin {
  userId: string;
  endsAt: Date;
}

/**
 * Opens a session that ends with the one that it came from. It is not remembered, because a remember-me ticket would
 * outlast that one.
 */
export const openSessionFrom = (
  tx: Database,
  clock: Clock,
  { userId, endsAt }: SessionOrigin,
  appId: string | null,
): Promise<OpenedSession> => openSession(tx, clock, userId, { rememberMe: false, endsAt, appId });

/** The session of a call. */
export interface OwnSession {
  userId: string;
  sessionId: string;
}

/**
 * An open session, with its account locked against a password reset and a sign-out everywhere until the transaction ends.
 * Undefined where the session has ended.
 */
export async function lockSession(
  tx: Database,
  { userId, sessionId }: OwnSession,
  now: Date,
): Promise<SessionOrigin | undefined> {
  await lockAccount(tx, userId);
  const isOpen = and(eq(sessions.sessionId, sessionId), gt(sessions.expiresAt, now));
  return firstRow(tx.select({ userId: sessions.userId, endsAt: sessions.expiresAt }).from(sessions).where(isOpen));
}

const sessionOfTicket = builtOnce((db) =>
  db
    .select({
      userId: sessions.userId,
      sessionId: sessions.sessionId,
      appId: sessions.appId,
      usedAt: sessions.usedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.ticketHash, sql.placeholder('hash')), gt(sessions.expiresAt, sql.placeholder('now'))))
    .prepare('session_of_ticket'),
);

/**
 * The session of a valid ticket; undefined where the ticket is unknown or expired. Notes once an hour that it is in use, and in
 * which country.
 */
export async function findSession(db: Database, clock: Clock, ticket: string, country: string | null = null) {
  const now = clock.now();
  const [session] = await sessionOfTicket(db).execute({ hash: hashSecret(ticket), now });
  if (session && (session.usedAt === null || now.getTime() - session.usedAt.getTime() >= useNotedMs)) {
    await db.update(sessions).set({ usedAt: now, country }).where(eq(sessions.sessionId, session.sessionId));
  }
  return session;
}

/**
 * Replaces a session's ticket by one for three more hours, within the session's end. A ticket gives no remember-me
 * ticket, because that would outlast it; an existing one stays valid. Null where the session has ended.
 */
export async function renewSession(db: Database, clock: Clock, sessionId: string): Promise<OpenedSession | null> {
  const { tickets, hashes } = newTickets(clock.now(), newSecrets(false));
  const expiresAt = sql`least(${hashes.expiresAt.toISOString()}::timestamptz, ${sessions.endsAt})`;
  const [session] = await db
    .update(sessions)
    .set({ ticketHash: hashes.ticketHash, expiresAt })
    .where(eq(sessions.sessionId, sessionId))
    .returning();
  return session ? { ...tickets, expiresAt: session.expiresAt, sessionId, userId: session.userId } : null;
}

/**
 * Exchanges a remember-me ticket for a ticket and the next remember-me ticket. Null where it is unknown or expired. A
 * repeat within `exchangeGraceMs` gets the same tickets; a later one shows that the ticket is in two hands, so its session
 * ends.
 */
export const exchangeRememberMeTicket = (db: Database, clock: Clock, ticket: string): Promise<OpenedSession | null> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const hash = hashSecret(ticket);
    const salt = newSecret();
    const { tickets, hashes } = newTickets(now, secretsFrom(ticket, salt));
    const [session] = await tx
      .update(sessions)
      .set(hashes)
      .where(and(eq(sessions.rememberMeHash, hash), gt(sessions.rememberMeExpiresAt, now)))
      .returning();
    if (session) {
      await tx.insert(usedRememberMeTickets).values({ hash, sessionId: session.sessionId, usedAt: now, salt });
      return { ...tickets, sessionId: session.sessionId, userId: session.userId };
    }
    const [used] = await tx.select().from(usedRememberMeTickets).where(eq(usedRememberMeTickets.hash, hash));
    if (!used) return null;
    if (used.salt !== null && used.usedAt !== null && now.getTime() < used.usedAt.getTime() + exchangeGraceMs) {
      return repeatExchange(tx, secretsFrom(ticket, used.salt));
    }
    await endSession(tx, used.sessionId);
    return null;
  });

/** The session that an exchange gave, while its tickets are the latest. */
async function repeatExchange(tx: Database, secrets: ExchangedSecrets): Promise<OpenedSession | null> {
  const isLatest = and(
    eq(sessions.ticketHash, hashSecret(secrets.ticket)),
    eq(sessions.rememberMeHash, hashSecret(secrets.rememberMeTicket)),
  );
  const { sessionId, userId, expiresAt } = sessions;
  const session = await firstRow(tx.select({ sessionId, userId, expiresAt }).from(sessions).where(isLatest));
  return session ? { ...secrets, ...session } : null;
}

/** Deletes the salts of some exchanges that are too old to be repeated; returns how many. */
export async function forgetExchanges(db: Database, now: Date, limit: number): Promise<number> {
  const { hash, salt, usedAt } = usedRememberMeTickets;
  const some = db
    .select({ hash })
    .from(usedRememberMeTickets)
    .where(and(isNotNull(salt), lte(usedAt, new Date(now.getTime() - exchangeGraceMs))))
    .limit(limit);
  const forgotten = await db
    .update(usedRememberMeTickets)
    .set({ salt: null })
    .where(inArray(hash, some))
    .returning({ hash });
  return forgotten.length;
}

/** Ends a session and voids its tickets. */
export async function endSession(db: Database, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.sessionId, sessionId));
}

interface Secrets {
  ticket: string;
  rememberMeTicket: string | null;
}

type ExchangedSecrets = Secrets & { rememberMeTicket: string };

const newSecrets = (rememberMe: boolean): Secrets => ({
  ticket: newSecret(),
  rememberMeTicket: rememberMe ? newSecret() : null,
});

/** The secrets that an exchange gives. The database alone cannot make them, because it has only the hash of the ticket. */
const secretsFrom = (exchanged: string, salt: string): ExchangedSecrets => ({
  ticket: deriveSecret(exchanged, salt, 'ticket'),
  rememberMeTicket: deriveSecret(exchanged, salt, 'remember-me'),
});

function newTickets(now: Date, secrets: Secrets, endsAt: Date = new Date(now.getTime() + rememberMeLifeMs)) {
  const { ticket, rememberMeTicket } = secrets;
  const expiresAt = new Date(Math.min(now.getTime() + ticketLifeMs, endsAt.getTime()));
  return {
    tickets: { ticket, expiresAt, rememberMeTicket },
    hashes: {
      ticketHash: hashSecret(ticket),
      expiresAt,
      endsAt,
      rememberMeHash: rememberMeTicket && hashSecret(rememberMeTicket),
      rememberMeExpiresAt: rememberMeTicket ? new Date(now.getTime() + rememberMeLifeMs) : null,
    },
  };
}
