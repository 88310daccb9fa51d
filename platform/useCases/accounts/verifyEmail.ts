import type { Database } from '../../db/database';
import {
  findAccount,
  isEmailFree,
  lockFreeEmail,
  markEmailVerified,
  setEmail,
  type Account,
} from '../../db/stores/accounts/accountStore';
import {
  emailChange,
  emailVerification,
  passwordReset,
  readToken,
  takeToken,
  voidTokens,
} from '../../db/stores/accounts/oneTimeTokenStore';
import { readEmailAddress, type EmailAddress } from '../../domain/accounts/emailAddress';
import type { ServiceContext } from '../../serviceContext';
import { Rejection } from '../Rejection';

type Holder = Pick<Account, 'userId' | 'email'>;

/**
 * The address that a link verifies, whether it replaces the account's (`isChange`), and whether another account has it.
 * Undefined for a link that is unknown, used or expired, and for one to an address that the account no longer has.
 */
export async function findEmailLink({ db, clock }: ServiceContext, token: string) {
  const now = clock.now();
  const change = await readToken(db, now, emailChange, token);
  if (change) return { email: change.email, isChange: true, isTaken: await isEmailTaken(db, now, change) };
  const link = await readToken(db, now, emailVerification, token);
  if (!link || !(await hasEmail(db, link))) return undefined;
  return { email: link.email, isChange: false, isTaken: false };
}

/**
 * Verifies or changes the address of an account by a link, once. Throws `Rejection` where the link is unknown, used or
 * expired, and where another account has the address: the link then stays good.
 */
export const verifyEmail = ({ db, clock }: ServiceContext, token: string): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const change = await takeToken(tx, now, emailChange, token);
    const link = change ?? (await takeToken(tx, now, emailVerification, token));
    if (!link || !(change || (await hasEmail(tx, link)))) throw new Rejection('notFound');
    const { userId } = link;
    if (change) {
      await setEmail(tx, userId, await lockMailbox(tx, now, link), now);
      await voidTokens(tx, userId, [passwordReset]);
    } else await markEmailVerified(tx, link, now);
    await voidTokens(tx, userId, [emailVerification, emailChange]);
  });

const hasEmail = async (db: Database, { userId, email }: Holder) => (await findAccount(db, userId))?.email === email;

/** Whether another player keeps an account from getting an address by a link. */
export async function isEmailTaken(db: Database, now: Date, { userId, email }: Holder): Promise<boolean> {
  const mailbox = readEmailAddress(email);
  return mailbox !== null && !(await isEmailFree(db, now, mailbox.key, userId));
}

/**
 * The mailbox of an address, which no other account gets before the transaction ends. Throws `Rejection` where another account
 * has it.
 */
export async function lockMailbox(tx: Database, now: Date, { userId, email }: Holder): Promise<EmailAddress> {
  const mailbox = readEmailAddress(email);
  if (mailbox && (await lockFreeEmail(tx, now, mailbox.key, userId))) return mailbox;
  throw new Rejection('forbidden', { moreInfo: 'Another account has the address.' });
}
