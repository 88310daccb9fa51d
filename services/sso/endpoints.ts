import { defineEndpoint } from '../http/endpoint';
import { readList, readNothing, readObject, readString } from '../http/parse';
import type { SignOnProfile } from './signOn';
import { signOnTimeouts } from './timeouts';

/** The calls that the sign-on makes on its own behalf. */
export const signOnEndpoints = {
  profilesOfUser: defineEndpoint<{ userId: string }, SignOnProfile[]>({
    name: 'sso.profilesOfUser',
    method: 'GET',
    path: () => '/v3/profiles',
    query: ({ userId }) => ({ userIds: userId }),
    auth: 'ticket',
    timeoutMs: signOnTimeouts.userData,
    parse: readObject((field) =>
      field(
        'profiles',
        readList(
          readObject((profile) => ({
            profileId: profile('profileId', readString),
            userId: profile('userId', readString),
            nameOnPlatform: profile('nameOnPlatform', readString),
            platformType: profile('platformType', readString),
          })),
        ),
      ),
    ),
  }),

  endSession: defineEndpoint<undefined, null>({
    name: 'sso.endSession',
    method: 'DELETE',
    path: () => '/v3/profiles/sessions',
    auth: 'ticket',
    timeoutMs: signOnTimeouts.logout,
    parse: readNothing,
  }),
};
