import { z } from 'zod';
import type { ServiceContext } from '../../../serviceContext';
import { closeAccount, keepAccount } from '../../../useCases/accounts/closeAccount';
import { playerOperation } from '../../kernel/operation';
import { idInPath } from '../../kernel/paths';
import { emptyResponse, timestamp, wireDate } from '../../kernel/wireTypes';
import { passwordField } from './passwordField';

const path = `/v3/users/${idInPath}/closing`;
const tag = 'Users';

/** Closing an account, and keeping it after all; this platform's own operations (docs/contracts/accounts.md, Closing). */
export const closing = (services: ServiceContext) => [
  playerOperation(
    {
      id: 'closeAccount',
      method: 'POST',
      paths: [path],
      tag,
      summary: 'Closes the account: signs the player out everywhere, and deletes it in 14 days unless it is kept.',
      errors: ['wrongPassword', 'tooManyCalls'],
      body: z.object({ password: passwordField }),
      response: z.object({ closingDate: timestamp.describe('When the account is deleted.') }),
    },
    async ({ caller, body }) => ({ closingDate: wireDate(await closeAccount(services, { ...caller, ...body })) }),
  ),
  playerOperation(
    {
      id: 'keepAccount',
      method: 'DELETE',
      paths: [path],
      tag,
      summary: 'Keeps an account that its player has closed and signed in to since; a repeat changes nothing.',
      response: emptyResponse,
    },
    async ({ caller }) => {
      await keepAccount(services, caller);
      return {};
    },
  ),
];
