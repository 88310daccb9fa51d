import type { Account } from '../../db/stores/accounts/accountStore';
import type { Database } from '../../db/database';
import { emailVerification, issueToken } from '../../db/stores/accounts/oneTimeTokenStore';
import type { ServiceContext } from '../../serviceContext';
import { countAttempts } from '../countAttempts';
import { emailLink, notify } from './notify';

/** Emails a link that verifies the account's address, in the player's language, once the transaction is committed. */
export async function sendEmailVerification(tx: Database, services: ServiceContext, account: Account): Promise<void> {
  const { userId, email } = account;
  const { token } = await issueToken(tx, services.clock.now(), emailVerification, { userId, payload: { email } });
  await notify(tx, account, 'verify', { link: emailLink(services, 'verify', token, account.preferredLanguage) });
}

/**
 * Emails another link, unless the address is verified already: returns whether it is. An account gets three of these emails;
 * a further one has to wait until an hour after the last.
 */
export async function resendEmailVerification(services: ServiceContext, account: Account): Promise<boolean> {
  if (account.emailVerifiedAt) return true;
  await countAttempts(services, { kind: 'verificationEmail', subject: account.userId });
  await services.db.transaction((tx) => sendEmailVerification(tx, services, account));
  return false;
}
