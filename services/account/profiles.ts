import { defineEndpoint, path } from '../http/endpoint';
import {
  type FieldReader,
  orElse,
  readBoolean,
  readListIn,
  readNothing,
  readObject,
  readString,
  readText,
} from '../http/parse';
import { readValidationReports, type ValidationReport } from './validationReports';

const profileFields = (field: FieldReader) => ({
  profileId: field('profileId', readString),
  userId: field('userId', readString),
  platformType: field('platformType', readText),
  idOnPlatform: field('idOnPlatform', readText),
  nameOnPlatform: field('nameOnPlatform', readText),
});

const readProfile = readObject(profileFields);

/** A player's identity on one platform. */
export type Profile = ReturnType<typeof readProfile>;

export const readProfiles = readListIn('profiles', readProfile);

const readLinkedProfile = readObject((field) => ({
  ...profileFields(field),
  /** False where a password reset keeps the profile from logging in until the player confirms it. */
  isConfirmed: field('isConfirmed', orElse(readBoolean, true)),
}));

/** A profile of another platform that is linked to the player's account. */
export type LinkedProfile = ReturnType<typeof readLinkedProfile>;

const readLinkedProfiles = readListIn('profiles', readLinkedProfile);

/** The profile a call is about; `me` by default. */
export interface ProfileInput {
  profileId?: string;
}

/** Selects players by one kind of id, at most 50. */
export type PlayerNames =
  | { userIds: string[] }
  | { profileIds: string[] }
  | { namesOnPlatform: string[]; platformType?: string }
  | { idOnPlatform: string[]; platformType?: string };

/** The profiles that exist among those selected; the sign-on uses the first one. */
export const getProfiles = defineEndpoint<PlayerNames, Profile[]>({
  name: 'account.getProfiles',
  method: 'GET',
  path: () => '/v3/profiles',
  query: (names) =>
    Object.fromEntries(
      Object.entries(names).map(([kind, value]) => [kind, Array.isArray(value) ? value.join(',') : value]),
    ),
  auth: 'ticket',
  parse: readProfiles,
});

export const getProfile = defineEndpoint<ProfileInput, Profile>({
  name: 'account.getProfile',
  method: 'GET',
  path: ({ profileId = 'me' }) => path`/v3/profiles/${profileId}`,
  auth: 'ticket',
  parse: readProfile,
});

/** The player's profiles on other platforms. */
export const getExternalProfiles = defineEndpoint<null, LinkedProfile[]>({
  name: 'account.getExternalProfiles',
  method: 'GET',
  path: () => '/v3/profiles/me/external',
  auth: 'ticket',
  parse: readLinkedProfiles,
});

export const renameProfile = defineEndpoint<ProfileInput & { nameOnPlatform: string }, Profile>({
  name: 'account.renameProfile',
  method: 'PUT',
  path: ({ profileId = 'me' }) => path`/v3/profiles/${profileId}`,
  body: ({ nameOnPlatform }) => ({ nameOnPlatform }),
  auth: 'ticket',
  parse: readProfile,
});

/** Checks a new name without saving it. */
export const validateRenaming = defineEndpoint<ProfileInput & { nameOnPlatform: string }, ValidationReport[]>({
  name: 'account.validateRenaming',
  method: 'POST',
  path: ({ profileId = 'me' }) => path`/v3/profiles/${profileId}/validateUpdate`,
  body: ({ nameOnPlatform }) => ({ nameOnPlatform }),
  auth: 'ticket',
  parse: readValidationReports,
});

/** Links the profile of another ticket to the user. */
export const linkProfile = defineEndpoint<{ userId: string; otherTicket: string }, LinkedProfile[]>({
  name: 'account.linkProfile',
  method: 'POST',
  path: ({ userId }) => path`/v3/users/${userId}/profiles`,
  body: ({ otherTicket }) => ({ otherTicket }),
  auth: 'ticket',
  parse: readLinkedProfiles,
});

/** Lets a linked profile log in again after a password reset. */
export const confirmProfile = defineEndpoint<{ userId: string; profileId: string }, LinkedProfile[]>({
  name: 'account.confirmProfile',
  method: 'PUT',
  path: ({ userId, profileId }) => path`/v3/users/${userId}/profiles/${profileId}`,
  auth: 'ticket',
  parse: readLinkedProfiles,
});

/** Unlinks a profile of another platform from the user. */
export const unlinkProfile = defineEndpoint<{ userId: string; profileId: string }, null>({
  name: 'account.unlinkProfile',
  method: 'DELETE',
  path: ({ userId, profileId }) => path`/v3/users/${userId}/profiles/${profileId}`,
  auth: 'ticket',
  parse: readNothing,
});
