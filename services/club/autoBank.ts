import { defineAddition, pick } from '../http/endpoint';
import * as read from '../http/parse';

const readAutoBank = read.object({
  autoBank: read.boolean,
  /** True once the player has almost missed a bank, until the player turns the setting on or off. */
  isOffered: read.boolean,
});
export type AutoBank = ReturnType<typeof readAutoBank>;

const settingPath = '/v1/profiles/me/club/autobank';

export const getAutoBank = defineAddition('club.getAutoBank', 'GET', { path: settingPath, parse: readAutoBank });

/** Also answers the offer; idempotent. */
export const chooseAutoBank = defineAddition('club.chooseAutoBank', 'PUT', {
  path: settingPath,
  body: pick<{ autoBank: boolean }>('autoBank'),
  parse: readAutoBank,
});
