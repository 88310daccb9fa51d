import { z } from 'zod';
import { createConsoleCode } from '../../../db/stores/accounts/consoleCodeStore';
import { consoleIntervalSeconds } from '../../../domain/accounts/consoleCodes';
import { clientNetwork } from '../../kernel/clientAddress';
import type { ServiceContext } from '../../../serviceContext';
import { requestSwitchTicket } from '../../../useCases/accounts/sessions';
import { countAttempts } from '../../../useCases/countAttempts';
import { timestamp, wireDate } from '../../kernel/wireTypes';
import { headerNames } from '../../kernel/headers';
import { openOperation, playerOperation } from '../../kernel/operation';

/** Sign-in on other devices: console codes and switch tickets (docs/contracts/accounts.md). */
export const deviceLogins = (services: ServiceContext) => {
  const { db, clock, baseUrl } = services;
  return [
    openOperation('POST', '/v3/profiles/consoleAuthCodes', {
      id: 'requestConsoleAuthCode',
      summary: 'Begins a login on a console: a code to keep, and one to show to its player.',
      description: 'Once the player has agreed at the address, the kept code logs in with `console_auth_code t=`.',
      body: z.object({ deviceName: z.string().trim().min(1).max(40).default('A console') }),
      response: z.object({
        code: z.string(),
        userCode: z.string(),
        verificationUrl: z.url(),
        expiration: timestamp,
        intervalSec: z.int().describe('How long to wait between two tries.'),
      }),
      errors: ['tooManyCalls'],
      handle: async ({ c, body: { deviceName } }) => {
        const appId = c.req.header(headerNames.appId) ?? '';
        await countAttempts(services, { kind: 'console', subject: clientNetwork(c, services) });
        const { code, userCode, expiresAt } = await createConsoleCode(db, clock, { deviceName, appId });
        return {
          code,
          userCode,
          verificationUrl: `${baseUrl}/sso/console?code=${userCode}`,
          expiration: wireDate(expiresAt),
          intervalSec: consoleIntervalSeconds,
        };
      },
    }),
    playerOperation('POST', '/v3/profiles/switchTickets', {
      id: 'requestSwitchTicket',
      summary: 'A ticket that hands the player on to another application or device: good for two minutes, once.',
      body: z.object({ appId: z.guid().optional().describe('The one application that may use it.') }),
      response: z.object({ switchTicket: z.string(), expiration: timestamp }),
      handle: async ({ caller, body: { appId } }) => {
        const { token, expiresAt } = await requestSwitchTicket(services, caller, appId?.toLowerCase() ?? null);
        return { switchTicket: token, expiration: wireDate(expiresAt) };
      },
    }),
  ];
};
