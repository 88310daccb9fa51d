import { z } from 'zod';
import { translatorFor } from '../../../locale/translator';
import type { ServiceContext } from '../../../serviceContext';
import { changePassword } from '../../../useCases/accounts/changePassword';
import { playerOperation } from '../../kernel/operation';
import { idInPath } from '../../kernel/paths';
import { unconfirmed } from '../../kernel/unconfirmed';
import { emptyResponse } from '../../kernel/wireTypes';
import { passwordField } from './passwordField';
import { validationError } from './validationReports';

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
    async ({ caller: { userId, sessionId }, body, locale }) => {
      const outcome = await changePassword(services, { userId, sessionId, ...body });
      if (outcome === 'changed') return {};
      if (typeof outcome === 'string' || 'wait' in outcome) throw unconfirmed(outcome);
      throw validationError([{ field: 'password', violation: outcome.violation }], translatorFor(locale));
    },
  ),
];
