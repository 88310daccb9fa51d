import { z } from 'zod';
import { endDevice, readDevices } from '../../../db/stores/accounts/deviceStore';
import { readApplications } from '../../../db/stores/games/applicationStore';
import type { ServiceContext } from '../../../serviceContext';
import { orNotFound } from '../../kernel/errors';
import { playerOperation } from '../../kernel/operation';
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

/** Where a player is signed in; this platform's own operations (docs/contracts/accounts.md, Devices). */
export function devices({ db }: ServiceContext) {
  return [
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
