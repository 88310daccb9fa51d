import { defineAddition } from '../http/endpoint';
import * as read from '../http/parse';

const readAutoBank = read.object({
  autoBank: read.boolean,
  /** True once the player has almost missed a bank, until the player turns the setting on or off. */
  isOffered: read.boolean,
});
export type AutoBank = ReturnType<typeof readAutoBank>;

const settingPath = '/v1/profiles/me/club/autobank';

export const getAutoBank = defineAddition<null, AutoBank>({
  name: 'club.getAutoBank',
  path: () => settingPath,
  parse: readAutoBank,
});

/** Also answers the offer; idempotent. */
export const chooseAutoBank = defineAddition<{ autoBank: boolean }, AutoBank>({
  name: 'club.chooseAutoBank',
  method: 'PUT',
  path: () => settingPath,
  body: ({ autoBank }) => ({ autoBank }),
  parse: readAutoBank,
});
