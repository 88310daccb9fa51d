import { brand } from '../../brand';
import { countAttempt } from '../../db/stores/accounts/attemptStore';
import { startPasswordReset } from '../../db/stores/accounts/passwordResetStore';
import { emailKey } from '../../domain/accounts/creation';
import { translatorFor } from '../../locale/translator';
import type { ServiceContext } from '../../serviceContext';

/**
 * E-mails a password-reset link if the address has an account. Outcome and duration are the same for every address. Too
 * many requests from one network, or for one e-mail address, send no e-mail, without an error. E-mail addresses without
 * an account are counted too, so that both cases do the same work.
 */
export async function sendPasswordReset(
  { db, clock, baseUrl, sendEmail, reportError }: ServiceContext,
  { email, nextUrl, network, lang }: { email: string; nextUrl: string; network: string; lang: string },
): Promise<void> {
  const wait = await countAttempt(db, clock, [
    { kind: 'reset', subject: network },
    { kind: 'resetEmail', subject: emailKey(email) },
  ]);
  if (wait) return;
  const token = await startPasswordReset(db, clock, email, nextUrl);
  if (!token || !sendEmail) return;
  const link = `${baseUrl}/sso/reset?${new URLSearchParams({ token, lang }).toString()}`;
  const translate = translatorFor(lang);
  // Not awaited: the duration would reveal that the account exists.
  sendEmail({
    to: email,
    subject: translate('letter.reset.subject', { club: brand.club }),
    text: translate('letter.reset.text', { link }),
  }).catch((error: unknown) => reportError(error, 'letter'));
}
