import type { Account } from '../../db/stores/accounts/accountStore';
import type { Database } from '../../db/connect';
import { countAttempt, type Wait } from '../../db/stores/accounts/attemptStore';
import { startEmailVerification } from '../../db/stores/accounts/emailVerificationStore';
import { nearestLocale } from '../../locale/locales';
import type { ServiceContext } from '../../serviceContext';
import { notify } from './notify';

/** E-mails a link that verifies the account's address, in the player's language, once the transaction is committed. */
export async function sendEmailVerification(tx: Database, services: ServiceContext, account: Account): Promise<void> {
  const token = await startEmailVerification(tx, services.clock, account);
  await notify(tx, account, 'verify', { link: verificationLink(services, account, token) });
}

/** The page on which a player confirms an address, in the player's language. */
export const verificationLink = (
  { baseUrl }: Pick<ServiceContext, 'baseUrl'>,
  { preferredLanguage }: Pick<Account, 'preferredLanguage'>,
  token: string,
) => `${baseUrl}/sso/verify?${new URLSearchParams({ token, lang: nearestLocale(preferredLanguage) }).toString()}`;

/**
 * E-mails another link, unless the address is verified already. An account gets three of these e-mails; a further one
 * has to wait until an hour after the last.
 */
export async function resendEmailVerification(
  services: ServiceContext,
  account: Account,
): Promise<'verified' | 'sent' | { wait: Wait }> {
  if (account.emailVerifiedAt) return 'verified';
  const counted = { kind: 'verificationEmail', subject: account.userId } as const;
  const wait = await countAttempt(services.db, services.clock, [counted]);
  if (wait) return { wait };
  await services.db.transaction((tx) => sendEmailVerification(tx, services, account));
  return 'sent';
}
