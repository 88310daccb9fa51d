import { brand } from '../brand';
import { countAttempt } from '../db/attemptStore';
import { startPasswordReset } from '../db/passwordResetStore';
import { translatorFor } from '../locale/translator';
import type { Platform } from './context';

/**
 * Sends a link to choose another password, if the address has an account. Ends the same way, as soon, for every
 * address; an address that asks often gets no more letters for a while, and is not told either.
 */
export async function sendPasswordReset(
  { db, clock, baseUrl, sendLetter, reportError }: Platform,
  { email, nextUrl, address, lang }: { email: string; nextUrl: string; address: string; lang: string },
): Promise<void> {
  const wait = await countAttempt(db, clock, [{ kind: 'reset', subject: address }]);
  if (wait) return;
  const token = await startPasswordReset(db, clock, email, nextUrl);
  if (!token || !sendLetter) return;
  const link = `${baseUrl}/sso/reset?${new URLSearchParams({ token, lang }).toString()}`;
  const say = translatorFor(lang);
  // Nobody waits for the letter: that would tell that there is one.
  sendLetter({
    to: email,
    subject: say('letter.reset.subject', { club: brand.club }),
    text: say('letter.reset.text', { link }),
  }).catch((error: unknown) => reportError?.(error, 'letter'));
}
