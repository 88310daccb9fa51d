import { defineEndpoint } from '../http/endpoint';
import { readNothing } from '../http/parse';

export const sessionsPath = '/v3/profiles/sessions';

/** Logs out: the ticket is worth nothing afterwards. */
export const logout = defineEndpoint<null, null>({
  name: 'account.logout',
  method: 'DELETE',
  path: () => sessionsPath,
  auth: 'ticket',
  parse: readNothing,
});
