import type { Database } from '../../db/connect';
import { endAccess } from '../../db/stores/accounts/accessStore';
import { setPassword } from '../../db/stores/accounts/accountStore';
import { forgetAttempts } from '../../db/stores/accounts/attemptStore';
import { withdrawLinks } from '../../db/stores/accounts/externalProfileStore';
import { deletePasswordResets, takePasswordReset } from '../../db/stores/accounts/passwordResetStore';
import type { Clock } from '../../support/clock';
import { hashPassword } from '../../support/passwordHash';

/**
 * Changes a password through a reset link, once, and voids every session, sign-on, ticket, code and link of the account
 * (docs/contracts/accounts.md). False for a used or expired link.
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
    if (account) await forgetAttempts(tx, { kind: 'account', subject: account.email });
    return true;
  });
}
