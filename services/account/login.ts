import { defineEndpoint, type Endpoint } from '../http/endpoint';
import { authorization } from '../http/headers';
import { readNothing } from '../http/parse';
import { readLogin, readSession } from './parse';
import type { LoginReply, Session } from './types';

const sessionsPath = '/v3/profiles/sessions';

/** The variants of one call differ in what stands for the player (spec 5, Login). */
const login = <Input extends { rememberMe?: boolean }>(
  name: string,
  auth: (input: Input) => string,
): Endpoint<Input, LoginReply> => ({
  name: `account.${name}`,
  method: 'POST',
  path: () => sessionsPath,
  body: ({ rememberMe = false }) => ({ rememberMe }),
  auth,
  parse: readLogin,
});

interface RememberMe {
  rememberMe?: boolean;
}

export const loginWithPassword = login<RememberMe & { email: string; password: string }>(
  'loginWithPassword',
  ({ email, password }) => authorization.basic(email, password),
);

/** The remember-me ticket is used up: the session's reply brings the next one. */
export const loginWithRememberMe = login<RememberMe & { ticket: string }>('loginWithRememberMe', ({ ticket }) =>
  authorization.rememberMe(ticket),
);

export const loginWithConsoleAuthCode = login<RememberMe & { code: string }>('loginWithConsoleAuthCode', ({ code }) =>
  authorization.consoleAuthCode(code),
);

export const loginWithSwitchTicket = login<RememberMe & { ticket: string }>('loginWithSwitchTicket', ({ ticket }) =>
  authorization.switchTicket(ticket),
);

export const loginWithFirstPartyToken = login<RememberMe & { platform: string; token: string }>(
  'loginWithFirstPartyToken',
  ({ platform, token }) => authorization.firstPartyToken(platform, token),
);

/** Changes a ticket that still holds for a new one. */
export const renewSession = defineEndpoint<null, Session>({
  name: 'account.renewSession',
  method: 'PUT',
  path: () => sessionsPath,
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
