import { z } from 'zod';
import { findAccount } from '../../../db/stores/accounts/accountStore';
import type { ServiceContext } from '../../../serviceContext';
import { resendEmailVerification } from '../../../useCases/accounts/sendEmailVerification';
import { notFoundAt } from '../../kernel/errors';
import { playerOperation } from '../../kernel/operation';
import { idInPath } from '../../kernel/paths';

/** Sending the link again that verifies an e-mail address (docs/contracts/accounts.md, E-mail addresses). */
export const emailVerification = (services: ServiceContext) => [
  playerOperation(
    {
      id: 'sendEmailVerification',
      method: 'POST',
      paths: [`/v3/users/${idInPath}/emailVerification`],
      tag: 'Users',
      summary:
        'Mails the link again that confirms the address of the account; no mail where that is confirmed already.',
      description: 'Three of these mails an hour.',
      response: z.object({ emailVerified: z.boolean().describe('True where no mail was needed.') }),
      errors: ['tooManyCalls'],
    },
    async ({ c, profileId }) => {
      const account = await findAccount(services.db, profileId);
      if (!account) throw notFoundAt(c.req.path);
      return { emailVerified: await resendEmailVerification(services, account) };
    },
  ),
];
