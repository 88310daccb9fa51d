import { defineAddition, type Endpoint, pick } from '../http/endpoint';
import { authorization, type FirstPartyPlatform } from '../http/headers';
import * as read from '../http/parse';
import { sessionsPath } from './logout';

const readTicketSession = read.fields((field) => ({
  kind: field('kind', read.constant('session')),
  ticket: field('ticket', read.string),
  /** ISO instant. */
  expiration: field('expiration', read.instant),
  userId: field('userId', read.string),
  profileId: field('profileId', read.string),
  nameOnPlatform: field('nameOnPlatform', read.text),
  sessionId: field('sessionId', read.string),
  rememberMeTicket: field('rememberMeTicket', read.optionalText),
  clientIpCountry: field('clientIpCountry', read.optionalText),
  serverTime: field('serverTime', read.optionalInstant),
}));

export type Session = ReturnType<typeof readTicketSession>;

const readTwoFactorNeeded = read.fields((field) => ({
  kind: field('kind', read.constant('twoFactorNeeded')),
  twoFactorTicket: field('twoFactorAuthenticationTicket', read.string),
  /** ISO instant. */
  expiration: field('expiration', read.optionalInstant),
  sessionId: field('sessionId', read.optionalText),
  maskedPhone: field('maskedPhone', read.optionalText),
  codeGenerationPreference: field('codeGenerationPreference', read.texts),
}));

type TwoFactorNeeded = ReturnType<typeof readTwoFactorNeeded>;

export type LoginResponse = Session | TwoFactorNeeded;

/** A response without a ticket but with a two-factor ticket, which means that the code is still needed. */
export const readLogin: read.Reader<LoginResponse> = read.unlessError<LoginResponse>((value, path) =>
  read.isRecord(value) && (value.ticket ?? null) === null && typeof value.twoFactorAuthenticationTicket === 'string'
    ? readTwoFactorNeeded(value, path)
    : readTicketSession(value, path),
);

export const readConsoleAuthCode = read.unlessError(
  read.object({
    /** The console exchanges it for a session once the player has agreed. */
    code: read.string,
    /** The player enters it at `verificationUrl`, signed in. */
    userCode: read.string,
    verificationUrl: read.link,
    expiration: read.instant,
    intervalSec: read.number,
  }),
);

/** Signs the same player in on another device, once. */
export const readSwitchTicket = read.object({
  switchTicket: read.string,
  expiration: read.instant,
});

interface RememberMe {
  rememberMe?: boolean;
}

/** The variants of one call differ in their Authorization value (spec 5, Login). */
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

/** May return `TwoFactorNeeded`: the sign-on widget is what asks for the code. */
export const loginWithPassword = login<RememberMe & { email: string; password: string }>(
  'loginWithPassword',
  ({ email, password }) => authorization.basic(email, password),
);

/** A remember-me ticket works once; the session holds the next one. */
export const loginWithRememberMe = login<RememberMe & { ticket: string }>('loginWithRememberMe', ({ ticket }) =>
  authorization.rememberMe(ticket),
);

/** Stage 2 of a console login; `loginOnConsole` runs both stages. */
export const loginWithConsoleAuthCode = login<RememberMe & { code: string }>('loginWithConsoleAuthCode', ({ code }) =>
  authorization.consoleAuthCode(code),
);

/** From the player's session on another device. */
export const loginWithSwitchTicket = login<RememberMe & { ticket: string }>('loginWithSwitchTicket', ({ ticket }) =>
  authorization.switchTicket(ticket),
);

export const loginWithFirstPartyToken = login<RememberMe & { platform: FirstPartyPlatform; token: string }>(
  'loginWithFirstPartyToken',
  ({ platform, token }) => authorization.firstPartyToken(platform, token),
);

export const requestConsoleAuthCode = defineAddition('account.requestConsoleAuthCode', 'POST', {
  path: '/v3/profiles/consoleAuthCodes',
  body: pick<{ deviceName?: string }>('deviceName'),
  auth: 'none',
  parse: readConsoleAuthCode,
});

/** Usable once; with an `appId` only in that application. */
export const requestSwitchTicket = defineAddition('account.requestSwitchTicket', 'POST', {
  path: '/v3/profiles/switchTickets',
  body: pick<{ appId?: string }>('appId'),
  parse: readSwitchTicket,
});
