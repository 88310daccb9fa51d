import { endAccess } from '../../db/stores/accounts/accessStore';
import {
  isEmailFree,
  lockAccounts,
  lockFreeEmail,
  setClosing,
  setEmail,
  setPassword,
  type Account,
} from '../../db/stores/accounts/accountStore';
import { countAttempt } from '../../db/stores/accounts/attemptStore';
import {
  deleteEmailChanges,
  endEmailChanges,
  findEmailChange,
  startEmailChange,
} from '../../db/stores/accounts/emailVerificationStore';
import { withdrawLinks } from '../../db/stores/accounts/externalProfileStore';
import { deletePasswordResets, startPasswordReset } from '../../db/stores/accounts/passwordResetStore';
import { restoreSecondFactor } from '../../db/stores/accounts/secondFactorStore';
import { closingAt } from '../../domain/accounts/closing';
import { readEmailAddress } from '../../domain/accounts/emailAddress';
import { nearestLocale } from '../../locale/locales';
import { translatorFor } from '../../locale/translator';
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
  const another = readEmailAddress(email);
  if (!another || another.key === account.emailKey) return 'malformed';
  const wait = await countAttempt(services.db, clock, [
    { kind: 'emailChange', subject: account.userId },
    { kind: 'emailChangeTo', subject: another.key },
  ]);
  if (wait) return { wait };
  return changeLocked(services, account, confirmation.sessionId, async (tx) => {
    const { token, objectionToken } = await startEmailChange(tx, clock, account, another.address);
    const to = { email: another.address, preferredLanguage: account.preferredLanguage };
    if (await isEmailFree(tx, clock.now(), another.key, account.userId)) {
      await notify(tx, to, 'newEmail', { link: verificationLink(services, account, token) });
    } else await notify(tx, to, 'emailInUse');
    const query = new URLSearchParams({ token: objectionToken, lang: nearestLocale(account.preferredLanguage) });
    await notify(tx, account, 'emailChange', {
      email: another.address,
      link: `${baseUrl}/sso/object?${query.toString()}`,
    });
    return 'sent' as const;
  });
}

/** What an objection has undone. */
const undoneKinds = ['address', 'access', 'secondFactorOn', 'secondFactorOff', 'closing'] as const;
type Undone = (typeof undoneKinds)[number];

export const isUndoneKind = (text: string): text is Undone => undoneKinds.some((kind) => kind === text);

/**
 * Undoes a change by the link that the previous address got: the account has that address again, everybody is signed out,
 * the password is void, the second factor is what it was at the request, and a closing since is taken back. E-mails what was
 * undone, and returns it with the token of a link to choose another password. The link stays good where another account has the
 * address ('taken').
 */
export async function objectToEmailChange(
  { db, clock }: ServiceContext,
  objectionToken: string,
  nextUrl: string,
): Promise<'gone' | 'taken' | { resetToken: string; undone: Undone[] }> {
  const unusable = await hashPassword(newSecret());
  return db.transaction(async (tx) => {
    const now = clock.now();
    const change = await findEmailChange(tx, clock, objectionToken);
    if (!change) return 'gone';
    const { userId } = change;
    await lockAccounts(tx, [userId]);
    const mailbox = readEmailAddress(change.previousEmail);
    if (!mailbox || !(await lockFreeEmail(tx, now, mailbox.key, userId))) return 'taken';
    if (!(await deleteEmailChanges(tx, change))) return 'gone';
    await setEmail(tx, userId, mailbox, now);
    await endEmailChanges(tx, userId);
    const account = await setPassword(tx, userId, unusable);
    await deletePasswordResets(tx, userId);
    const secondFactor = await restoreSecondFactor(tx, userId, change.secondFactor);
    const isClosingSince = account?.closesAt != null && account.closesAt >= closingAt(change.requestedAt);
    if (isClosingSince) await setClosing(tx, userId, null);
    await withdrawLinks(tx, userId);
    await endAccess(tx, userId);
    const undone: Undone[] = ['address', 'access'];
    if (secondFactor) undone.push(secondFactor === 'on' ? 'secondFactorOn' : 'secondFactorOff');
    if (isClosingSince) undone.push('closing');
    if (account) await notify(tx, account, 'restored', { list: undoneLines(undone, account).join('\n') });
    return { undone, resetToken: await startPasswordReset(tx, clock, userId, nextUrl) };
  });
}

const undoneLines = (undone: readonly Undone[], { email, preferredLanguage }: Account): string[] => {
  const translate = translatorFor(nearestLocale(preferredLanguage));
  return undone.map((kind) => `- ${translate(`objection.undone.${kind}`, { email })}`);
};
