import { endAccess } from '../../db/stores/accounts/accessStore';
import { findAccount, markEmailVerified, setPassword } from '../../db/stores/accounts/accountStore';
import { forgetAttempts } from '../../db/stores/accounts/attemptStore';
import { withdrawLinks } from '../../db/stores/accounts/externalProfileStore';
import {
  emailChange,
  emailVerification,
  passwordReset,
  readToken,
  takeToken,
  voidTokens,
} from '../../db/stores/accounts/oneTimeTokenStore';
import { countedEmail } from '../../domain/accounts/emailAddress';
import { passwordViolation } from '../../domain/accounts/passwords';
import type { ServiceContext } from '../../serviceContext';
import { hashPassword } from '../../support/passwordHash';
import { InvalidFields, Rejection } from '../Rejection';

/** The account of a reset link and the page to continue to; undefined where the link is unknown, used or expired. */
export async function findPasswordReset({ db, clock }: ServiceContext, token: string) {
  const reset = await readToken(db, clock.now(), passwordReset, token);
  const account = reset && (await findAccount(db, reset.userId));
  return account && { email: account.email, name: account.nameOnPlatform, nextUrl: reset.nextUrl };
}

/**
 * Changes a password through a reset link, once, and voids every session, sign-on, ticket, code and link of the account
 * (docs/contracts/accounts.md). The link came by email, so it verifies the address too. Throws `Rejection` where the link is
 * unknown, used or expired, and `InvalidFields` for a password that breaks a rule.
 */
export async function resetPassword(services: ServiceContext, token: string, password: string): Promise<void> {
  const { db, clock } = services;
  const found = await findPasswordReset(services, token);
  const violation = found && passwordViolation(password, found);
  if (violation) throw new InvalidFields([{ field: 'password', violation }]);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const now = clock.now();
    const reset = await takeToken(tx, now, passwordReset, token);
    const account = reset && (await setPassword(tx, reset.userId, passwordHash));
    if (!account) throw new Rejection('notFound');
    const { userId } = account;
    await voidTokens(tx, userId, [passwordReset, emailVerification, emailChange]);
    // Before the sessions end: a login by a linked profile that is in flight has then opened its session.
    await withdrawLinks(tx, userId);
    await endAccess(tx, userId);
    await markEmailVerified(tx, account, now);
    await forgetAttempts(tx, { kind: 'account', subject: countedEmail(account.email) });
  });
}
