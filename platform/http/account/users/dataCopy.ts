import { z } from 'zod';
import { copyData } from '../../../db/stores/accounts/dataCopyStore';
import { countAttempt } from '../../../db/stores/accounts/attemptStore';
import type { ServiceContext } from '../../../serviceContext';
import { checkPassword } from '../../../useCases/accounts/confirmByPassword';
import { playerOperation } from '../../kernel/operation';
import { idInPath } from '../../kernel/paths';
import { tooManyCalls } from '../../kernel/tooManyCalls';
import { unconfirmed } from '../../kernel/unconfirmed';
import { timestamp, wireDate } from '../../kernel/wireTypes';
import { passwordField } from './passwordField';

/** A copy of a player's data; this platform's own operation (docs/contracts/accounts.md, Copy of the data). */
export const dataCopy = (services: ServiceContext) => [
  playerOperation(
    {
      id: 'copyData',
      method: 'POST',
      paths: [`/v3/users/${idInPath}/dataCopies`],
      tag: 'Users',
      summary: 'Everything that the platform has of the player, without secrets.',
      description: 'Five copies an hour.',
      errors: ['wrongPassword', 'tooManyCalls'],
      body: z.object({ password: passwordField }),
      response: z.object({
        copyDate: timestamp,
        data: z
          .record(z.string(), z.array(z.record(z.string(), z.unknown())))
          .describe('Lists by their names: `account`, `ledger`, `claims` and so on.'),
      }),
    },
    async ({ caller: { userId, sessionId }, body, now }) => {
      const checked = await checkPassword(services, { userId, sessionId, ...body });
      if (typeof checked === 'string' || 'wait' in checked) throw unconfirmed(checked);
      const wait = await countAttempt(services.db, services.clock, [{ kind: 'dataCopy', subject: userId }]);
      if (wait) throw tooManyCalls(wait);
      return { copyDate: wireDate(now), data: await copyData(services.db, userId) };
    },
  ),
];
