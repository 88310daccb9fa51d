import { z } from 'zod';
import { chooseAutoBank, readAutoBank } from '../../../db/stores/players/clubSettingsStore';
import type { ServiceContext } from '../../../serviceContext';
import { playerOperation } from '../../kernel/operation';
import { clubPath } from '../paths';

const path = clubPath('autobank');

const shape = z
  .object({
    autoBank: z.boolean(),
    isOffered: z
      .boolean()
      .describe('True once the player has almost missed a bank, until the player turns the setting on or off.'),
  })
  .meta({ id: 'AutoBank' });

/** The setting of auto-bank; this platform's own operations (docs/contracts/club-calls.md, Auto-bank). */
export const autoBank = ({ db }: ServiceContext) => [
  playerOperation('GET', path, {
    id: 'getAutoBank',
    summary: 'Whether auto-bank is on.',
    response: shape,
    handle: ({ profileId }) => readAutoBank(db, profileId),
  }),
  playerOperation('PUT', path, {
    id: 'chooseAutoBank',
    summary: 'Turns auto-bank on or off. While it is on, what is completed is banked when its time to bank ends.',
    description: 'A repeat changes nothing. It answers the offer, which is not made again.',
    body: z.object({ autoBank: z.boolean() }),
    response: shape,
    handle: ({ profileId, body, now }) => chooseAutoBank(db, profileId, body.autoBank, now),
  }),
];
