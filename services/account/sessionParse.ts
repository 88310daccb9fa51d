import {
  isRecord,
  orElse,
  orNull,
  readLink,
  readList,
  readInstant,
  readNumber,
  readObject,
  readString,
  type Reader,
} from '../http/parse';
import { unlessError } from './parse';
import type { ConsoleAuthCode, LoginResponse, Session, SwitchTicket, TwoFactorNeeded } from './types';

const readText = orElse(readString, '');
const readDate = orNull(readInstant);
const readOptional = orNull(readString);
const readTexts = orElse(readList(readString), []);

const readTicketSession = readObject<Session>((field) => ({
  kind: 'session',
  ticket: field('ticket', readString),
  expiration: field('expiration', readInstant),
  userId: field('userId', readString),
  profileId: field('profileId', readString),
  nameOnPlatform: field('nameOnPlatform', readText),
  sessionId: field('sessionId', readString),
  rememberMeTicket: field('rememberMeTicket', readOptional),
  clientIpCountry: field('clientIpCountry', readOptional),
  serverTime: field('serverTime', readDate),
}));

const readTwoFactorNeeded = readObject<TwoFactorNeeded>((field) => ({
  kind: 'twoFactorNeeded',
  twoFactorTicket: field('twoFactorAuthenticationTicket', readString),
  expiration: field('expiration', readDate),
  sessionId: field('sessionId', readOptional),
  maskedPhone: field('maskedPhone', readOptional),
  codeGenerationPreference: field('codeGenerationPreference', readTexts),
}));

export const readSession = unlessError(readTicketSession);

/** A session, or what is still missing for one: then the ticket is null and the two-factor ticket is not. */
export const readLogin: Reader<LoginResponse> = unlessError<LoginResponse>((value, path) =>
  isRecord(value) && (value.ticket ?? null) === null && typeof value.twoFactorAuthenticationTicket === 'string'
    ? readTwoFactorNeeded(value, path)
    : readTicketSession(value, path),
);

export const readConsoleAuthCode = unlessError(
  readObject<ConsoleAuthCode>((field) => ({
    code: field('code', readString),
    userCode: field('userCode', readString),
    verificationUrl: field('verificationUrl', readLink),
    expiration: field('expiration', readInstant),
    intervalSec: field('intervalSec', readNumber),
  })),
);

export const readSwitchTicket = readObject<SwitchTicket>((field) => ({
  switchTicket: field('switchTicket', readString),
  expiration: field('expiration', readInstant),
}));
