import { setPassword } from '../../db/stores/accounts/accountStore';
import { endOtherAccess } from '../../db/stores/accounts/deviceStore';
import { endEmailChanges } from '../../db/stores/accounts/emailVerificationStore';
import { deletePasswordResets } from '../../db/stores/accounts/passwordResetStore';
import { opaqueString } from '../../support/opaqueString';
import { type PasswordViolation, passwordViolation } from '../../domain/accounts/passwords';
import type { ServiceContext } from '../../serviceContext';
import { hashPassword } from '../../support/passwordHash';
import { changeLocked, checkPassword, type Confirmation, type Unconfirmed } from './confirmByPassword';

/**
 * Changes a password, confirmed by the present one, and ends what other logins have opened, as a reset does; linked
 * profiles stay confirmed. The calling session stays open.
 */
export async function changePassword(
  services: ServiceContext,
  { newPassword, ...confirmation }: Confirmation & { newPassword: string },
): Promise<'changed' | Unconfirmed | { violation: PasswordViolation }> {
  const checked = await checkPassword(services, confirmation);
  if (typeof checked === 'string' || 'wait' in checked) return checked;
  const { account } = checked;
  if (opaqueString(newPassword) === opaqueString(confirmation.password)) return { violation: 'passwordUnchanged' };
  const violation = passwordViolation(newPassword, { email: account.email, name: account.nameOnPlatform });
  if (violation) return { violation };
  const passwordHash = await hashPassword(newPassword);
  return changeLocked(services, account, confirmation.sessionId, async (tx) => {
    await setPassword(tx, account.userId, passwordHash);
    await deletePasswordResets(tx, account.userId);
    await endEmailChanges(tx, account.userId);
    await endOtherAccess(tx, confirmation);
    return 'changed' as const;
  });
}
