import { z } from 'zod';
import type { ServiceContext } from '../../serviceContext';
import { timestamp, wireDate } from './wireTypes';

/**
 * The publisher's error codes (wire, Errors). Codes from 2000 on are this platform's own documented range.
 */
export const errorTable = {
  malformed: { httpCode: 400, errorCode: 1, message: 'The request is malformed.' },
  invalidCredentials: { httpCode: 401, errorCode: 3, message: 'Invalid credentials' },
  ticketExpired: { httpCode: 401, errorCode: 3, message: 'Ticket is expired' },
  forbidden: { httpCode: 403, errorCode: 2, message: 'The resource belongs to another profile.' },
  notOnGateway: { httpCode: 403, errorCode: 2, message: 'The Service is not currently available on the Gateway.' },
  notFound: { httpCode: 404, errorCode: 1003, message: 'Resource not found.' },
  tooLarge: { httpCode: 413, errorCode: 1, message: 'The body is larger than 64 KB.' },
  tooManyCalls: { httpCode: 429, errorCode: 1100, message: 'Too many calls' },
  unexpected: { httpCode: 500, errorCode: 2000, message: 'Something went wrong on our side.' },
  unavailable: { httpCode: 504, errorCode: 6, message: 'Upstream timeout' },
  insufficientUnits: { httpCode: 409, errorCode: 2001, message: 'The balance is too low for this reward.' },
  quantityLimitReached: { httpCode: 409, errorCode: 2002, message: 'This reward cannot be claimed again.' },
  rewardLocked: { httpCode: 403, errorCode: 2003, message: 'This reward is locked.' },
  challengeNotCompleted: { httpCode: 409, errorCode: 2004, message: 'This challenge is not completed yet.' },
  challengeAlreadyBanked: { httpCode: 409, errorCode: 2005, message: 'This challenge is banked already.' },
  challengeExpired: { httpCode: 410, errorCode: 2006, message: 'This challenge has ended.' },
  unknownReward: { httpCode: 404, errorCode: 2007, message: 'There is no such reward.' },
  staleRevision: { httpCode: 409, errorCode: 2008, message: 'The entity has a newer revision.' },
  linkedElsewhere: { httpCode: 409, errorCode: 2023, message: 'The profile belongs to another account.' },
  platformTaken: { httpCode: 409, errorCode: 2024, message: 'The account has another profile of that platform.' },
  alreadyFriends: { httpCode: 409, errorCode: 2025, message: 'The two players are friends already.' },
  policiesNotAccepted: {
    httpCode: 403,
    errorCode: 2026,
    message: 'The player has not accepted the policies in force.',
  },
  notFromGame: { httpCode: 403, errorCode: 2027, message: 'Only an application of the game reports play.' },
  notSigned: { httpCode: 403, errorCode: 2028, message: 'The server of the game has to sign this call.' },
  emailNotVerified: {
    httpCode: 403,
    errorCode: 2029,
    message: 'The player has not verified the email address.',
  },
  wrongPassword: { httpCode: 403, errorCode: 2041, message: 'This is not the password of the account.' },
  wrongCode: { httpCode: 403, errorCode: 2042, message: 'This is not the code of the app.' },
  setupOver: { httpCode: 410, errorCode: 2043, message: 'The app was not set up within 15 minutes.' },
  claimDelivered: { httpCode: 409, errorCode: 2030, message: 'The game has delivered this reward.' },
  claimTakenBack: { httpCode: 409, errorCode: 2031, message: 'The Units of this claim were given back.' },
  undoOver: { httpCode: 410, errorCode: 2032, message: 'A claim can be taken back for 24 hours.' },
  claimNeeded: { httpCode: 409, errorCode: 2033, message: 'This claim unlocked another claimed reward.' },
  friendTooNew: { httpCode: 409, errorCode: 2034, message: 'The two players are not friends for 7 days yet.' },
  friendCannotReceive: { httpCode: 409, errorCode: 2035, message: 'The friend cannot receive this reward.' },
  giftOver: { httpCode: 410, errorCode: 2036, message: 'The gift can no longer be answered.' },
  playerBlocked: { httpCode: 409, errorCode: 2040, message: 'The player has blocked that player.' },
} as const;

export type ErrorName = keyof typeof errorTable;

/** Why Units cannot be spent. */
export const spendingErrors = ['insufficientUnits', 'policiesNotAccepted', 'emailNotVerified'] as const;

/** An error that becomes a response in the publisher's format. */
export class PlatformError extends Error {
  constructor(
    readonly reason: ErrorName,
    readonly details: {
      message?: string;
      moreInfo?: string;
      errorContext?: string;
      headers?: Record<string, string>;
      more?: Record<string, unknown>;
    } = {},
  ) {
    super(details.message ?? errorTable[reason].message);
  }
}

/** What a look-up has found, or a change was made to. Throws 404 where that is nothing. */
export function orNotFound<Value>(found: Value | null | undefined | false): Value {
  if (found === null || found === undefined || found === false) throw new PlatformError('notFound');
  return found;
}

/** The body of every error response (wire, Errors). */
export const errorShape = z
  .object({
    message: z.string(),
    errorCode: z.int().describe('What went wrong; the table of errors lists them.'),
    httpCode: z.int().describe('The status of the reply.'),
    errorContext: z.string(),
    moreInfo: z
      .string()
      .describe('What would mend it, where that can be told: the field that is wrong, how much is short.'),
    transactionTime: timestamp,
    transactionId: z.guid().describe('Names this exchange; support asks for it.'),
    environment: z.string(),
  })
  .meta({ id: 'Error' });

/** Builds the body of an error response (wire, Errors). */
export function errorBody(
  error: PlatformError,
  transactionId: string,
  { clock, environment }: Pick<ServiceContext, 'clock' | 'environment'>,
) {
  const { httpCode, errorCode } = errorTable[error.reason];
  return {
    message: error.message,
    errorCode,
    httpCode,
    errorContext: error.details.errorContext ?? 'Club platform',
    moreInfo: error.details.moreInfo ?? '',
    transactionTime: wireDate(clock.now()),
    transactionId,
    environment: environmentOf({ environment }),
    ...error.details.more,
  };
}

/** The environment in responses: 'Uat'. */
export const environmentOf = ({ environment = 'UAT' }: Pick<ServiceContext, 'environment'>) =>
  ({ UAT: 'Uat', CERT2: 'Cert2', LIVE: 'Live' })[environment];
