import { defineEndpoint, path } from '../http/endpoint';
import {
  readAnything,
  readBoolean,
  readInstant,
  readListIn,
  readNothing,
  readNumber,
  readObject,
  readString,
} from '../http/parse';

// Account care is an addition of this platform (docs/contracts/accounts.md). Each change is confirmed by the password.

interface Confirmed {
  userId?: string;
  password: string;
}

/** E-mails a link to another address, which the account has once the link is used. */
export const changeEmail = defineEndpoint<Confirmed & { email: string }, null>({
  name: 'account.changeEmail',
  method: 'PUT',
  path: ({ userId = 'me' }) => path`/v3/users/${userId}/email`,
  body: ({ password, email }) => ({ password, email }),
  auth: 'ticket',
  parse: readNothing,
});

export const readSecondFactor = readObject((field) => ({
  isOn: field('isOn', readBoolean),
  recoveryCodesLeft: field('recoveryCodesLeft', readNumber),
}));

/** Whether logins with the password need a code. */
export type SecondFactor = ReturnType<typeof readSecondFactor>;

export const getSecondFactor = defineEndpoint<{ userId?: string }, SecondFactor>({
  name: 'account.getSecondFactor',
  method: 'GET',
  path: ({ userId = 'me' }) => path`/v3/users/${userId}/secondFactor`,
  auth: 'ticket',
  parse: readSecondFactor,
});

export const readAppSetup = readObject((field) => ({
  /** In base 32, to type in. */
  secret: field('secret', readString),
  /** `otpauth://totp/...`, for a QR code. */
  uri: field('uri', readString),
}));

/** What an authenticator app needs. */
export type AppSetup = ReturnType<typeof readAppSetup>;

/** Starts to set up an authenticator app; the second factor is on with its first code. */
export const setUpSecondFactor = defineEndpoint<Confirmed, AppSetup>({
  name: 'account.setUpSecondFactor',
  method: 'POST',
  path: ({ userId = 'me' }) => path`/v3/users/${userId}/secondFactor/setups`,
  body: ({ password }) => ({ password }),
  auth: 'ticket',
  parse: readAppSetup,
});

export const readRecoveryCodes = readListIn('recoveryCodes', readString);

/** Turns the second factor on by the first code of the app; returns recovery codes. */
export const turnSecondFactorOn = defineEndpoint<{ userId?: string; code: string }, string[]>({
  name: 'account.turnSecondFactorOn',
  method: 'PUT',
  path: ({ userId = 'me' }) => path`/v3/users/${userId}/secondFactor`,
  body: ({ code }) => ({ code }),
  auth: 'ticket',
  parse: readRecoveryCodes,
});

export const turnSecondFactorOff = defineEndpoint<Confirmed, null>({
  name: 'account.turnSecondFactorOff',
  method: 'DELETE',
  path: ({ userId = 'me' }) => path`/v3/users/${userId}/secondFactor`,
  body: ({ password }) => ({ password }),
  auth: 'ticket',
  parse: readNothing,
});

/** Everything that the platform has of the player, to keep as a file. */
export const copyData = defineEndpoint<Confirmed, unknown>({
  name: 'account.copyData',
  method: 'POST',
  path: ({ userId = 'me' }) => path`/v3/users/${userId}/dataCopies`,
  body: ({ password }) => ({ password }),
  auth: 'ticket',
  parse: readAnything,
});

export const readClosing = readObject((field) => ({
  /** When the account is deleted. */
  closingDate: field('closingDate', readInstant),
}));

/** Closes the account and signs the player out everywhere. */
export const closeAccount = defineEndpoint<Confirmed, ReturnType<typeof readClosing>>({
  name: 'account.closeAccount',
  method: 'POST',
  path: ({ userId = 'me' }) => path`/v3/users/${userId}/closing`,
  body: ({ password }) => ({ password }),
  auth: 'ticket',
  parse: readClosing,
});

/** Keeps an account that its player has closed and signed in to since. */
export const keepAccount = defineEndpoint<{ userId?: string }, null>({
  name: 'account.keepAccount',
  method: 'DELETE',
  path: ({ userId = 'me' }) => path`/v3/users/${userId}/closing`,
  auth: 'ticket',
  parse: readNothing,
});
