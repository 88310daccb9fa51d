import { endAccess } from '../../db/stores/accounts/accessStore';
import { findAccountByEmail, lockAccounts, setEmail, setPassword } from '../../db/stores/accounts/accountStore';
import { countAttempt } from '../../db/stores/accounts/attemptStore';
import {
  deleteEmailChanges,
  endEmailChanges,
  findEmailChange,
  startEmailChange,
} from '../../db/stores/accounts/emailVerificationStore';
import { withdrawLinks } from '../../db/stores/accounts/externalProfileStore';
import { deletePasswordResets, startPasswordReset } from '../../db/stores/accounts/passwordResetStore';
import { endSecondFactor } from '../../db/stores/accounts/secondFactorStore';
import { emailKey, isEmail } from '../../domain/accounts/creation';
import { nearestLocale } from '../../locale/locales';
import type { ServiceContext } from '../../serviceContext';
import { hashPassword } from '../../support/passwordHash';
import { newSecret } from '../../support/secret';
import { changeLocked, checkPassword, type Confirmation, type Unconfirmed } from './confirmByPassword';
import { notify } from './notify';
import { verificationLink } from './sendEmailVerification';

/**
 * E-mails a link to another address, which the account gets once the link is used, and a link to object to the present
 * one. Whether the other address has an account shows only in the e-mail to it. Three requests an hour by account and by
 * address.
 */
export async function requestEmailChange(
  services: ServiceContext,
  { email, ...confirmation }: Confirmation & { email: string },
): Promise<'sent' | 'malformed' | Unconfirmed> {
  const { clock, baseUrl } = services;
  const checked = await checkPassword(services, confirmation);
  if (typeof checked === 'string' || 'wait' in checked) return checked;
  const { account } = checked;
  const another = emailKey(email);
  if (!isEmail(another) || another === account.email) return 'malformed';
  const wait = await countAttempt(services.db, clock, [
    { kind: 'emailChange', subject: account.userId },
    { kind: 'emailChangeTo', subject: another },
  ]);
  if (wait) return { wait };
  return changeLocked(services, account, confirmation.sessionId, async (tx) => {
    const { token, objectionToken } = await startEmailChange(tx, clock, account, another);
    const to = { email: another, preferredLanguage: account.preferredLanguage };
    if (await findAccountByEmail(tx, another)) await notify(tx, to, 'emailInUse');
    else await notify(tx, to, 'newEmail', { link: verificationLink(services, account, token) });
    const query = new URLSearchParams({ token: objectionToken, lang: nearestLocale(account.preferredLanguage) });
    await notify(tx, account, 'emailChange', { email: another, link: `${baseUrl}/sso/object?${query.toString()}` });
    return 'sent' as const;
  });
}

/**
 * Undoes a change by the link that the previous address got: the account has that address again, everybody is signed out,
 * the password is void, and a second factor that was turned on since the request is off. Returns the token of a link to
 * choose another password; null for a used or expired link, or where another account has the address by now.
 */
export async function objectToEmailChange(
  { db, clock }: ServiceContext,
  objectionToken: string,
  nextUrl: string,
): Promise<string | null> {
  const unusable = await hashPassword(newSecret());
  return db.transaction(async (tx) => {
    const now = clock.now();
    const change = await findEmailChange(tx, clock, objectionToken);
    if (!change) return null;
    const { userId, previousEmail } = change;
    await lockAccounts(tx, [userId]);
    if (!(await deleteEmailChanges(tx, change))) return null;
    if (!(await setEmail(tx, { userId, email: previousEmail }, now))) return null;
    await endEmailChanges(tx, userId);
    await setPassword(tx, userId, unusable);
    await deletePasswordResets(tx, userId);
    await endSecondFactor(tx, userId, change.requestedAt);
    await withdrawLinks(tx, userId);
    await endAccess(tx, userId);
    return startPasswordReset(tx, clock, previousEmail, nextUrl);
  });
}
