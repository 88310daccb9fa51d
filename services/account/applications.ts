import { readImages } from '../club/images';
import type { ProfileInput } from '../clubWebsite/website';
import { defineEndpoint, path } from '../http/endpoint';
import {
  readCounter,
  readListIn,
  readObject,
  readOptionalInstant,
  readOptionalText,
  readString,
  readText,
} from '../http/parse';

const readPlayedApplication = /* @__PURE__ */ readObject((field) => ({
  profileId: field('profileId', readString),
  appId: field('appId', readString),
  firstDatePlayed: field('firstDatePlayed', readOptionalInstant),
  lastDatePlayed: field('lastDatePlayed', readOptionalInstant),
  daysPlayed: field('daysPlayed', readCounter),
  sessionsPlayed: field('sessionsPlayed', readCounter),
}));

/** An application that a profile has played. */
export type PlayedApplication = ReturnType<typeof readPlayedApplication>;

export const readPlayedApplications = /* @__PURE__ */ readListIn('applications', readPlayedApplication);

export const readApplication = /* @__PURE__ */ readObject((field) => ({
  applicationId: field('applicationId', readString),
  spaceId: field('spaceId', readString),
  name: field('name', readString),
  slug: field('slug', readText),
  displayName: field('displayName', readText),
  description: field('description', readText),
  platform: field('platform', readText),
  genre: field('genre', readOptionalText),
  ageRating: field('ageRating', readOptionalText),
  images: field('images', readImages),
}));

/** A game of the publisher on one platform (spec 3, Game). */
export type Application = ReturnType<typeof readApplication>;

export const readApplications = readListIn('applications', readApplication);

/** Page size of a profile's applications (spec 9, Limits). */
const applicationsLimit = 100;

export const getPlayedApplications = defineEndpoint<ProfileInput, PlayedApplication[]>({
  name: 'account.getPlayedApplications',
  method: 'GET',
  path: ({ profileId = 'me' }) => path`/v3/profiles/${profileId}/applications`,
  query: () => ({ limit: applicationsLimit }),
  auth: 'ticket',
  parse: readPlayedApplications,
});

export const getApplication = defineEndpoint<{ gameAppId: string }, Application>({
  name: 'account.getApplication',
  method: 'GET',
  path: ({ gameAppId }) => path`/v2/applications/${gameAppId}`,
  auth: 'ticket',
  parse: readApplication,
});

/** Applications by space or by application id, at most 50. */
export const getApplications = defineEndpoint<{ spaceIds: string[] } | { applicationIds: string[] }, Application[]>({
  name: 'account.getApplications',
  method: 'GET',
  path: () => '/v2/applications',
  query: (named) =>
    'spaceIds' in named ? { spaceIds: named.spaceIds.join(',') } : { applicationIds: named.applicationIds.join(',') },
  auth: 'ticket',
  parse: readApplications,
});

/** Applications that several profiles have played, in one call. */
export const getApplicationsOfProfiles = defineEndpoint<{ profileIds: string[]; limit?: number }, PlayedApplication[]>({
  name: 'account.getApplicationsOfProfiles',
  method: 'GET',
  path: () => '/v1/profiles/applications',
  query: ({ profileIds, limit }) => ({ profileIds: profileIds.join(','), limit }),
  auth: 'ticket',
  parse: readPlayedApplications,
});
