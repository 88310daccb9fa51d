import { defineEndpoint, path } from '../http/endpoint';
import {
  orAbsent,
  readBoolean,
  readFlag,
  readNothing,
  readObject,
  readOptionalInstant,
  readOptionalText,
  readString,
  readText,
} from '../http/parse';
import { readValidationReports, type ValidationReport } from './validationReports';

export const readUser = readObject((field) => ({
  userId: field('userId', readString),
  username: field('username', readText),
  nameOnPlatform: field('nameOnPlatform', readText),
  email: field('email', readText),
  country: field('country', readString),
  preferredLanguage: field('preferredLanguage', readText),
  dateOfBirth: field('dateOfBirth', readOptionalInstant),
  dateCreated: field('dateCreated', readOptionalInstant),
  communicationOptIn: field('communicationOptIn', readFlag),
  communicationThirdPartyOptIn: field('communicationThirdPartyOptIn', readFlag),
  hasAcceptedLegalOptins: field('hasAcceptedLegalOptins', readFlag),
  /** When the name may be changed again; null where that is now. */
  nextRenameDate: field('nextRenameDate', readOptionalInstant),
  /** When the account is deleted, because its player has closed it; null while it is open. */
  closingDate: field('closingDate', readOptionalInstant),
  accountType: field('accountType', readOptionalText),
  ageGroup: field('ageGroup', readOptionalText),
}));

/** A user account. */
export type User = ReturnType<typeof readUser>;

/** A response with only the requested fields. */
export const readUserFields = readObject<Partial<User>>((field) => ({
  userId: field('userId', orAbsent(readString)),
  username: field('username', orAbsent(readString)),
  nameOnPlatform: field('nameOnPlatform', orAbsent(readString)),
  email: field('email', orAbsent(readString)),
  country: field('country', orAbsent(readString)),
  preferredLanguage: field('preferredLanguage', orAbsent(readString)),
  dateOfBirth: field('dateOfBirth', orAbsent(readOptionalInstant)),
  dateCreated: field('dateCreated', orAbsent(readOptionalInstant)),
  communicationOptIn: field('communicationOptIn', orAbsent(readBoolean)),
  communicationThirdPartyOptIn: field('communicationThirdPartyOptIn', orAbsent(readBoolean)),
  hasAcceptedLegalOptins: field('hasAcceptedLegalOptins', orAbsent(readBoolean)),
  nextRenameDate: field('nextRenameDate', orAbsent(readOptionalInstant)),
  closingDate: field('closingDate', orAbsent(readOptionalInstant)),
  accountType: field('accountType', orAbsent(readOptionalText)),
  ageGroup: field('ageGroup', orAbsent(readOptionalText)),
}));

export const readCommunications = readObject((field) => ({
  communicationOptIn: field('communicationOptIn', readBoolean),
  communicationThirdPartyOptIn: field('communicationThirdPartyOptIn', readBoolean),
}));

/** Consent to e-mail from the publisher and from its partners. */
export type Communications = ReturnType<typeof readCommunications>;

/** The data of a new account (spec 3, User creation). */
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

export const readCreatedUser = /* @__PURE__ */ readObject((field) => ({
  userId: field('userId', readString),
  profileId: field('profileId', readString),
  nameOnPlatform: field('nameOnPlatform', readString),
  email: field('email', readString),
  country: field('country', readString),
}));
export type CreatedUser = ReturnType<typeof readCreatedUser>;

export const getUser = defineEndpoint<{ userId?: string }, User>({
  name: 'account.getUser',
  method: 'GET',
  path: ({ userId = 'me' }) => path`/v3/users/${userId}`,
  auth: 'ticket',
  parse: readUser,
});

/** Returns only the requested fields of an account. */
export const getUserFields = defineEndpoint<{ userId?: string; fields: (keyof User)[] }, Partial<User>>({
  name: 'account.getUserFields',
  method: 'GET',
  path: ({ userId = 'me' }) => path`/v3/users/${userId}`,
  query: ({ fields }) => ({ fields: fields.join(',') }),
  auth: 'ticket',
  parse: readUserFields,
});

/** Checks the data of a new account without creating it (spec 5). */
export const validateCreation = defineEndpoint<UserCreation, ValidationReport[]>({
  name: 'account.validateCreation',
  method: 'POST',
  path: () => '/v3/users/validateCreation',
  body: (creation) => creation,
  auth: 'none',
  parse: readValidationReports,
});

export const createUser = defineEndpoint<UserCreation, CreatedUser>({
  name: 'account.createUser',
  method: 'POST',
  path: () => '/v3/users',
  body: (creation) => creation,
  auth: 'none',
  parse: readCreatedUser,
});

/** Sends an e-mail with a reset link if the address is known; the response does not reveal whether it is. */
export const startResetPassword = defineEndpoint<{ email: string; nextUrl: string }, null>({
  name: 'account.startResetPassword',
  method: 'POST',
  path: () => '/v3/users/startResetPassword',
  body: ({ email, nextUrl }) => ({ email, nextUrl }),
  auth: 'none',
  parse: readNothing,
});

const readEmailVerification = readObject((field) => ({
  /** True where no e-mail was sent, because the address is verified. */
  emailVerified: field('emailVerified', readBoolean),
}));
export type EmailVerification = ReturnType<typeof readEmailVerification>;

/** E-mails the link again that verifies the account's address. */
export const sendEmailVerification = defineEndpoint<{ userId?: string }, EmailVerification>({
  name: 'account.sendEmailVerification',
  method: 'POST',
  path: ({ userId = 'me' }) => path`/v3/users/${userId}/emailVerification`,
  auth: 'ticket',
  parse: readEmailVerification,
});

export const chooseCommunications = defineEndpoint<{ userId: string; choices: Communications }, Communications>({
  name: 'account.chooseCommunications',
  method: 'PUT',
  path: ({ userId }) => path`/v3/users/${userId}/communications`,
  body: ({ choices }) => choices,
  auth: 'ticket',
  parse: readCommunications,
});

export const readPreferredLanguage = readObject((field) => ({
  preferredLanguage: field('preferredLanguage', readString),
}));

/** Stores the language that the player has chosen, such as `fr-FR`. */
export const changePreferredLanguage = defineEndpoint<
  { userId: string; preferredLanguage: string },
  ReturnType<typeof readPreferredLanguage>
>({
  name: 'account.changePreferredLanguage',
  method: 'PUT',
  path: ({ userId }) => path`/v3/users/${userId}`,
  body: ({ preferredLanguage }) => ({ preferredLanguage }),
  auth: 'ticket',
  parse: readPreferredLanguage,
});
