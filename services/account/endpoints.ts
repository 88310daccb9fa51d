import { defineEndpoint, path } from '../http/endpoint';
import { readNothing } from '../http/parse';
import {
  readApplication,
  readConfiguration,
  readCreatedUser,
  readEntity,
  readIpLocation,
  readNews,
  readPlayedApplications,
  readPolicies,
  readProfile,
  readProfiles,
  readReacceptanceText,
  readUser,
  readValidationReports,
} from './parse';
import type {
  Application,
  ApplicationConfiguration,
  CreatedUser,
  Entity,
  GameplayEvent,
  IpLocation,
  NewsItem,
  PlayedApplication,
  Policies,
  Profile,
  ReacceptanceText,
  SelectedBadges,
  User,
  UserCreation,
  ValidationReport,
} from './types';

/** Whose data: `me` unless told. */
interface ProfileInput {
  profileId?: string;
}

/** A profile's applications are asked for up to this many at once (spec 9, Limits). */
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

export const getConfiguration = defineEndpoint<{ appId: string }, ApplicationConfiguration>({
  name: 'account.getConfiguration',
  method: 'GET',
  path: ({ appId }) => path`/v1/applications/${appId}/configuration`,
  auth: 'none',
  parse: readConfiguration,
});

/** Stores the badges a player shows; refused with `staleRevision` when they were changed elsewhere meanwhile. */
export const updateSelectedBadges = defineEndpoint<{ entityId: string; badges: SelectedBadges }, Entity>({
  name: 'account.updateSelectedBadges',
  method: 'PUT',
  path: ({ entityId }) => path`/v2/profiles/entities/${entityId}`,
  body: ({ badges }) => badges,
  auth: 'ticket',
  parse: readEntity,
});

/** Tells what happened while a game was played. */
export const sendEvents = defineEndpoint<
  { events: GameplayEvent[]; gameSessionId: string; playerSessionId: string; spaceId: string; platform?: string },
  null
>({
  name: 'account.sendEvents',
  method: 'POST',
  path: () => '/v3/profiles/me/events',
  body: (batch) => batch,
  auth: 'ticket',
  parse: readNothing,
});

export const getNews = defineEndpoint<
  {
    locale: string;
    spaceId?: string;
    typeofnews?: string;
    placement?: string;
    newsId?: string;
    limit?: number;
  },
  NewsItem[]
>({
  name: 'account.getNews',
  method: 'GET',
  path: () => '/v1/spaces/news',
  query: ({ spaceId, typeofnews, placement, newsId, limit, locale }) => ({
    spaceId,
    typeofnews,
    placement,
    newsId,
    limit,
    locale,
  }),
  auth: 'none',
  parse: readNews,
});

/** The player's accounts on other platforms. */
export const getExternalProfiles = defineEndpoint<null, Profile[]>({
  name: 'account.getExternalProfiles',
  method: 'GET',
  path: () => '/v3/profiles/me/external',
  auth: 'ticket',
  parse: readProfiles,
});

export const renameProfile = defineEndpoint<ProfileInput & { nameOnPlatform: string }, Profile>({
  name: 'account.renameProfile',
  method: 'PUT',
  path: ({ profileId = 'me' }) => path`/v3/profiles/${profileId}`,
  body: ({ nameOnPlatform }) => ({ nameOnPlatform }),
  auth: 'ticket',
  parse: readProfile,
});

export const getPolicies = defineEndpoint<{ country: string; languageCode: string }, Policies>({
  name: 'account.getPolicies',
  method: 'GET',
  path: ({ country }) => path`/v3/policies/${country}`,
  query: ({ languageCode }) => ({ languageCode }),
  auth: 'none',
  parse: readPolicies,
});

export const getUser = defineEndpoint<{ userId?: string }, User>({
  name: 'account.getUser',
  method: 'GET',
  path: ({ userId = 'me' }) => path`/v3/users/${userId}`,
  auth: 'ticket',
  parse: readUser,
});

/** Checks an account before it is made, with the same fields (spec 5). */
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

/** Links the profile behind another ticket to the user. */
export const linkProfile = defineEndpoint<{ userId: string; otherTicket: string }, Profile[]>({
  name: 'account.linkProfile',
  method: 'POST',
  path: ({ userId }) => path`/v3/users/${userId}/profiles`,
  body: ({ otherTicket }) => ({ otherTicket }),
  auth: 'ticket',
  parse: readProfiles,
});

/** Sends a mail with the way back in, if the address is known; the reply never tells whether it is. */
export const startResetPassword = defineEndpoint<{ email: string; nextUrl: string }, null>({
  name: 'account.startResetPassword',
  method: 'POST',
  path: () => '/v3/users/startResetPassword',
  body: ({ email, nextUrl }) => ({ email, nextUrl }),
  auth: 'none',
  parse: readNothing,
});

export const acceptPolicies = defineEndpoint<{ userId: string; legalOptinsKey: string }, null>({
  name: 'account.acceptPolicies',
  method: 'PUT',
  path: ({ userId }) => path`/v3/users/${userId}/policies`,
  body: ({ legalOptinsKey }) => ({ legalOptinsKey }),
  auth: 'ticket',
  parse: readNothing,
});

/** Where the visitor is, by their address; a reply with an errorCode rejects. */
export const getIpLocation = defineEndpoint<null, IpLocation>({
  name: 'account.getIpLocation',
  method: 'GET',
  path: () => '/v2/profiles/me/iplocation',
  auth: 'none',
  parse: readIpLocation,
});

export const getReacceptanceText = defineEndpoint<
  { country: string; format: string; languageCode: string },
  ReacceptanceText
>({
  name: 'account.getReacceptanceText',
  method: 'GET',
  path: ({ country }) => path`/ws/v2/reacceptancetext/${country}`,
  query: ({ format, languageCode }) => ({ format, languageCode }),
  auth: 'none',
  parse: readReacceptanceText,
});
