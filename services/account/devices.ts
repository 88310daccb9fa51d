import { defineAddition, path } from '../http/endpoint';
import * as read from '../http/parse';

// Devices and the change of the password are an addition of this platform (docs/contracts/accounts.md, Devices).

const readDevice = read.object({
  deviceId: read.string,
  /** "Firefox, Windows", or the title of a game; null if neither is known. */
  name: read.optionalText,
  lastUseDate: read.instant,
  /** Where that was; null if the services do not know. */
  countryCode: read.optionalText,
  isCurrent: read.boolean,
});
export type Device = ReturnType<typeof readDevice>;

export const readDevices = read.listIn('devices', readDevice);

/** This one, then the last used first. */
export const getDevices = defineAddition<{ userId?: string }, Device[]>({
  name: 'account.getDevices',
  path: ({ userId = 'me' }) => path`/v3/users/${userId}/devices`,
  parse: readDevices,
});

export const endDevice = defineAddition<{ userId?: string; deviceId: string }, null>({
  name: 'account.endDevice',
  method: 'DELETE',
  path: ({ userId = 'me', deviceId }) => path`/v3/users/${userId}/devices/${deviceId}`,
  parse: read.nothing,
});

/** Signs the player out on all other devices. */
export const changePassword = defineAddition<{ userId?: string; password: string; newPassword: string }, null>({
  name: 'account.changePassword',
  method: 'PUT',
  path: ({ userId = 'me' }) => path`/v3/users/${userId}/password`,
  body: ({ password, newPassword }) => ({ password, newPassword }),
  parse: read.nothing,
});
