import type { ProfileInput } from '../clubWebsite/website';
import { defineAddition, defineEndpoint, path } from '../http/endpoint';
import * as read from '../http/parse';
import { readValidationReports } from './validationReports';

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

/** At most 50, and only those that exist; the sign-on uses the first one. */
export const getProfiles = defineAddition('account.getProfiles', 'GET', {
  path: '/v3/profiles',
  query: ({ userIds }: { userIds: string[] }) => ({ userIds: userIds.join(',') }),
  parse: readProfiles,
});

export const getExternalProfiles = defineEndpoint('account.getExternalProfiles', 'GET', {
  path: '/v3/profiles/me/external',
  parse: readLinkedProfiles,
});

export const renameProfile = defineEndpoint('account.renameProfile', 'PUT', {
  path: ({ profileId = 'me' }: ProfileInput & { nameOnPlatform: string }) => path`/v3/profiles/${profileId}`,
  body: ({ nameOnPlatform }) => ({ nameOnPlatform }),
  parse: readProfile,
});

export const validateRenaming = defineAddition('account.validateRenaming', 'POST', {
  path: ({ profileId = 'me' }: ProfileInput & { nameOnPlatform: string }) =>
    path`/v3/profiles/${profileId}/validateUpdate`,
  body: ({ nameOnPlatform }) => ({ nameOnPlatform }),
  parse: readValidationReports,
});

export const linkProfile = defineEndpoint('account.linkProfile', 'POST', {
  path: ({ userId }: { userId: string; otherTicket: string }) => path`/v3/users/${userId}/profiles`,
  body: ({ otherTicket }) => ({ otherTicket }),
  parse: readLinkedProfiles,
});

/** After a password reset. */
export const confirmProfile = defineAddition('account.confirmProfile', 'PUT', {
  path: ({ userId, profileId }: { userId: string; profileId: string }) =>
    path`/v3/users/${userId}/profiles/${profileId}`,
  parse: readLinkedProfiles,
});

export const unlinkProfile = defineAddition('account.unlinkProfile', 'DELETE', {
  path: ({ userId, profileId }: { userId: string; profileId: string }) =>
    path`/v3/users/${userId}/profiles/${profileId}`,
  parse: read.nothing,
});
