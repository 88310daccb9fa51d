import { defineEndpoint } from '../http/endpoint';
import { readBoolean, readObject } from '../http/parse';

/** The setting of auto-bank. */
export interface AutoBank {
  autoBank: boolean;
  /** True once the player has almost missed a bank, until the player turns the setting on or off. */
  isOffered: boolean;
}

const readAutoBank = readObject<AutoBank>((field) => ({
  autoBank: field('autoBank', readBoolean),
  isOffered: field('isOffered', readBoolean),
}));

const settingPath = '/v1/profiles/me/club/autobank';

/** Whether auto-bank is on, and whether it is offered. */
export const getAutoBank = defineEndpoint<null, AutoBank>({
  name: 'club.getAutoBank',
  method: 'GET',
  path: () => settingPath,
  auth: 'ticket',
  parse: readAutoBank,
});

/** Turns auto-bank on or off, which also answers the offer; idempotent. */
export const chooseAutoBank = defineEndpoint<{ autoBank: boolean }, AutoBank>({
  name: 'club.chooseAutoBank',
  method: 'PUT',
  path: () => settingPath,
  body: ({ autoBank }) => ({ autoBank }),
  auth: 'ticket',
  parse: readAutoBank,
});
