import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Account } from '../../../db/stores/accounts/accountStore';
import type { TwoFactorStep } from '../../../db/stores/accounts/secondFactorStore';
import { ids } from '../../../content/ids';
import type { OpenedSession } from '../../../db/stores/accounts/sessionStore';
import { isCurrentLegalOptinsKey } from '../../../domain/accounts/policies';
import { codeSources } from '../../../domain/accounts/secondFactor';
import { timestamp, wireDate } from '../../kernel/wireTypes';

const newestSession = z.object({
  platformType: z.literal('uplay'),
  ticket: z.string(),
  twoFactorAuthenticationTicket: z.null(),
  profileId: z.guid(),
  userId: z.guid(),
  nameOnPlatform: z.string(),
  environment: z.string(),
  expiration: timestamp,
  spaceId: z.guid(),
  clientIp: z.string(),
  clientIpCountry: z.string(),
  serverTime: timestamp,
  sessionId: z.guid(),
  sessionKey: z.string(),
  rememberMeTicket: z.string().nullable(),
});

const sessionShape = newestSession
  .extend({
    username: z.string().optional(),
    initializeUser: z.boolean().optional(),
    hasAcceptedLegalOptins: z.boolean().optional(),
    accountIssues: z.null().optional(),
    token: z.string().optional(),
  })
  .meta({ id: 'Session', description: 'Versions 1 and 2 tell the last five fields besides.' });

const otherKeys = Object.keys(newestSession.shape);

const secondStepShape = z
  .object({
    ...Object.fromEntries(otherKeys.map((key) => [key, z.null()])),
    twoFactorAuthenticationTicket: z.string(),
    expiration: timestamp,
    sessionId: z.guid(),
    maskedPhone: z.string().nullable(),
    codeGenerationPreference: z.array(z.enum(codeSources)).describe('Where codes come from, preferred first.'),
  })
  .meta({ id: 'SecondStepNeeded' });

const consoleRejectionShape = z
  .object({ errorCode: z.int(), message: z.string() })
  .meta({ id: 'ConsoleLoginRefusal', description: 'A failure, though the status is 200.' });

export const loginShape = z.union([sessionShape, secondStepShape, consoleRejectionShape]);
export const renewalShape = sessionShape;

/** The response with a session (wire, Shapes: Session); versions 1 and 2 have more fields. */
export function sessionResponse(
  session: OpenedSession,
  account: Account,
  caller: { ip: string; country: string; environment: string; isOlder: boolean },
  now: Date,
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
    environment: caller.environment,
    expiration: wireDate(expiresAt),
    spaceId: ids.club,
    clientIp: caller.ip,
    clientIpCountry: caller.country,
    serverTime: wireDate(now),
    sessionId,
    sessionKey: randomBytes(16).toString('base64'),
    rememberMeTicket,
    ...(caller.isOlder && {
      username: nameOnPlatform,
      initializeUser: false,
      hasAcceptedLegalOptins: isCurrentLegalOptinsKey(account.legalOptinsKey, account.country),
      accountIssues: null,
      token: ticket,
    }),
  };
}

/** The response to a login that needs a second step: a session whose other keys are null (wire). */
export const secondStepResponse = ({ ticket, sessionId, expiresAt, preference }: TwoFactorStep) => ({
  ...Object.fromEntries(otherKeys.map((key) => [key, null])),
  twoFactorAuthenticationTicket: ticket,
  expiration: wireDate(expiresAt),
  sessionId,
  maskedPhone: null,
  codeGenerationPreference: preference,
});
