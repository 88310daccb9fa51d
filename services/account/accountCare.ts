import { defineAddition, path } from '../http/endpoint';
import * as read from '../http/parse';

// Account care is an addition of this platform (docs/contracts/accounts.md). Each change is confirmed by the password.

interface Confirmed {
  userId?: string;
  password: string;
}

/** The account has the new address once the link in the email is used. */
export const changeEmail = defineAddition<Confirmed & { email: string }, null>({
  name: 'account.changeEmail',
  method: 'PUT',
  path: ({ userId = 'me' }) => path`/v3/users/${userId}/email`,
  body: ({ password, email }) => ({ password, email }),
  parse: read.nothing,
});

export const readSecondFactor = read.object({
  isOn: read.boolean,
  recoveryCodesLeft: read.number,
});
export type SecondFactor = ReturnType<typeof readSecondFactor>;

export const getSecondFactor = defineAddition<{ userId?: string }, SecondFactor>({
  name: 'account.getSecondFactor',
  path: ({ userId = 'me' }) => path`/v3/users/${userId}/secondFactor`,
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
export const setUpSecondFactor = defineAddition<Confirmed, AppSetup>({
  name: 'account.setUpSecondFactor',
  method: 'POST',
  path: ({ userId = 'me' }) => path`/v3/users/${userId}/secondFactor/setups`,
  body: ({ password }) => ({ password }),
  parse: readAppSetup,
});

export const readRecoveryCodes = read.listIn('recoveryCodes', read.string);

/** Returns recovery codes. */
export const turnSecondFactorOn = defineAddition<{ userId?: string; code: string }, string[]>({
  name: 'account.turnSecondFactorOn',
  method: 'PUT',
  path: ({ userId = 'me' }) => path`/v3/users/${userId}/secondFactor`,
  body: ({ code }) => ({ code }),
  parse: readRecoveryCodes,
});

export const turnSecondFactorOff = defineAddition<Confirmed, null>({
  name: 'account.turnSecondFactorOff',
  method: 'DELETE',
  path: ({ userId = 'me' }) => path`/v3/users/${userId}/secondFactor`,
  body: ({ password }) => ({ password }),
  parse: read.nothing,
});

export const copyData = defineAddition<Confirmed, unknown>({
  name: 'account.copyData',
  method: 'POST',
  path: ({ userId = 'me' }) => path`/v3/users/${userId}/dataCopies`,
  body: ({ password }) => ({ password }),
  parse: read.anything,
});

export const readClosing = read.object({
  closingDate: read.instant,
});

export const closeAccount = defineAddition<Confirmed, ReturnType<typeof readClosing>>({
  name: 'account.closeAccount',
  method: 'POST',
  path: ({ userId = 'me' }) => path`/v3/users/${userId}/closing`,
  body: ({ password }) => ({ password }),
  parse: readClosing,
});

/** Keeps an account that its player has closed and signed in to since. */
export const keepAccount = defineAddition<{ userId?: string }, null>({
  name: 'account.keepAccount',
  method: 'DELETE',
  path: ({ userId = 'me' }) => path`/v3/users/${userId}/closing`,
  parse: read.nothing,
});
