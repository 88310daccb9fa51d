import { defineEndpoint, type Endpoint } from '../http/endpoint';
import { authorization, type FirstPartyPlatform, headerNames } from '../http/headers';
import {
  isRecord,
  type Reader,
  readInstant,
  readLink,
  readNothing,
  readNumber,
  readObject,
  readOptionalInstant,
  readOptionalText,
  readString,
  readText,
  readTexts,
  unlessError,
} from '../http/parse';
import { sessionsPath } from './logout';

/** A completed sign-in: the ticket authorizes calls until its expiration. */
export interface Session {
  kind: 'session';
  ticket: string;
  /** ISO instant. */
  expiration: string;
  userId: string;
  profileId: string;
  nameOnPlatform: string;
  sessionId: string;
  rememberMeTicket: string | null;
  clientIpCountry: string | null;
  serverTime: string | null;
}

const readTicketSession = readObject<Session>((field) => ({
  kind: 'session',
  ticket: field('ticket', readString),
  expiration: field('expiration', readInstant),
  userId: field('userId', readString),
  profileId: field('profileId', readString),
  nameOnPlatform: field('nameOnPlatform', readText),
  sessionId: field('sessionId', readString),
  rememberMeTicket: field('rememberMeTicket', readOptionalText),
  clientIpCountry: field('clientIpCountry', readOptionalText),
  serverTime: field('serverTime', readOptionalInstant),
}));

/** A sign-in that needs the code sent to the player. */
interface TwoFactorNeeded {
  kind: 'twoFactorNeeded';
  twoFactorTicket: string;
  /** ISO instant at which the two-factor ticket ends. */
  expiration: string | null;
  sessionId: string | null;
  maskedPhone: string | null;
  codeGenerationPreference: string[];
}

const readTwoFactorNeeded = readObject<TwoFactorNeeded>((field) => ({
  kind: 'twoFactorNeeded',
  twoFactorTicket: field('twoFactorAuthenticationTicket', readString),
  expiration: field('expiration', readOptionalInstant),
  sessionId: field('sessionId', readOptionalText),
  maskedPhone: field('maskedPhone', readOptionalText),
  codeGenerationPreference: field('codeGenerationPreference', readTexts),
}));

export const readSession = unlessError(readTicketSession);

export type LoginResponse = Session | TwoFactorNeeded;

/** A session; or a response without a ticket but with a two-factor ticket, which means that the code is still needed. */
export const readLogin: Reader<LoginResponse> = unlessError<LoginResponse>((value, path) =>
  isRecord(value) && (value.ticket ?? null) === null && typeof value.twoFactorAuthenticationTicket === 'string'
    ? readTwoFactorNeeded(value, path)
    : readTicketSession(value, path),
);

/** The codes of a console whose player signs in on another device. */
export interface ConsoleAuthCode {
  /** The console exchanges it for a session once the player has agreed. */
  code: string;
  /** The player enters it at `verificationUrl`, signed in. */
  userCode: string;
  verificationUrl: string | null;
  expiration: string;
  /** Polling interval, in seconds. */
  intervalSec: number;
}

export const readConsoleAuthCode = unlessError(
  readObject<ConsoleAuthCode>((field) => ({
    code: field('code', readString),
    userCode: field('userCode', readString),
    verificationUrl: field('verificationUrl', readLink),
    expiration: field('expiration', readInstant),
    intervalSec: field('intervalSec', readNumber),
  })),
);

export const readSwitchTicket = readObject((field) => ({
  switchTicket: field('switchTicket', readString),
  expiration: field('expiration', readInstant),
}));

/** Signs the same player in on another device, once. */
export type SwitchTicket = ReturnType<typeof readSwitchTicket>;

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

/** May return `TwoFactorNeeded`; `confirmSecondFactor` then returns the session. */
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

/** The switch ticket comes from the player's session on another device. */
export const loginWithSwitchTicket = login<RememberMe & { ticket: string }>('loginWithSwitchTicket', ({ ticket }) =>
  authorization.switchTicket(ticket),
);

/** For a player whose profile of the other platform is linked to the account. */
export const loginWithFirstPartyToken = login<RememberMe & { platform: FirstPartyPlatform; token: string }>(
  'loginWithFirstPartyToken',
  ({ platform, token }) => authorization.firstPartyToken(platform, token),
);

/** Exchanges a valid ticket for a new one. */
export const renewSession = defineEndpoint<RememberMe, Session>({
  name: 'account.renewSession',
  method: 'PUT',
  path: () => sessionsPath,
  body: ({ rememberMe = false }) => ({ rememberMe }),
  auth: 'ticket',
  parse: readSession,
});

interface SecondFactor {
  /** From the `TwoFactorNeeded` response. */
  twoFactorTicket: string;
}

/** Completes a login with the player's second-factor code. */
export const confirmSecondFactor = defineEndpoint<RememberMe & SecondFactor & { code: string }, Session>({
  name: 'account.confirmSecondFactor',
  method: 'POST',
  path: () => sessionsPath,
  body: ({ rememberMe = false }) => ({ rememberMe }),
  auth: ({ twoFactorTicket }) => authorization.twoFactor(twoFactorTicket),
  // A header holds no full-width digits.
  headers: ({ code }) => ({ [headerNames.twoFactorCode]: code.normalize('NFKC') }),
  parse: readSession,
});

/** E-mails the player a second-factor code. */
export const sendSecondFactorCode = defineEndpoint<SecondFactor, null>({
  name: 'account.sendSecondFactorCode',
  method: 'POST',
  path: () => '/v3/profiles/twoFactorCodes',
  auth: ({ twoFactorTicket }) => authorization.twoFactor(twoFactorTicket),
  parse: readNothing,
});

/** Stage 1 of a console login. */
export const requestConsoleAuthCode = defineEndpoint<{ deviceName?: string }, ConsoleAuthCode>({
  name: 'account.requestConsoleAuthCode',
  method: 'POST',
  path: () => '/v3/profiles/consoleAuthCodes',
  body: ({ deviceName }) => ({ deviceName }),
  auth: 'none',
  parse: readConsoleAuthCode,
});

/** Returns a ticket that signs the player in on another device, once; with an `appId` only in that application. */
export const requestSwitchTicket = defineEndpoint<{ appId?: string }, SwitchTicket>({
  name: 'account.requestSwitchTicket',
  method: 'POST',
  path: () => '/v3/profiles/switchTickets',
  body: ({ appId }) => ({ appId }),
  auth: 'ticket',
  parse: readSwitchTicket,
});
