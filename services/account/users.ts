import { defineAddition, defineEndpoint, path, pick } from '../http/endpoint';
import * as read from '../http/parse';
import { readValidationReports } from './validationReports';

export const readUser = read.object({
  userId: read.string,
  username: read.text,
  nameOnPlatform: read.text,
  email: read.text,
  /** False until the player confirms the address. */
  emailVerified: read.orElse(read.boolean, true),
  country: read.string,
  preferredLanguage: read.text,
  dateCreated: read.optionalInstant,
  communicationOptIn: read.flag,
  communicationThirdPartyOptIn: read.flag,
  hasAcceptedLegalOptins: read.flag,
  /** When the name may be changed again; null if that is now. */
  nextRenameDate: read.optionalInstant,
  /** When the account is deleted, because its player has closed it; null while it is open. */
  closingDate: read.optionalInstant,
});
export type User = ReturnType<typeof readUser>;

export const readCommunications = read.object({
  communicationOptIn: read.boolean,
  communicationThirdPartyOptIn: read.boolean,
});

/** From the publisher and from its partners. */
export type Communications = ReturnType<typeof readCommunications>;

/** Spec 3, User creation. */
export interface UserCreation {
  /** Years. */
  age: number;
  communicationOptIn: boolean;
  communicationThirdPartyOptIn: boolean;
  country: string;
  email: string;
  legalOptinsKey: string;
  nameOnPlatform: string;
  password: string;
  preferredLanguage: string;
}

export const readCreatedUser = /* @__PURE__ */ read.object({
  userId: read.string,
  profileId: read.string,
  nameOnPlatform: read.string,
  email: read.string,
  country: read.string,
});

export const getUser = defineEndpoint('account.getUser', 'GET', {
  path: ({ userId = 'me' }: { userId?: string }) => path`/v3/users/${userId}`,
  parse: readUser,
});

export const validateCreation = defineEndpoint('account.validateCreation', 'POST', {
  path: '/v3/users/validateCreation',
  body: (creation: UserCreation) => creation,
  auth: 'none',
  parse: readValidationReports,
});

export const createUser = defineEndpoint('account.createUser', 'POST', {
  path: '/v3/users',
  body: (creation: UserCreation) => creation,
  auth: 'none',
  parse: readCreatedUser,
});

/** The response does not reveal whether the address is known. */
export const startResetPassword = defineEndpoint('account.startResetPassword', 'POST', {
  path: '/v3/users/startResetPassword',
  body: pick<{ email: string; nextUrl: string }>('email', 'nextUrl'),
  auth: 'none',
  parse: read.nothing,
});

const readEmailVerification = read.object({
  /** True if no email was sent, because the address is verified. */
  emailVerified: read.boolean,
});

export const sendEmailVerification = defineAddition('account.sendEmailVerification', 'POST', {
  path: ({ userId = 'me' }: { userId?: string }) => path`/v3/users/${userId}/emailVerification`,
  parse: readEmailVerification,
});

export const chooseCommunications = defineAddition('account.chooseCommunications', 'PUT', {
  path: ({ userId }: { userId: string; choices: Communications }) => path`/v3/users/${userId}/communications`,
  body: ({ choices }) => choices,
  parse: readCommunications,
});

export const readPreferredLanguage = read.object({ preferredLanguage: read.string });

/** Such as `fr-FR`. */
export const changePreferredLanguage = defineAddition('account.changePreferredLanguage', 'PUT', {
  path: ({ userId }: { userId: string; preferredLanguage: string }) => path`/v3/users/${userId}`,
  body: ({ preferredLanguage }) => ({ preferredLanguage }),
  parse: readPreferredLanguage,
});
