import { and, eq, gt, gte, or } from 'drizzle-orm';
import { readEmailAddress } from '../../../domain/accounts/emailAddress';
import type { Clock } from '../../../support/clock';
import { hashSecret, newSecret } from '../../../support/secret';
import type { Database } from '../../connect';
import { accounts, emailChanges, emailVerifications } from '../../schema';
import { isEmailFree, lockAccounts, lockFreeEmail, markEmailVerified, setEmail, type Account } from './accountStore';
import { deletePasswordResets } from './passwordResetStore';
import { copySecondFactor } from './secondFactorStore';

const lifeMs = 3 * 24 * 60 * 60 * 1000;

/** How long the previous address may object to a change. */
const objectionLifeMs = 14 * 24 * 60 * 60 * 1000;

/** Creates the token of a link that verifies the account's address. Earlier links stay valid. */
export async function startEmailVerification(
  db: Database,
  clock: Clock,
  { userId, email }: Pick<Account, 'userId' | 'email'>,
  isChange = false,
): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(clock.now().getTime() + lifeMs);
  await db.insert(emailVerifications).values({ tokenHash: hashSecret(token), userId, email, isChange, expiresAt });
  return token;
}

/**
 * Creates the token of a link that gives the account another address, and the one of the link by which the previous
 * address objects. Earlier changes that were not made end; one may still object to them.
 */
export async function startEmailChange(
  tx: Database,
  clock: Clock,
  { userId, email: previousEmail, emailKey: previousEmailKey }: Pick<Account, 'userId' | 'email' | 'emailKey'>,
  email: string,
): Promise<{ token: string; objectionToken: string }> {
  await endEmailChanges(tx, userId);
  const now = clock.now();
  const objectionToken = newSecret();
  await tx.insert(emailChanges).values({
    objectionHash: hashSecret(objectionToken),
    userId,
    previousEmail,
    previousEmailKey,
    secondFactor: await copySecondFactor(tx, userId),
    requestedAt: now,
    expiresAt: new Date(now.getTime() + objectionLifeMs),
  });
  return { objectionToken, token: await startEmailVerification(tx, clock, { userId, email }, true) };
}

/**
 * The account and address that a link verifies; undefined for an unknown, used or expired link, and for one that was sent
 * to an address which the account no longer has.
 */
export async function findEmailVerification(db: Database, clock: Clock, token: string) {
  const [link] = await db
    .select({
      userId: emailVerifications.userId,
      email: emailVerifications.email,
      isChange: emailVerifications.isChange,
    })
    .from(emailVerifications)
    .innerJoin(
      accounts,
      and(
        eq(accounts.userId, emailVerifications.userId),
        or(emailVerifications.isChange, eq(accounts.email, emailVerifications.email)),
      ),
    )
    .where(and(eq(emailVerifications.tokenHash, hashSecret(token)), gt(emailVerifications.expiresAt, clock.now())));
  return link;
}

/** Verifies or changes the address by a link, once. The link stays good where the address is not free ('taken'). */
export const takeEmailVerification = (db: Database, clock: Clock, token: string): Promise<'done' | 'gone' | 'taken'> =>
  db.transaction(async (tx) => {
    const link = await findEmailVerification(tx, clock, token);
    if (!link) return 'gone';
    const { userId } = link;
    const now = clock.now();
    const mailbox = link.isChange ? readEmailAddress(link.email) : null;
    // A link of an earlier version, to what is no address any more.
    if (link.isChange && !mailbox) return 'gone';
    // The account before its links, as in a password reset, so that the two cannot deadlock.
    if (mailbox) {
      await lockAccounts(tx, [userId]);
      if (!(await lockFreeEmail(tx, now, mailbox.key, userId))) return 'taken';
    } else await markEmailVerified(tx, link, now);
    const used = await endEmailVerifications(tx, userId);
    if (!used.some(({ tokenHash }) => tokenHash === hashSecret(token))) return 'gone';
    if (mailbox) {
      await deletePasswordResets(tx, userId);
      await setEmail(tx, userId, mailbox, now);
    }
    return 'done';
  });

/** Whether another player keeps an account from getting an address by a link. */
export async function isEmailTaken(
  db: Database,
  clock: Clock,
  { userId, email }: Pick<Account, 'userId' | 'email'>,
): Promise<boolean> {
  const mailbox = readEmailAddress(email);
  return mailbox !== null && !(await isEmailFree(db, clock.now(), mailbox.key, userId));
}

/** Deletes the links of an account, which has been verified; returns them. */
export const endEmailVerifications = (tx: Database, userId: string) =>
  tx.delete(emailVerifications).where(eq(emailVerifications.userId, userId)).returning();

/** Voids the links that would give an account another address. */
export async function endEmailChanges(tx: Database, userId: string): Promise<void> {
  await tx
    .delete(emailVerifications)
    .where(and(eq(emailVerifications.userId, userId), eq(emailVerifications.isChange, true)));
}

/** The change that a link objects to; undefined for an unknown, used or expired link. */
export async function findEmailChange(db: Database, clock: Clock, objectionToken: string) {
  const [change] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.objectionHash, hashSecret(objectionToken)), gt(emailChanges.expiresAt, clock.now())));
  return change;
}

/** Deletes a change that was objected to, with every later one; false where another objection was faster. */
export async function deleteEmailChanges(
  tx: Database,
  { userId, requestedAt, objectionHash }: typeof emailChanges.$inferSelect,
): Promise<boolean> {
  const deleted = await tx
    .delete(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gte(emailChanges.requestedAt, requestedAt)))
    .returning();
  return deleted.some((change) => change.objectionHash === objectionHash);
}
