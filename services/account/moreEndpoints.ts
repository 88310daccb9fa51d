import { defineEndpoint, path } from '../http/endpoint';
import { readNothing } from '../http/parse';
import { readApplications, readCommunications, readUserFields } from './moreParse';
import { readEntity, readPlayedApplications, readValidationReports } from './parse';
import type { Application, Communications, Entity, PlayedApplication, User, ValidationReport } from './types';

// Calls of the wire that spec 7 does not name and no screen needs to load with the first page.

/** What would be wrong with a new name. */
export const validateRenaming = defineEndpoint<{ profileId?: string; nameOnPlatform: string }, ValidationReport[]>({
  name: 'account.validateRenaming',
  method: 'POST',
  path: ({ profileId = 'me' }) => path`/v3/profiles/${profileId}/validateUpdate`,
  body: ({ nameOnPlatform }) => ({ nameOnPlatform }),
  auth: 'ticket',
  parse: readValidationReports,
});

/** Games by their spaces or by their ids among the applications, 50 at most. */
export const getApplications = defineEndpoint<{ spaceIds: string[] } | { applicationIds: string[] }, Application[]>({
  name: 'account.getApplications',
  method: 'GET',
  path: () => '/v2/applications',
  query: (named) =>
    'spaceIds' in named ? { spaceIds: named.spaceIds.join(',') } : { applicationIds: named.applicationIds.join(',') },
  auth: 'ticket',
  parse: readApplications,
});

/** What the player and friends have played, in one call. */
export const getApplicationsOfProfiles = defineEndpoint<{ profileIds: string[]; limit?: number }, PlayedApplication[]>({
  name: 'account.getApplicationsOfProfiles',
  method: 'GET',
  path: () => '/v1/profiles/applications',
  query: ({ profileIds, limit }) => ({ profileIds: profileIds.join(','), limit }),
  auth: 'ticket',
  parse: readPlayedApplications,
});

/** The badges a player shows, with the revision that the next change must name. */
export const getEntity = defineEndpoint<{ entityId: string }, Entity>({
  name: 'account.getEntity',
  method: 'GET',
  path: ({ entityId }) => path`/v2/profiles/entities/${entityId}`,
  auth: 'ticket',
  parse: readEntity,
});

/** Some fields of an account; the others stay with the services. */
export const getUserFields = defineEndpoint<{ userId?: string; fields: (keyof User)[] }, Partial<User>>({
  name: 'account.getUserFields',
  method: 'GET',
  path: ({ userId = 'me' }) => path`/v3/users/${userId}`,
  query: ({ fields }) => ({ fields: fields.join(',') }),
  auth: 'ticket',
  parse: readUserFields,
});

/** Takes a profile of another platform away from the user. */
export const unlinkProfile = defineEndpoint<{ userId: string; profileId: string }, null>({
  name: 'account.unlinkProfile',
  method: 'DELETE',
  path: ({ userId, profileId }) => path`/v3/users/${userId}/profiles/${profileId}`,
  auth: 'ticket',
  parse: readNothing,
});

/** Notes what the publisher may write to the player about. */
export const chooseCommunications = defineEndpoint<{ userId: string; choices: Communications }, Communications>({
  name: 'account.chooseCommunications',
  method: 'PUT',
  path: ({ userId }) => path`/v3/users/${userId}/communications`,
  body: ({ choices }) => choices,
  auth: 'ticket',
  parse: readCommunications,
});
