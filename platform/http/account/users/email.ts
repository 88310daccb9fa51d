import { z } from 'zod';
import type { ServiceContext } from '../../../serviceContext';
import { requestEmailChange } from '../../../useCases/accounts/changeEmail';
import { playerOperation } from '../../kernel/operation';
import { idInPath } from '../../kernel/paths';
import { emptyResponse } from '../../kernel/wireTypes';
import { passwordField } from './passwordField';

/** Changing the e-mail address; this platform's own operation (docs/contracts/accounts.md, Changing the e-mail address). */
export const email = (services: ServiceContext) => [
  playerOperation(
    {
      id: 'changeEmail',
      method: 'PUT',
      paths: [`/v3/users/${idInPath}/email`],
      tag: 'Users',
      summary:
        'Mails a link to another address, which the account has once the link is used; the present one may object.',
      description: 'Never tells whether the other address has an account. Three of these mails an hour.',
      errors: ['wrongPassword', 'tooManyCalls'],
      body: z.object({ password: passwordField, email: z.string() }),
      response: emptyResponse,
    },
    async ({ caller, body }) => {
      await requestEmailChange(services, { ...caller, ...body });
      return {};
    },
  ),
];
