import { readImages } from '../club/images';
import type { ProfileInput } from '../clubWebsite/website';
import { defineEndpoint, path } from '../http/endpoint';
import * as read from '../http/parse';

const readPlayedApplication = /* @__PURE__ */ read.object({
  profileId: read.string,
  appId: read.string,
  firstDatePlayed: read.optionalInstant,
  lastDatePlayed: read.optionalInstant,
  daysPlayed: read.counter,
  sessionsPlayed: read.counter,
});
export type PlayedApplication = ReturnType<typeof readPlayedApplication>;

export const readPlayedApplications = /* @__PURE__ */ read.listIn('applications', readPlayedApplication);

export const readApplication = /* @__PURE__ */ read.object({
  applicationId: read.string,
  spaceId: read.string,
  name: read.string,
  slug: read.text,
  displayName: read.text,
  description: read.text,
  platform: read.text,
  genre: read.optionalText,
  ageRating: read.optionalText,
  images: readImages,
});

/** Spec 3, Game. */
export type Application = ReturnType<typeof readApplication>;

/** Page size (spec 9, Limits). */
const applicationsLimit = 100;

export const getPlayedApplications = defineEndpoint('account.getPlayedApplications', 'GET', {
  path: ({ profileId = 'me' }: ProfileInput) => path`/v3/profiles/${profileId}/applications`,
  query: () => ({ limit: applicationsLimit }),
  parse: readPlayedApplications,
});

export const getApplication = defineEndpoint('account.getApplication', 'GET', {
  path: ({ gameAppId }: { gameAppId: string }) => path`/v2/applications/${gameAppId}`,
  parse: readApplication,
});
