import { z } from 'zod';
import { readAuthorization, readTicket } from '../../kernel/authorization';
import type { ServiceContext } from '../../../serviceContext';
import { PlatformError } from '../../kernel/errors';
import { schemeNames } from '../../kernel/headers';
import { openOperation } from '../../kernel/operation';
import { emailCode } from '../../../useCases/accounts/secondStep';

/** E-mails the code of a second step (docs/contracts/accounts.md). */
export const twoFactorCodes = (services: ServiceContext) => [
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
      response: z.object({}),
      errors: ['invalidCredentials', 'ticketExpired', 'tooManyCalls'],
    },
    async ({ c }) => {
      const { scheme, credentials } = readAuthorization(c);
      if (scheme !== schemeNames.twoFactor) throw new PlatformError('invalidCredentials');
      await emailCode(services, readTicket(credentials));
      return {};
    },
  ),
];
