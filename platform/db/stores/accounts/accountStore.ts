import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { emailKey, type CreationFields } from '../../../domain/accounts/creation';
import { nameKey, namesLike } from '../../../domain/accounts/names';
import type { Clock } from '../../../support/clock';
import { hashPassword } from '../../../support/passwordHash';
import type { Database } from '../../connect';
import { accounts, twoFactorTickets } from '../../schema';

export type Account = typeof accounts.$inferSelect;

/** The avatar of players who chose none. */
const defaultAvatarGalleryId = 'default';

/** Fields that players do not fill in. */
interface OtherFields {
  /** Of the password, where the caller has made it. */
  passwordHash?: string;
  userId?: string;
  avatarGalleryId?: string;
  createdAt?: Date;
  emailVerifiedAt?: Date | null;
}

/**
 * Creates an account without checking its fields. Null, with nothing changed, where the e-mail address, the name or the
 * user id is in use.
 */
export async function createAccount(
  db: Database,
  clock: Clock,
  {
    password,
    passwordHash,
    email,
    userId = randomUUID(),
    createdAt,
    avatarGalleryId,
    ...fields
  }: CreationFields & OtherFields,
): Promise<Account | null> {
  const [account] = await db
    .insert(accounts)
    .values({
      ...fields,
      userId,
      email: emailKey(email),
      nameKey: nameKey(fields.nameOnPlatform),
      passwordHash: passwordHash ?? (await hashPassword(password)),
      avatarGalleryId: avatarGalleryId ?? defaultAvatarGalleryId,
      createdAt: createdAt ?? clock.now(),
    })
    .onConflictDoNothing()
    .returning();
  return account ?? null;
}

/** The account of an e-mail address. No response may reveal whether there is one. */
export async function findAccountByEmail(db: Database, email: string): Promise<Account | undefined> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.email, emailKey(email)));
  return account;
}

export async function findAccount(db: Database, userId: string): Promise<Account | undefined> {
  const [account] = await db.select().from(accounts).where(eq(accounts.userId, userId));
  return account;
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
  const locked = await tx
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.passwordHash, passwordHash)))
    .for('no key update');
  if (locked.length === 0 || ticketHash === undefined) return locked.length > 0;
  const taken = await tx.delete(twoFactorTickets).where(eq(twoFactorTickets.ticketHash, ticketHash)).returning();
  return taken.length > 0;
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

/** Replaces an account's password; returns the changed account. */
export async function setPassword(tx: Database, userId: string, passwordHash: string): Promise<Account | undefined> {
  const [account] = await tx.update(accounts).set({ passwordHash }).where(eq(accounts.userId, userId)).returning();
  return account;
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

/** Gives an account another address, whose mailbox the player reads; false where another account has it. */
export async function setEmail(
  tx: Database,
  { userId, email }: Pick<Account, 'userId' | 'email'>,
  emailVerifiedAt: Date,
): Promise<boolean> {
  const [holder] = await tx.select().from(accounts).where(eq(accounts.email, email)).for('update');
  if (holder && holder.userId !== userId) return false;
  await tx.update(accounts).set({ email, emailVerifiedAt }).where(eq(accounts.userId, userId));
  return true;
}

/** Stores when an account is deleted, or that it stays; false where that is stored already. */
export async function setClosing(tx: Database, userId: string, closesAt: Date | null): Promise<boolean> {
  const isOther = closesAt ? isNull(accounts.closesAt) : isNotNull(accounts.closesAt);
  const changed = await tx
    .update(accounts)
    .set({ closesAt })
    .where(and(eq(accounts.userId, userId), isOther))
    .returning();
  return changed.length > 0;
}

/** Stores which policies a player accepted. */
export async function acceptPolicies(db: Database, userId: string, legalOptinsKey: string): Promise<void> {
  await db.update(accounts).set({ legalOptinsKey }).where(eq(accounts.userId, userId));
}

/** Topics on which the publisher may write to a player. */
export type Communications = Pick<Account, 'communicationOptIn' | 'communicationThirdPartyOptIn'>;

export async function chooseCommunications(db: Database, userId: string, choices: Communications): Promise<void> {
  await db.update(accounts).set(choices).where(eq(accounts.userId, userId));
}

/** Stores the language of the site and of e-mails to the player. */
export async function changePreferredLanguage(db: Database, userId: string, preferredLanguage: string): Promise<void> {
  await db.update(accounts).set({ preferredLanguage }).where(eq(accounts.userId, userId));
}

/** Up to `limit` free names that are similar to a taken one. */
export async function freeNamesLike(db: Database, name: string, limit = 2): Promise<string[]> {
  const candidates = namesLike(name);
  if (candidates.length === 0) return [];
  const taken = await findAccountsByName(db, candidates);
  const takenKeys = new Set(taken.map((account) => account.nameKey));
  return candidates.filter((candidate) => !takenKeys.has(nameKey(candidate))).slice(0, limit);
}
