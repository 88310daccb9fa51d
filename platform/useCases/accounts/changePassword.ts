import { findAccount, lockPassword, setPassword } from '../../db/stores/accounts/accountStore';
import { countAttempt, forgetAttempts, type Wait } from '../../db/stores/accounts/attemptStore';
import { endOtherAccess } from '../../db/stores/accounts/deviceStore';
import { deletePasswordResets } from '../../db/stores/accounts/passwordResetStore';
import { lockSession } from '../../db/stores/accounts/sessionStore';
import { type PasswordViolation, passwordViolation } from '../../domain/accounts/passwords';
import type { ServiceContext } from '../../serviceContext';
import { hashPassword, isPassword } from '../../support/passwordHash';

interface PasswordChange {
  userId: string;
  /** The session that stays open. */
  sessionId: string;
  password: string;
  newPassword: string;
}

/**
 * Changes a password, confirmed by the present one, and ends what other logins have opened, as a reset does; linked
 * profiles stay confirmed. After five wrong passwords the player has to wait, longer each time.
 */
export async function changePassword(
  { db, clock }: ServiceContext,
  { userId, sessionId, password, newPassword }: PasswordChange,
): Promise<'changed' | 'ended' | 'wrong' | { wait: Wait } | { violation: PasswordViolation }> {
  const counted = { kind: 'confirmation', subject: userId } as const;
  const wait = await countAttempt(db, clock, [counted]);
  if (wait) return { wait };
  const account = await findAccount(db, userId);
  if (!account) return 'ended';
  if (!(await isPassword(account.passwordHash, password))) return 'wrong';
  await forgetAttempts(db, counted);
  const violation = passwordViolation(newPassword, { email: account.email, name: account.nameOnPlatform });
  if (violation) return { violation };
  const passwordHash = await hashPassword(newPassword);
  return db.transaction(async (tx) => {
    if (!(await lockSession(tx, { userId, sessionId }, clock.now()))) return 'ended';
    // Another change may have been faster: the present password is then another one.
    if (!(await lockPassword(tx, account))) return 'wrong';
    await setPassword(tx, userId, passwordHash);
    await deletePasswordResets(tx, userId);
    await endOtherAccess(tx, { userId, sessionId });
    return 'changed';
  });
}
