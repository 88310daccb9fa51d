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
export const getDevices = defineAddition('account.getDevices', 'GET', {
  path: ({ userId = 'me' }: { userId?: string }) => path`/v3/users/${userId}/devices`,
  parse: readDevices,
});

export const endDevice = defineAddition('account.endDevice', 'DELETE', {
  path: ({ userId = 'me', deviceId }: { userId?: string; deviceId: string }) =>
    path`/v3/users/${userId}/devices/${deviceId}`,
  parse: read.nothing,
});

/** Signs the player out on all other devices. */
export const changePassword = defineAddition('account.changePassword', 'PUT', {
  path: ({ userId = 'me' }: { userId?: string; password: string; newPassword: string }) =>
    path`/v3/users/${userId}/password`,
  body: ({ password, newPassword }) => ({ password, newPassword }),
  parse: read.nothing,
});
