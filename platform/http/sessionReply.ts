import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Account } from '../db/accountStore';
import type { TwoFactorStep } from '../db/secondFactorStore';
import { ids } from '../content/ids';
import type { OpenedSession } from '../db/sessionStore';
import { isCurrentLegalOptinsKey } from '../domain/accounts/policies';
import { codeSources } from '../domain/accounts/secondFactor';
import { wireDate } from './dates';
import { moment } from './schemas';

const sessionShape = z
  .object({
    platformType: z.literal('uplay'),
    ticket: z.string(),
    twoFactorAuthenticationTicket: z.null(),
    profileId: z.guid(),
    userId: z.guid(),
    nameOnPlatform: z.string(),
    environment: z.string(),
    expiration: moment,
    spaceId: z.guid(),
    clientIp: z.string(),
    clientIpCountry: z.string(),
    serverTime: moment,
    sessionId: z.guid(),
    sessionKey: z.string(),
    rememberMeTicket: z.string().nullable(),
  })
  .extend({
    username: z.string().optional(),
    initializeUser: z.boolean().optional(),
    hasAcceptedLegalOptins: z.boolean().optional(),
    accountIssues: z.null().optional(),
    token: z.string().optional(),
  })
  .meta({ id: 'Session', description: 'Versions 1 and 2 tell the last five fields besides.' });

const nothing = z.null();

const secondStepShape = z
  .object({
    platformType: nothing,
    ticket: nothing,
    twoFactorAuthenticationTicket: z.string(),
    profileId: nothing,
    userId: nothing,
    nameOnPlatform: nothing,
    environment: nothing,
    expiration: moment,
    spaceId: nothing,
    clientIp: nothing,
    clientIpCountry: nothing,
    serverTime: nothing,
    sessionId: z.guid(),
    sessionKey: nothing,
    rememberMeTicket: nothing,
    maskedPhone: z.string().nullable(),
    codeGenerationPreference: z.array(z.enum(codeSources)).describe('Where codes come from, preferred first.'),
  })
  .meta({ id: 'SecondStepNeeded' });

const refusalShape = z
  .object({ errorCode: z.int(), message: z.string() })
  .meta({ id: 'ConsoleLoginRefusal', description: 'A failure, though the status is 200.' });

/** What a login is answered with. */
export const loginReply = z.union([sessionShape, secondStepShape, refusalShape]);
export const renewalReply = sessionShape;

interface Place {
  ip: string;
  country: string;
  environment: string;
}

/** The recorded reply of a session (wire, Shapes: Session); the older versions tell more. */
export function sessionReply(
  session: OpenedSession,
  account: Account,
  { place, now, isOlder }: { place: Place; now: Date; isOlder: boolean },
): z.input<typeof sessionShape> {
  const { ticket, rememberMeTicket, expiresAt, sessionId } = session;
  const { userId, nameOnPlatform } = account;
  return {
    platformType: 'uplay',
    ticket,
    twoFactorAuthenticationTicket: null,
    profileId: userId,
    userId,
    nameOnPlatform,
    environment: place.environment,
    expiration: wireDate(expiresAt),
    spaceId: ids.club,
    clientIp: place.ip,
    clientIpCountry: place.country,
    serverTime: wireDate(now),
    sessionId,
    sessionKey: randomBytes(16).toString('base64'),
    rememberMeTicket,
    ...(isOlder && {
      username: nameOnPlatform,
      initializeUser: false,
      hasAcceptedLegalOptins: isCurrentLegalOptinsKey(account.legalOptinsKey, account.country),
      accountIssues: null,
      token: ticket,
    }),
  };
}

/** A login that waits for its second step: the session's keys are null, save what the step needs (wire). */
export const secondStepReply = ({ ticket, sessionId, expiresAt, preference }: TwoFactorStep) => ({
  platformType: null,
  ticket: null,
  twoFactorAuthenticationTicket: ticket,
  profileId: null,
  userId: null,
  nameOnPlatform: null,
  environment: null,
  expiration: wireDate(expiresAt),
  spaceId: null,
  clientIp: null,
  clientIpCountry: null,
  serverTime: null,
  sessionId,
  sessionKey: null,
  rememberMeTicket: null,
  maskedPhone: null,
  codeGenerationPreference: preference,
});
