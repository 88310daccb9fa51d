import { defineAddition, path } from '../http/endpoint';
import * as read from '../http/parse';

// Account care and devices are an addition of this platform (docs/contracts/accounts.md). Each change of the account is
// confirmed by the password.

interface Confirmed {
  userId?: string;
  password: string;
}

/** The account has the new address once the link in the email is used. */
export const changeEmail = defineAddition('account.changeEmail', 'PUT', {
  path: ({ userId = 'me' }: Confirmed & { email: string }) => path`/v3/users/${userId}/email`,
  body: ({ password, email }) => ({ password, email }),
  parse: read.nothing,
});

export const readSecondFactor = read.object({
  isOn: read.boolean,
  recoveryCodesLeft: read.number,
});
export type SecondFactor = ReturnType<typeof readSecondFactor>;

export const getSecondFactor = defineAddition('account.getSecondFactor', 'GET', {
  path: ({ userId = 'me' }: { userId?: string }) => path`/v3/users/${userId}/secondFactor`,
  parse: readSecondFactor,
});

export const readAppSetup = read.object({
  /** In base 32, to type in. */
  secret: read.string,
  /** `otpauth://totp/...`, for a QR code. */
  uri: read.string,
});
export type AppSetup = ReturnType<typeof readAppSetup>;

/** The second factor is on only with the first code of the app. */
export const setUpSecondFactor = defineAddition('account.setUpSecondFactor', 'POST', {
  path: ({ userId = 'me' }: Confirmed) => path`/v3/users/${userId}/secondFactor/setups`,
  body: ({ password }) => ({ password }),
  parse: readAppSetup,
});

export const readRecoveryCodes = read.listIn('recoveryCodes', read.string);

/** The app's first code, and the secret of the setup that it is for. */
export interface SetupProof {
  code: string;
  secret: string;
}

/** Returns recovery codes. */
export const turnSecondFactorOn = defineAddition('account.turnSecondFactorOn', 'PUT', {
  path: ({ userId = 'me' }: SetupProof & { userId?: string }) => path`/v3/users/${userId}/secondFactor`,
  body: ({ code, secret }) => ({ code, secret }),
  parse: readRecoveryCodes,
});

export const turnSecondFactorOff = defineAddition('account.turnSecondFactorOff', 'DELETE', {
  path: ({ userId = 'me' }: Confirmed) => path`/v3/users/${userId}/secondFactor`,
  body: ({ password }) => ({ password }),
  parse: read.nothing,
});

export const copyData = defineAddition('account.copyData', 'POST', {
  path: ({ userId = 'me' }: Confirmed) => path`/v3/users/${userId}/dataCopies`,
  body: ({ password }) => ({ password }),
  parse: read.anything,
});

export const readClosing = read.object({ closingDate: read.instant });

export const closeAccount = defineAddition('account.closeAccount', 'POST', {
  path: ({ userId = 'me' }: Confirmed) => path`/v3/users/${userId}/closing`,
  body: ({ password }) => ({ password }),
  parse: readClosing,
});

/** Keeps an account that its player has closed and signed in to since. */
export const keepAccount = defineAddition('account.keepAccount', 'DELETE', {
  path: ({ userId = 'me' }: { userId?: string }) => path`/v3/users/${userId}/closing`,
  parse: read.nothing,
});

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
