import type { Database } from '../../db/database';
import { isEmailFree, lockAccount } from '../../db/stores/accounts/accountStore';
import { moveEmail } from '../../db/stores/accounts/emailKeyStore';
import {
  emailChange,
  emailVerification,
  issueToken,
  objection,
  passwordReset,
  voidTokens,
} from '../../db/stores/accounts/oneTimeTokenStore';
import { copySecondFactor } from '../../db/stores/accounts/secondFactorStore';
import { type EmailAddress, readEmailAddress } from '../../domain/accounts/emailAddress';
import type { ServiceContext } from '../../serviceContext';
import { countAttempts } from '../countAttempts';
import { InvalidFields } from '../Rejection';
import { changeLocked, checkPassword, type Confirmation } from './confirmByPassword';
import { emailLink, notify } from './notify';

/**
 * Emails a link to another address, which the account gets once the link is used, and a link to object to the present
 * one. Whether the other address has an account shows only in the email to it. Three requests an hour by account and by
 * address. Throws `InvalidFields` for a text that is no other address.
 */
export async function requestEmailChange(
  services: ServiceContext,
  { email, ...confirmation }: Confirmation & { email: string },
): Promise<void> {
  const { clock } = services;
  const account = await checkPassword(services, confirmation);
  const another = readEmailAddress(email);
  if (!another || another.key === account.emailKey) {
    throw new InvalidFields([{ field: 'email', violation: 'emailMalformed' }]);
  }
  await countAttempts(
    services,
    { kind: 'emailChange', subject: account.userId },
    { kind: 'emailChangeTo', subject: another.key },
  );
  await changeLocked(services, account, confirmation.sessionId, async (tx) => {
    const { userId, email: former, emailKey, passwordHash, preferredLanguage } = account;
    // Earlier requests end; one may still object to them.
    await voidTokens(tx, userId, [emailChange]);
    const payload = {
      email: former,
      reservedEmailKey: emailKey,
      passwordHash,
      secondFactor: await copySecondFactor(tx, userId),
    };
    const { token: objectionToken } = await issueToken(tx, clock.now(), objection, { userId, payload });
    const to = { email: another.address, preferredLanguage };
    const { token } = await issueToken(tx, clock.now(), emailChange, { userId, payload: { email: another.address } });
    if (await isEmailFree(tx, clock.now(), another.key, account.userId)) {
      await notify(tx, to, 'newEmail', { link: emailLink(services, 'verify', token, preferredLanguage) });
    } else await notify(tx, to, 'emailInUse');
    const link = emailLink(services, 'object', objectionToken, preferredLanguage);
    await notify(tx, account, 'emailChange', { email: another.address, link });
  });
}

/** Gives an account an address on an operator's word, also where another one has it. Links to its earlier address are void. */
export const giveEmail = (db: Database, userId: string, mailbox: EmailAddress): Promise<void> =>
  db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    await voidTokens(tx, userId, [emailVerification, emailChange, passwordReset]);
    await moveEmail(tx, userId, mailbox);
  });
