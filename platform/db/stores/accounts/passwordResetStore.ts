import { and, eq, gt } from 'drizzle-orm';
import type { Clock } from '../../../support/clock';
import { hashSecret, newSecret } from '../../../support/secret';
import type { Database } from '../../connect';
import { accounts, passwordResets } from '../../schema';

const lifeMs = 60 * 60 * 1000;

/** Creates the token of a link by which an account gets another password. */
export async function startPasswordReset(db: Database, clock: Clock, userId: string, nextUrl: string): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(clock.now().getTime() + lifeMs);
  await db.insert(passwordResets).values({ tokenHash: hashSecret(token), userId, nextUrl, expiresAt });
  return token;
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

/** Voids the unused links of an account. */
export async function deletePasswordResets(tx: Database, userId: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
}
