import { z } from 'zod';
import { createConsoleCode } from '../../../db/stores/accounts/consoleCodeStore';
import { endDevice, readDevices } from '../../../db/stores/accounts/deviceStore';
import { readApplications } from '../../../db/stores/games/applicationStore';
import { consoleIntervalSeconds } from '../../../domain/accounts/consoleCodes';
import type { ServiceContext } from '../../../serviceContext';
import { requestSwitchTicket } from '../../../useCases/accounts/sessions';
import { countAttempts } from '../../../useCases/countAttempts';
import { clientNetwork } from '../../kernel/clientAddress';
import { orNotFound } from '../../kernel/errors';
import { headerNames } from '../../kernel/headers';
import { openOperation, playerOperation } from '../../kernel/operation';
import { guidPattern, idInPath } from '../../kernel/paths';
import { timestamp, wireDate } from '../../kernel/wireTypes';

const path = `/v3/users/${idInPath}/devices`;
const deviceShape = z
  .object({
    deviceId: z.guid(),
    name: z
      .string()
      .nullable()
      .describe('A browser, such as `Firefox, Windows`, or the title of a game; null where neither is known.'),
    signInDate: timestamp,
    lastUseDate: timestamp,
    countryCode: z.string().nullable().describe('Where it was last used; null where that is not known.'),
    isCurrent: z.boolean().describe('True for the device of this call.'),
  })
  .meta({ id: 'Device' });

/** Sign-in on other devices, and where a player is signed in; the latter is this platform's own (docs/contracts/accounts.md). */
export function devices(services: ServiceContext) {
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
    playerOperation('GET', path, {
      id: 'getDevices',
      summary: 'The browsers and applications that the player is signed in with: this one, then the last used first.',
      response: z.object({ devices: z.array(deviceShape) }),
      handle: async ({ caller, now }) => {
        const found = await readDevices(db, caller, now);
        const applicationIds = found.flatMap(({ appId }) => appId ?? []);
        const applications = applicationIds.length > 0 ? await readApplications(db, { applicationIds }) : [];
        const titleOf = (appId: string | null) =>
          applications.find(({ applicationId }) => applicationId === appId)?.game.title ?? null;
        return {
          devices: found.map(({ deviceId, name, appId, signedInAt, usedAt, country, isCurrent }) => ({
            deviceId,
            name: name ?? titleOf(appId),
            signInDate: wireDate(signedInAt),
            lastUseDate: wireDate(usedAt),
            countryCode: country,
            isCurrent,
          })),
        };
      },
    }),
    playerOperation('DELETE', `${path}/:deviceId{${guidPattern}}`, {
      id: 'endDevice',
      summary: 'Signs the player out on one device: its tickets are void.',
      errors: ['notFound'],
      handle: async ({ c, profileId }) => {
        const deviceId = (c.req.param('deviceId') ?? '').toLowerCase();
        orNotFound(await endDevice(db, profileId, deviceId));
      },
    }),
  ];
}
