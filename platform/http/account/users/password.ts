import { z } from 'zod';
import { passwordLengths } from '../../../domain/accounts/passwords';
import { translatorFor } from '../../../locale/translator';
import type { ServiceContext } from '../../../serviceContext';
import { changePassword } from '../../../useCases/accounts/changePassword';
import { PlatformError } from '../../kernel/errors';
import { playerOperation } from '../../kernel/operation';
import { idInPath } from '../../kernel/paths';
import { tooManyCalls } from '../../kernel/tooManyCalls';
import { emptyResponse } from '../../kernel/wireTypes';
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
        password: z.string().max(passwordLengths.max).describe('The present one.'),
        newPassword: z.string(),
      }),
      response: emptyResponse,
    },
    async ({ caller: { userId, sessionId }, body, locale }) => {
      const outcome = await changePassword(services, { userId, sessionId, ...body });
      if (outcome === 'wrong') throw new PlatformError('wrongPassword');
      if (outcome === 'ended') throw new PlatformError('ticketExpired');
      if (typeof outcome === 'string') return {};
      if ('wait' in outcome) throw tooManyCalls(outcome.wait);
      throw validationError([{ field: 'password', violation: outcome.violation }], translatorFor(locale));
    },
  ),
];
