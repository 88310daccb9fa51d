import { defineEndpoint, path } from '../http/endpoint';
import {
  readBoolean,
  readInstant,
  readListIn,
  readNothing,
  readObject,
  readOptionalText,
  readString,
} from '../http/parse';

// Devices and the change of the password are an addition of this platform (docs/contracts/accounts.md, Devices).

/** A browser or an application that the player is signed in with. */
export interface Device {
  deviceId: string;
  /** "Firefox, Windows", or the title of a game; null where neither is known. */
  name: string | null;
  signInDate: string;
  /** True for the device of the call. */
  isCurrent: boolean;
}

export const readDevices = readListIn(
  'devices',
  readObject<Device>((field) => ({
    deviceId: field('deviceId', readString),
    name: field('name', readOptionalText),
    signInDate: field('signInDate', readInstant),
    isCurrent: field('isCurrent', readBoolean),
  })),
);

/** The player's devices: this one, then the latest sign-in first. */
export const getDevices = defineEndpoint<{ userId?: string }, Device[]>({
  name: 'account.getDevices',
  method: 'GET',
  path: ({ userId = 'me' }) => path`/v3/users/${userId}/devices`,
  auth: 'ticket',
  parse: readDevices,
});

/** Signs the player out on one device. */
export const endDevice = defineEndpoint<{ userId?: string; deviceId: string }, null>({
  name: 'account.endDevice',
  method: 'DELETE',
  path: ({ userId = 'me', deviceId }) => path`/v3/users/${userId}/devices/${deviceId}`,
  auth: 'ticket',
  parse: readNothing,
});

/** Changes the password, confirmed by the present one, and signs the player out on all other devices. */
export const changePassword = defineEndpoint<{ userId?: string; password: string; newPassword: string }, null>({
  name: 'account.changePassword',
  method: 'PUT',
  path: ({ userId = 'me' }) => path`/v3/users/${userId}/password`,
  body: ({ password, newPassword }) => ({ password, newPassword }),
  auth: 'ticket',
  parse: readNothing,
});
