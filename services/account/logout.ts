import { defineAddition, path } from '../http/endpoint';
import * as read from '../http/parse';

export const sessionsPath = '/v3/profiles/sessions';

export const logout = defineAddition('account.logout', 'DELETE', { path: sessionsPath, parse: read.nothing });

/** Signs the player out everywhere: every session, sign-on, ticket and code ends, this session too. */
export const logoutEverywhere = defineAddition('account.logoutEverywhere', 'DELETE', {
  path: ({ userId = 'me' }: { userId?: string }) => path`/v3/users/${userId}/sessions`,
  parse: read.nothing,
});
