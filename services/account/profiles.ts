import type { ProfileInput } from '../clubWebsite/website';
import { defineAddition, defineEndpoint, path } from '../http/endpoint';
import * as read from '../http/parse';
import { readValidationReports, type ValidationReport } from './validationReports';

const profileFields = (field: read.FieldReader) => ({
  profileId: field('profileId', read.string),
  userId: field('userId', read.string),
  platformType: field('platformType', read.text),
  idOnPlatform: field('idOnPlatform', read.text),
  nameOnPlatform: field('nameOnPlatform', read.text),
});

const readProfile = read.fields(profileFields);

export type Profile = ReturnType<typeof readProfile>;

export const readProfiles = read.listIn('profiles', readProfile);

const readLinkedProfile = read.fields((field) => ({
  ...profileFields(field),
  /** False if a password reset keeps the profile from logging in until the player confirms it. */
  isConfirmed: field('isConfirmed', read.orElse(read.boolean, true)),
}));

export type LinkedProfile = ReturnType<typeof readLinkedProfile>;

const readLinkedProfiles = read.listIn('profiles', readLinkedProfile);

/** At most 50. */
export type PlayerNames =
  | { userIds: string[] }
  | { profileIds: string[] }
  | { namesOnPlatform: string[]; platformType?: string }
  | { idOnPlatform: string[]; platformType?: string };

/** Only those that exist; the sign-on uses the first one. */
export const getProfiles = defineAddition<PlayerNames, Profile[]>({
  name: 'account.getProfiles',
  path: () => '/v3/profiles',
  query: (names) =>
    Object.fromEntries(
      Object.entries(names).map(([kind, value]) => [kind, Array.isArray(value) ? value.join(',') : value]),
    ),
  parse: readProfiles,
});

export const getProfile = defineAddition<ProfileInput, Profile>({
  name: 'account.getProfile',
  path: ({ profileId = 'me' }) => path`/v3/profiles/${profileId}`,
  parse: readProfile,
});

export const getExternalProfiles = defineEndpoint<null, LinkedProfile[]>({
  name: 'account.getExternalProfiles',
  path: () => '/v3/profiles/me/external',
  parse: readLinkedProfiles,
});

export const renameProfile = defineEndpoint<ProfileInput & { nameOnPlatform: string }, Profile>({
  name: 'account.renameProfile',
  method: 'PUT',
  path: ({ profileId = 'me' }) => path`/v3/profiles/${profileId}`,
  body: ({ nameOnPlatform }) => ({ nameOnPlatform }),
  parse: readProfile,
});

export const validateRenaming = defineAddition<ProfileInput & { nameOnPlatform: string }, ValidationReport[]>({
  name: 'account.validateRenaming',
  method: 'POST',
  path: ({ profileId = 'me' }) => path`/v3/profiles/${profileId}/validateUpdate`,
  body: ({ nameOnPlatform }) => ({ nameOnPlatform }),
  parse: readValidationReports,
});

export const linkProfile = defineEndpoint<{ userId: string; otherTicket: string }, LinkedProfile[]>({
  name: 'account.linkProfile',
  method: 'POST',
  path: ({ userId }) => path`/v3/users/${userId}/profiles`,
  body: ({ otherTicket }) => ({ otherTicket }),
  parse: readLinkedProfiles,
});

/** After a password reset. */
export const confirmProfile = defineAddition<{ userId: string; profileId: string }, LinkedProfile[]>({
  name: 'account.confirmProfile',
  method: 'PUT',
  path: ({ userId, profileId }) => path`/v3/users/${userId}/profiles/${profileId}`,
  parse: readLinkedProfiles,
});

export const unlinkProfile = defineAddition<{ userId: string; profileId: string }, null>({
  name: 'account.unlinkProfile',
  method: 'DELETE',
  path: ({ userId, profileId }) => path`/v3/users/${userId}/profiles/${profileId}`,
  parse: read.nothing,
});
