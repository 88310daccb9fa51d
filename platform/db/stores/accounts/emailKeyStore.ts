import { and, asc, desc, eq, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { readEmailAddress, type EmailAddress } from '../../../domain/accounts/emailAddress';
import type { Database } from '../../database';
import { accounts } from '../../schema';
import { findAccountByEmail, type Account } from './accountStore';

const others = alias(accounts, 'others');

/**
 * Gives accounts of earlier versions the key of their address: of several with one mailbox, the one that has proved to read it,
 * then the oldest. The others stay without a key.
 */
export async function fillEmailKeys(db: Database): Promise<void> {
  for (const { userId, email } of await readWithoutKey(db)) {
    const mailbox = readEmailAddress(email);
    if (!mailbox) continue;
    const holder = db
      .select({ one: sql`1` })
      .from(others)
      .where(eq(others.emailKey, mailbox.key));
    await db
      .update(accounts)
      .set({ email: mailbox.address, emailKey: mailbox.key })
      .where(and(eq(accounts.userId, userId), notExists(holder)));
  }
}

/** Accounts that their email address does not find, each with the one that has the mailbox; none where it is no address. */
export async function readUnkeyedAccounts(db: Database) {
  const found = [];
  // One after the other: there may be as many as accounts.
  for (const account of await readWithoutKey(db))
    found.push({ account, holder: await findAccountByEmail(db, account.email) });
  return found;
}

/**
 * Gives an account an address, which its player has yet to confirm where it is another mailbox; the account that has it loses
 * its key.
 */
export async function moveEmail(tx: Database, userId: string, { address: email, key: emailKey }: EmailAddress) {
  const [before] = await tx.select().from(accounts).where(eq(accounts.userId, userId)).for('update');
  const isSame = before !== undefined && readEmailAddress(before.email)?.key === emailKey;
  await tx.update(accounts).set({ emailKey: null }).where(eq(accounts.emailKey, emailKey));
  await tx
    .update(accounts)
    .set({ email, emailKey, ...(!isSame && { emailVerifiedAt: null }) })
    .where(eq(accounts.userId, userId));
}

const readWithoutKey = (db: Database): Promise<Account[]> =>
  db
    .select()
    .from(accounts)
    .where(isNull(accounts.emailKey))
    .orderBy(desc(isNotNull(accounts.emailVerifiedAt)), asc(accounts.createdAt));
