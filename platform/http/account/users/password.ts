import { z } from 'zod';
import type { ServiceContext } from '../../../serviceContext';
import { changePassword } from '../../../useCases/accounts/changePassword';
import { playerOperation } from '../../kernel/operation';
import { idInPath } from '../../kernel/paths';
import { emptyResponse } from '../../kernel/wireTypes';
import { passwordField } from './passwordField';

/** Changing the password; this platform's own operation (docs/contracts/accounts.md, Passwords). */
export const password = (services: ServiceContext) => [
  playerOperation(
    {
      id: 'changePassword',
      method: 'PUT',
      paths: [`/v3/users/${idInPath}/password`],
      tag: 'Users',
      summary: 'Changes the password, confirmed by the present one, and signs the player out on all other devices.',
      errors: ['wrongPassword', 'tooManyCalls'],
      body: z.object({
        password: passwordField,
        newPassword: z.string(),
      }),
      response: emptyResponse,
    },
    async ({ caller, body }) => {
      await changePassword(services, { ...caller, ...body });
      return {};
    },
  ),
];
