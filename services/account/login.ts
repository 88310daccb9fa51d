import { defineEndpoint, type Endpoint } from '../http/endpoint';
import { authorization, type FirstPartyPlatform, headerNames } from '../http/headers';
import { readNothing } from '../http/parse';
import { sessionsPath } from './logout';
import { readConsoleAuthCode, readLogin, readSession, readSwitchTicket } from './sessionParse';
import type { ConsoleAuthCode, LoginResponse, Session, SwitchTicket } from './types';

interface RememberMe {
  rememberMe?: boolean;
}

/** The variants of one call differ in what stands for the player (spec 5, Login). */
const login = <Input extends RememberMe>(
  name: string,
  auth: (input: Input) => string,
): Endpoint<Input, LoginResponse> => ({
  name: `account.${name}`,
  method: 'POST',
  path: () => sessionsPath,
  body: ({ rememberMe = false }) => ({ rememberMe }),
  auth,
  parse: readLogin,
});

/** May ask for the second factor: then `confirmSecondFactor` gives the session. */
export const loginWithPassword = login<RememberMe & { email: string; password: string }>(
  'loginWithPassword',
  ({ email, password }) => authorization.basic(email, password),
);

/** The remember-me ticket is used up: the session's reply brings the next one. */
export const loginWithRememberMe = login<RememberMe & { ticket: string }>('loginWithRememberMe', ({ ticket }) =>
  authorization.rememberMe(ticket),
);

/** The second stage of a console's login; `loginOnConsole` goes through both. */
export const loginWithConsoleAuthCode = login<RememberMe & { code: string }>('loginWithConsoleAuthCode', ({ code }) =>
  authorization.consoleAuthCode(code),
);

/** The switch ticket comes from a session of the same player on another device. */
export const loginWithSwitchTicket = login<RememberMe & { ticket: string }>('loginWithSwitchTicket', ({ ticket }) =>
  authorization.switchTicket(ticket),
);

/** For a player whose profile of the other platform is linked to the account. */
export const loginWithFirstPartyToken = login<RememberMe & { platform: FirstPartyPlatform; token: string }>(
  'loginWithFirstPartyToken',
  ({ platform, token }) => authorization.firstPartyToken(platform, token),
);

/** Changes a ticket that still holds for a new one. */
export const renewSession = defineEndpoint<RememberMe, Session>({
  name: 'account.renewSession',
  method: 'PUT',
  path: () => sessionsPath,
  body: ({ rememberMe = false }) => ({ rememberMe }),
  auth: 'ticket',
  parse: readSession,
});

interface SecondFactor {
  /** Of the reply that asked for the second factor. */
  twoFactorTicket: string;
}

/** Ends a login that waits for the code which only the player can read. */
export const confirmSecondFactor = defineEndpoint<RememberMe & SecondFactor & { code: string }, Session>({
  name: 'account.confirmSecondFactor',
  method: 'POST',
  path: () => sessionsPath,
  body: ({ rememberMe = false }) => ({ rememberMe }),
  auth: ({ twoFactorTicket }) => authorization.twoFactor(twoFactorTicket),
  headers: ({ code }) => ({ [headerNames.twoFactorCode]: code }),
  parse: readSession,
});

/** Mails the player a code for the second factor. */
export const sendSecondFactorCode = defineEndpoint<SecondFactor, null>({
  name: 'account.sendSecondFactorCode',
  method: 'POST',
  path: () => '/v3/profiles/twoFactorCodes',
  auth: ({ twoFactorTicket }) => authorization.twoFactor(twoFactorTicket),
  parse: readNothing,
});

/** The first stage of a console's login: a code to keep, and one for the player to type where they are signed on. */
export const requestConsoleAuthCode = defineEndpoint<{ deviceName?: string }, ConsoleAuthCode>({
  name: 'account.requestConsoleAuthCode',
  method: 'POST',
  path: () => '/v3/profiles/consoleAuthCodes',
  body: ({ deviceName }) => ({ deviceName }),
  auth: 'none',
  parse: readConsoleAuthCode,
});

/** A ticket that logs the player in on another device, once; with an `appId` only in that application. */
export const requestSwitchTicket = defineEndpoint<{ appId?: string }, SwitchTicket>({
  name: 'account.requestSwitchTicket',
  method: 'POST',
  path: () => '/v3/profiles/switchTickets',
  body: ({ appId }) => ({ appId }),
  auth: 'ticket',
  parse: readSwitchTicket,
});
