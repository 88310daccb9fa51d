import { z } from 'zod';
import { brand } from '../brand';
import { countAttempt } from '../db/attemptStore';
import { findSecondStep, newMailedCode } from '../db/secondFactorStore';
import { readAuthorization, readTicket } from './authorization';
import type { Platform } from './context';
import { PlatformError } from './errors';
import { schemeNames } from './headers';
import { tooManyCalls } from './logIn';
import { openOperation } from './operation';

/** Mailing the code of a second step, for players without their app at hand (docs/contracts/accounts.md). */
export const secondFactor = (platform: Platform) => [
  openOperation(
    {
      id: 'sendTwoFactorCode',
      method: 'POST',
      paths: ['/v3/profiles/twoFactorCodes'],
      tag: 'Sessions',
      summary: 'Mails the player a code for the second step of a login.',
      auth: 'credentials',
      body: z.object({}),
      reply: z.object({}),
      errors: ['invalidCredentials', 'ticketExpired', 'tooManyCalls'],
    },
    async ({ c }) => {
      const { scheme, credentials } = readAuthorization(c);
      if (scheme !== schemeNames.twoFactor) throw new PlatformError('invalidCredentials');
      await mailCode(platform, readTicket(credentials));
      return {};
    },
  ),
];

/** Mails a code for a waiting login. Throws 401 where nothing waits, 429 where letters are asked for too often. */
export async function mailCode({ db, clock, sendLetter }: Platform, ticket: string): Promise<void> {
  const step = await findSecondStep(db, clock, ticket);
  if (!step) throw new PlatformError('ticketExpired');
  const wait = await countAttempt(db, clock, [{ kind: 'codeLetter', subject: step.userId }]);
  if (wait) throw tooManyCalls(wait);
  const code = await newMailedCode(db, ticket);
  await sendLetter?.({
    to: step.email,
    subject: `${code} is your code for ${brand.club}`,
    text: `Somebody, you we hope, logs in with your password. The code is\n\n${code}\n\nIt is good for ten minutes. If it was not you, choose another password.`,
  });
}
