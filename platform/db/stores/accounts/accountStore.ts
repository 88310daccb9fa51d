import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { CreationFields } from '../../../domain/accounts/creation';
import { readEmailAddress, type EmailAddress } from '../../../domain/accounts/emailAddress';
import { nameKey, namesLike } from '../../../domain/accounts/names';
import type { Clock } from '../../../support/clock';
import { hashPassword } from '../../../support/passwordHash';
import type { Database } from '../../database';
import { firstRow, hasRow } from '../../firstRow';
import { accounts, oneTimeTokens } from '../../schema';

export type Account = typeof accounts.$inferSelect;

export const defaultAvatarGalleryId = 'default';

interface OtherFields {
  /** Of the password, where the caller has made it. */
  passwordHash?: string;
  emailVerifiedAt?: Date | null;
}

/**
 * Creates an account without checking its other fields. Null, with nothing changed, where the email address is none or not
 * free (`isEmailFree`), or the name is in use.
 */
export async function createAccount(
  db: Database,
  clock: Clock,
  { password, passwordHash, email, ...fields }: CreationFields & OtherFields,
): Promise<Account | null> {
  const mailbox = readEmailAddress(email);
  if (!mailbox) return null;
  const values = {
    ...fields,
    userId: randomUUID(),
    email: mailbox.address,
    emailKey: mailbox.key,
    nameKey: nameKey(fields.nameOnPlatform),
    passwordHash: passwordHash ?? (await hashPassword(password)),
    avatarGalleryId: defaultAvatarGalleryId,
    createdAt: clock.now(),
  };
  return db.transaction(async (tx) => {
    if (!(await lockFreeEmail(tx, clock.now(), mailbox.key))) return null;
    const [account] = await tx.insert(accounts).values(values).onConflictDoNothing().returning();
    return account ?? null;
  });
}

/** The account of a typed email address. No response may reveal whether there is one. */
export async function findAccountByEmail(db: Database, typed: string): Promise<Account | undefined> {
  const mailbox = readEmailAddress(typed);
  return mailbox ? firstRow(db.select().from(accounts).where(eq(accounts.emailKey, mailbox.key))) : undefined;
}

/**
 * Whether an account may get an address: no other account has it, and no other player may still object to its change.
 * `userId` is the account's, where it exists.
 */
export async function isEmailFree(db: Database, now: Date, key: string, userId?: string): Promise<boolean> {
  const [holder] = await db.select({ userId: accounts.userId }).from(accounts).where(eq(accounts.emailKey, key));
  if (holder && holder.userId !== userId) return false;
  const isOfAnother = userId === undefined ? undefined : ne(oneTimeTokens.userId, userId);
  const reserved = and(eq(oneTimeTokens.reservedEmailKey, key), gt(oneTimeTokens.expiresAt, now), isOfAnother);
  return (await db.$count(oneTimeTokens, reserved)) === 0;
}

export const findAccount = (db: Database, userId: string): Promise<Account | undefined> =>
  firstRow(db.select().from(accounts).where(eq(accounts.userId, userId)));

/** An arbitrary number: the first half of the lock of an address. */
const emailLock = 5321;

/** `isEmailFree`, and no other account gets the address before the transaction ends. */
export async function lockFreeEmail(tx: Database, now: Date, key: string, userId?: string): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${emailLock}, hashtext(${key}))`);
  return isEmailFree(tx, now, key, userId);
}

/** Accounts with any of these ids; unknown ones are left out. */
export const findAccounts = (db: Database, userIds: string[]): Promise<Account[]> =>
  db.select().from(accounts).where(inArray(accounts.userId, userIds));

/** Accounts with any of these names, ignoring case; unknown ones are left out. */
export const findAccountsByName = (db: Database, names: string[]): Promise<Account[]> =>
  db
    .select()
    .from(accounts)
    .where(inArray(accounts.nameKey, names.map(nameKey)));

/** Locks accounts in the order of their ids, so that two transactions cannot deadlock; returns how many exist. */
export async function lockAccounts(tx: Database, userIds: string[]): Promise<number> {
  const locked = await tx
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(inArray(accounts.userId, userIds))
    .orderBy(asc(accounts.userId))
    .for('update');
  return locked.length;
}

/** Locks an account until the transaction ends. Logins, which only refer to it, do not wait. */
export async function lockAccount(tx: Database, userId: string): Promise<void> {
  await tx.select({ userId: accounts.userId }).from(accounts).where(eq(accounts.userId, userId)).for('no key update');
}

/** An account with what a login has checked. */
export type CheckedAccount = Pick<Account, 'userId' | 'passwordHash'> & {
  /** Hash of the two-factor ticket that completed the login; none for a login by password alone. */
  ticketHash?: string;
};

/**
 * Locks an account against a password reset and a sign-out everywhere until the transaction ends, and uses up the login's
 * two-factor ticket. False where the password has changed, or the ticket is used or void, since they were checked.
 */
export async function lockPassword(
  tx: Database,
  { userId, passwordHash, ticketHash }: CheckedAccount,
): Promise<boolean> {
  const isUnchanged = await hasRow(
    tx
      .select({ userId: accounts.userId })
      .from(accounts)
      .where(and(eq(accounts.userId, userId), eq(accounts.passwordHash, passwordHash)))
      .for('no key update'),
  );
  if (!isUnchanged || ticketHash === undefined) return isUnchanged;
  return hasRow(tx.delete(oneTimeTokens).where(eq(oneTimeTokens.hash, ticketHash)).returning());
}

/** Renames a player. Null where another player has the name. */
export async function renameAccount(db: Database, userId: string, name: string, now: Date): Promise<Account | null> {
  return db.transaction(async (tx) => {
    const [holder] = await tx
      .select()
      .from(accounts)
      .where(eq(accounts.nameKey, nameKey(name)))
      .for('update');
    if (holder && holder.userId !== userId) return null;
    const [account] = await tx
      .update(accounts)
      .set({ nameOnPlatform: name, nameKey: nameKey(name), renamedAt: now })
      .where(eq(accounts.userId, userId))
      .returning();
    return account ?? null;
  });
}

export const setPassword = (tx: Database, userId: string, passwordHash: string): Promise<Account | undefined> =>
  firstRow(tx.update(accounts).set({ passwordHash }).where(eq(accounts.userId, userId)).returning());

/** Replaces the hash of an unchanged password; undefined where the password has changed since it was checked. */
export function renewPasswordHash(
  db: Database,
  { userId, passwordHash: earlier }: Account,
  passwordHash: string,
): Promise<Account | undefined> {
  const isUnchanged = and(eq(accounts.userId, userId), eq(accounts.passwordHash, earlier));
  return firstRow(db.update(accounts).set({ passwordHash }).where(isUnchanged).returning());
}

/** Notes that the player reads the mailbox of an address, if it is still the account's. The first instant is kept. */
export async function markEmailVerified(
  tx: Database,
  { userId, email }: Pick<Account, 'userId' | 'email'>,
  now: Date,
): Promise<void> {
  await tx
    .update(accounts)
    .set({ emailVerifiedAt: now })
    .where(and(eq(accounts.userId, userId), eq(accounts.email, email), isNull(accounts.emailVerifiedAt)));
}

/** Gives an account another address, which `lockFreeEmail` has found free and whose mailbox the player reads. */
export async function setEmail(
  tx: Database,
  userId: string,
  { address: email, key: emailKey }: EmailAddress,
  emailVerifiedAt: Date,
): Promise<void> {
  await tx.update(accounts).set({ email, emailKey, emailVerifiedAt }).where(eq(accounts.userId, userId));
}

/** Stores when an account is deleted, or that it stays; false where that is stored already. */
export function setClosing(tx: Database, userId: string, closesAt: Date | null): Promise<boolean> {
  const isOther = and(eq(accounts.userId, userId), closesAt ? isNull(accounts.closesAt) : isNotNull(accounts.closesAt));
  return hasRow(tx.update(accounts).set({ closesAt }).where(isOther).returning());
}

/** What a player has chosen or accepted. */
type Choices = Pick<
  Account,
  'legalOptinsKey' | 'preferredLanguage' | 'communicationOptIn' | 'communicationThirdPartyOptIn'
>;

export async function saveChoices(db: Database, userId: string, choices: Partial<Choices>): Promise<void> {
  await db.update(accounts).set(choices).where(eq(accounts.userId, userId));
}

const suggestedNames = 2;

export async function freeNamesLike(db: Database, name: string): Promise<string[]> {
  const candidates = namesLike(name);
  if (candidates.length === 0) return [];
  const taken = await findAccountsByName(db, candidates);
  const takenKeys = new Set(taken.map((account) => account.nameKey));
  return candidates.filter((candidate) => !takenKeys.has(nameKey(candidate))).slice(0, suggestedNames);
}
