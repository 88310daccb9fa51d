import { findAccountByEmail } from '../../db/stores/accounts/accountStore';
import { countAttempt } from '../../db/stores/accounts/attemptStore';
import { issueToken, passwordReset } from '../../db/stores/accounts/oneTimeTokenStore';
import { addJob, type JobData } from '../../db/stores/jobStore';
import { countedEmail } from '../../domain/accounts/emailAddress';
import type { ServiceContext } from '../../serviceContext';
import { emailLink, notify } from './notify';

/**
 * Starts a job that emails a password-reset link if the address has an account. Outcome and duration are the same for every
 * address, because only the job looks for the account. Too many requests from one network, or for one email address, start
 * no job, without an error.
 */
export async function sendPasswordReset(
  { db, clock }: ServiceContext,
  { network, ...request }: JobData['passwordReset'] & { network: string },
): Promise<void> {
  const wait = await countAttempt(db, clock, [
    { kind: 'reset', subject: network },
    { kind: 'resetEmail', subject: countedEmail(request.email) },
  ]);
  if (!wait) await addJob(db, 'passwordReset', request);
}

/** The job of a requested link: emails it to the account's own address, where the requested one has an account. */
export const mailPasswordReset = (
  services: ServiceContext,
  { email, nextUrl, lang }: JobData['passwordReset'],
): Promise<void> =>
  services.db.transaction(async (tx) => {
    const account = await findAccountByEmail(tx, email);
    if (!account) return;
    const { userId } = account;
    const { token } = await issueToken(tx, services.clock.now(), passwordReset, { userId, payload: { nextUrl } });
    const link = emailLink(services, 'reset', token, lang);
    await notify(tx, { email: account.email, preferredLanguage: lang }, 'reset', { link });
  });
