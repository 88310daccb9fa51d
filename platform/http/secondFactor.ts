import { z } from 'zod';
import { readAuthorization, readTicket } from './authorization';
import type { Platform } from './context';
import { PlatformError } from './errors';
import { schemeNames } from './headers';
import { tooManyCalls } from './logIn';
import { openOperation } from './operation';
import { mailCode } from './secondStep';

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
      schemes: ['twoFactor'],
      body: z.object({}),
      reply: z.object({}),
      errors: ['invalidCredentials', 'ticketExpired', 'tooManyCalls'],
    },
    async ({ c }) => {
      const { scheme, credentials } = readAuthorization(c);
      if (scheme !== schemeNames.twoFactor) throw new PlatformError('invalidCredentials');
      const outcome = await mailCode(platform, readTicket(credentials));
      if (outcome === 'gone') throw new PlatformError('ticketExpired');
      if (outcome !== 'sent') throw tooManyCalls(outcome.wait);
      return {};
    },
  ),
];
