import { defineEndpoint, path } from '../http/endpoint';
import { readFriends, readPresences, readProfile, readProfiles } from './parse';
import type { Friend, Presence, Profile } from './types';

/** Players by one kind of name, 50 of them at most. */
export type PlayerNames =
  | { userIds: string[] }
  | { profileIds: string[] }
  | { namesOnPlatform: string[]; platformType?: string }
  | { idOnPlatform: string[]; platformType?: string };

/** Profiles of players, those that exist; the sign-on takes the first one. */
export const getProfiles = defineEndpoint<PlayerNames, Profile[]>({
  name: 'account.getProfiles',
  method: 'GET',
  path: () => '/v3/profiles',
  query: (names) => Object.fromEntries(Object.entries(names).map(([kind, value]) => [kind, asText(value)])),
  auth: 'ticket',
  parse: readProfiles,
});

const asText = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(',') : value);

export const getProfile = defineEndpoint<{ profileId?: string }, Profile>({
  name: 'account.getProfile',
  method: 'GET',
  path: ({ profileId = 'me' }) => path`/v3/profiles/${profileId}`,
  auth: 'ticket',
  parse: readProfile,
});

export const getFriends = defineEndpoint<{ profileId?: string }, Friend[]>({
  name: 'account.getFriends',
  method: 'GET',
  path: ({ profileId = 'me' }) => path`/v3/profiles/${profileId}/friends`,
  auth: 'ticket',
  parse: readFriends,
});

/** Who is online, and in what. */
export const getPresences = defineEndpoint<{ userIds: string[] }, Presence[]>({
  name: 'account.getPresences',
  method: 'GET',
  path: () => '/v1/users/onlineStatuses',
  query: ({ userIds }) => ({ userIds: userIds.join(',') }),
  auth: 'ticket',
  parse: readPresences,
});
