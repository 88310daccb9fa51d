import { and, eq, gt, sql } from 'drizzle-orm';
import { emailKey } from '../../../domain/accounts/creation';
import type { Clock } from '../../../support/clock';
import { hashSecret, newSecret } from '../../../support/secret';
import type { Database } from '../../connect';
import {
  accounts,
  consoleAuthCodes,
  externalProfiles,
  knownDevices,
  passwordResets,
  sessions,
  signOnSessions,
  switchTickets,
  twoFactorTickets,
} from '../../schema';

const lifeMs = 60 * 60 * 1000;

/**
 * Creates the token of a reset link; null where the address has no account. A single statement does both, so that both
 * cases take the same time.
 */
export async function startPasswordReset(db: Database, clock: Clock, email: string, nextUrl: string) {
  const token = newSecret();
  const account = db
    .select({
      tokenHash: sql<string>`${hashSecret(token)}::text`.as('token_hash'),
      userId: accounts.userId,
      nextUrl: sql<string>`${nextUrl}::text`.as('next_url'),
      expiresAt: sql<Date>`${new Date(clock.now().getTime() + lifeMs).toISOString()}::timestamptz`.as('expires_at'),
    })
    .from(accounts)
    .where(eq(accounts.email, emailKey(email)));
  const started = await db.insert(passwordResets).select(account).returning();
  return started.length > 0 ? token : null;
}

/** The account of a reset link and the page to continue to; undefined for a used or expired link. */
export async function findPasswordReset(db: Database, clock: Clock, token: string) {
  const [reset] = await db
    .select({ email: accounts.email, name: accounts.nameOnPlatform, nextUrl: passwordResets.nextUrl })
    .from(passwordResets)
    .innerJoin(accounts, eq(accounts.userId, passwordResets.userId))
    .where(and(eq(passwordResets.tokenHash, hashSecret(token)), gt(passwordResets.expiresAt, clock.now())));
  return reset;
}

/** Uses up a link; returns its account's id, or undefined for a used or expired link. */
export async function takePasswordReset(tx: Database, token: string, now: Date): Promise<string | undefined> {
  const [reset] = await tx
    .delete(passwordResets)
    .where(and(eq(passwordResets.tokenHash, hashSecret(token)), gt(passwordResets.expiresAt, now)))
    .returning();
  return reset?.userId;
}

/**
 * Voids everything that opens an account without its password. Linked profiles stay linked, but log in only after the
 * player has linked them again.
 */
export async function endAccess(tx: Database, userId: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
  await tx.delete(twoFactorTickets).where(eq(twoFactorTickets.userId, userId));
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
  await tx.delete(signOnSessions).where(eq(signOnSessions.userId, userId));
  await tx.delete(switchTickets).where(eq(switchTickets.userId, userId));
  await tx.delete(consoleAuthCodes).where(eq(consoleAuthCodes.userId, userId));
  await tx.update(externalProfiles).set({ isConfirmed: false }).where(eq(externalProfiles.userId, userId));
  // Last: a login that is using up one of the rows above has then opened its session, which is deleted too.
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}
