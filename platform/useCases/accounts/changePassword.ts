import { endAccess } from '../../db/stores/accounts/accessStore';
import { setPassword } from '../../db/stores/accounts/accountStore';
import { emailChange, passwordReset, voidTokens } from '../../db/stores/accounts/oneTimeTokenStore';
import { passwordViolation } from '../../domain/accounts/passwords';
import type { ServiceContext } from '../../serviceContext';
import { opaqueString } from '../../support/opaqueString';
import { hashPassword } from '../../support/passwordHash';
import { InvalidFields } from '../Rejection';
import { changeLocked, checkPassword, type Confirmation } from './confirmByPassword';

/**
 * Changes a password, confirmed by the present one, and ends what other logins have opened, as a reset does; linked
 * profiles stay confirmed. The calling session stays open. Throws `InvalidFields` for a password that breaks a rule.
 */
export async function changePassword(
  services: ServiceContext,
  { newPassword, ...confirmation }: Confirmation & { newPassword: string },
): Promise<void> {
  // At a repeat, whose first response was lost, the new one is the present one already: all is done again, with the same response.
  const account = await checkPassword(services, confirmation, newPassword);
  const { userId, email, nameOnPlatform: name } = account;
  const isSame = opaqueString(newPassword) === opaqueString(confirmation.password);
  const violation = isSame ? 'passwordUnchanged' : passwordViolation(newPassword, { email, name });
  if (violation) throw new InvalidFields([{ field: 'password', violation }]);
  const passwordHash = await hashPassword(newPassword);
  await changeLocked(services, account, confirmation.sessionId, async (tx) => {
    await setPassword(tx, userId, passwordHash);
    await voidTokens(tx, userId, [passwordReset, emailChange]);
    await endAccess(tx, userId, confirmation.sessionId);
  });
}
