import { brand } from '../../brand';
import type { Account } from '../../db/stores/accounts/accountStore';
import type { Database } from '../../db/connect';
import { countAttempt, type Wait } from '../../db/stores/accounts/attemptStore';
import { startEmailVerification } from '../../db/stores/accounts/emailVerificationStore';
import { addJob } from '../../db/stores/jobStore';
import { nearestLocale } from '../../locale/locales';
import { translatorFor } from '../../locale/translator';
import type { ServiceContext } from '../../serviceContext';

/** E-mails a link that verifies the account's address, in the player's language, once the transaction is committed. */
export async function sendEmailVerification(
  tx: Database,
  { clock, baseUrl }: ServiceContext,
  account: Account,
): Promise<void> {
  const lang = nearestLocale(account.preferredLanguage);
  const token = await startEmailVerification(tx, clock, account);
  const link = `${baseUrl}/sso/verify?${new URLSearchParams({ token, lang }).toString()}`;
  const translate = translatorFor(lang);
  await addJob(tx, 'email', {
    to: account.email,
    subject: translate('letter.verify.subject', { club: brand.club }),
    text: translate('letter.verify.text', { link }),
  });
}

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
