import type { Database } from '../../db/connect';
import { endAccess } from '../../db/stores/accounts/accessStore';
import { markEmailVerified, setPassword } from '../../db/stores/accounts/accountStore';
import { forgetAttempts } from '../../db/stores/accounts/attemptStore';
import { endEmailVerifications } from '../../db/stores/accounts/emailVerificationStore';
import { withdrawLinks } from '../../db/stores/accounts/externalProfileStore';
import { deletePasswordResets, takePasswordReset } from '../../db/stores/accounts/passwordResetStore';
import { countedEmail } from '../../domain/accounts/emailAddress';
import type { Clock } from '../../support/clock';
import { hashPassword } from '../../support/passwordHash';

/**
 * Changes a password through a reset link, once, and voids every session, sign-on, ticket, code and link of the account
 * (docs/contracts/accounts.md). The link came by e-mail, so it verifies the address too. False for a used or expired link.
 */
export async function resetPassword(db: Database, clock: Clock, token: string, password: string): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const userId = await takePasswordReset(tx, token, clock.now());
    if (userId === undefined) return false;
    const account = await setPassword(tx, userId, passwordHash);
    await deletePasswordResets(tx, userId);
    // Before the sessions end: a login by a linked profile that is in flight has then opened its session.
    await withdrawLinks(tx, userId);
    await endAccess(tx, userId);
    if (account) {
      await markEmailVerified(tx, account, clock.now());
      await endEmailVerifications(tx, userId);
      await forgetAttempts(tx, { kind: 'account', subject: countedEmail(account.email) });
    }
    return true;
  });
}
