import { orAbsent, orNull, readBoolean, readList, readInstant, readObject, readString } from '../http/parse';
import { readApplication } from './parse';
import type { Communications, User } from './types';

const readDate = orNull(readInstant);
const readOptional = orNull(readString);

/** `{applications: [...]}` as a list. */
export const readApplications = readObject((field) => field('applications', readList(readApplication)));

/** An account of which only some fields were asked for. */
export const readUserFields = readObject<Partial<User>>((field) => ({
  userId: field('userId', orAbsent(readString)),
  username: field('username', orAbsent(readString)),
  nameOnPlatform: field('nameOnPlatform', orAbsent(readString)),
  email: field('email', orAbsent(readString)),
  country: field('country', orAbsent(readString)),
  preferredLanguage: field('preferredLanguage', orAbsent(readString)),
  dateOfBirth: field('dateOfBirth', orAbsent(readDate)),
  dateCreated: field('dateCreated', orAbsent(readDate)),
  communicationOptIn: field('communicationOptIn', orAbsent(readBoolean)),
  communicationThirdPartyOptIn: field('communicationThirdPartyOptIn', orAbsent(readBoolean)),
  hasAcceptedLegalOptins: field('hasAcceptedLegalOptins', orAbsent(readBoolean)),
  accountType: field('accountType', orAbsent(readOptional)),
  ageGroup: field('ageGroup', orAbsent(readOptional)),
}));

export const readCommunications = readObject<Communications>((field) => ({
  communicationOptIn: field('communicationOptIn', readBoolean),
  communicationThirdPartyOptIn: field('communicationThirdPartyOptIn', readBoolean),
}));
