import { defineEndpoint } from '../http/endpoint';
import { readNothing } from '../http/parse';
import { readSession } from './parse';
import type { Session } from './types';

export const sessionsPath = '/v3/profiles/sessions';

/** Changes a ticket that still holds for a new one. */
export const renewSession = defineEndpoint<{ rememberMe?: boolean }, Session>({
  name: 'account.renewSession',
  method: 'PUT',
  path: () => sessionsPath,
  body: ({ rememberMe = false }) => ({ rememberMe }),
  auth: 'ticket',
  parse: readSession,
});

/** Logs out: the ticket is worth nothing afterwards. */
export const logout = defineEndpoint<null, null>({
  name: 'account.logout',
  method: 'DELETE',
  path: () => sessionsPath,
  auth: 'ticket',
  parse: readNothing,
});
