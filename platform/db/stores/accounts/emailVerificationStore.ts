import { and, eq, gt } from 'drizzle-orm';
import type { Clock } from '../../../support/clock';
import { hashSecret, newSecret } from '../../../support/secret';
import type { Database } from '../../connect';
import { accounts, emailVerifications } from '../../schema';
import { markEmailVerified, type Account } from './accountStore';

const lifeMs = 3 * 24 * 60 * 60 * 1000;

/** Creates the token of a link that verifies the account's address. Earlier links stay valid. */
export async function startEmailVerification(
  db: Database,
  clock: Clock,
  { userId, email }: Pick<Account, 'userId' | 'email'>,
): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(clock.now().getTime() + lifeMs);
  await db.insert(emailVerifications).values({ tokenHash: hashSecret(token), userId, email, expiresAt });
  return token;
}

/**
 * The account and address that a link verifies; undefined for an unknown, used or expired link, and for one that was sent
 * to an address which the account no longer has.
 */
export async function findEmailVerification(db: Database, clock: Clock, token: string) {
  const [link] = await db
    .select({ userId: emailVerifications.userId, email: emailVerifications.email })
    .from(emailVerifications)
    .innerJoin(
      accounts,
      and(eq(accounts.userId, emailVerifications.userId), eq(accounts.email, emailVerifications.email)),
    )
    .where(and(eq(emailVerifications.tokenHash, hashSecret(token)), gt(emailVerifications.expiresAt, clock.now())));
  return link;
}

/** Verifies the address of a link, once; false where `findEmailVerification` finds none. */
export const takeEmailVerification = (db: Database, clock: Clock, token: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const link = await findEmailVerification(tx, clock, token);
    if (!link) return false;
    // The account before its links, as in a password reset, so that the two cannot deadlock.
    await markEmailVerified(tx, link, clock.now());
    const used = await endEmailVerifications(tx, link.userId);
    return used.some(({ tokenHash }) => tokenHash === hashSecret(token));
  });

/** Deletes the links of an account, which has been verified; returns them. */
export const endEmailVerifications = (tx: Database, userId: string) =>
  tx.delete(emailVerifications).where(eq(emailVerifications.userId, userId)).returning();
