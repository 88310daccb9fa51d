import { errorText } from './errorCatalog';

export type ClientErrorCode = 'network' | 'timeout' | 'cancelled' | 'unreadable' | 'noTicket';

export const serviceErrorCodes = {
  upstreamTimeout: 6,
  notFound: 1003,
  tooManyCalls: 1100,
  insufficientUnits: 2001,
  quantityLimitReached: 2002,
  rewardLocked: 2003,
  challengeNotCompleted: 2004,
  challengeAlreadyBanked: 2005,
  challengeExpired: 2006,
  unknownReward: 2007,
  staleRevision: 2008,
  alreadyFriends: 2025,
  policiesNotAccepted: 2026,
  claimDelivered: 2030,
  undoOver: 2032,
  emailNotVerified: 2029,
  playerBlocked: 2040,
  wrongPassword: 2041,
  wrongCode: 2042,
  setupOver: 2043,
} as const;

type Details = Pick<ServiceError, 'status' | 'errorCode' | 'transactionId' | 'retryAfter' | 'moreInfo'>;

/** The only error that a call rejects with. */
export class ServiceError extends Error {
  /** 0 without a response. */
  readonly status: number = 0;
  readonly errorCode: number | ClientErrorCode | null = null;
  /** For support requests. */
  readonly transactionId: string | null = null;
  /** In seconds. */
  readonly retryAfter: number | null = null;
  /** Such as the malformed field or the missing Units. */
  readonly moreInfo: string | null = null;

  constructor({ message, cause, ...details }: { message: string; cause?: unknown } & Partial<Details>) {
    super(message, { cause });
    Object.assign(this, details, { name: 'ServiceError' });
  }
}

/** Spec 6 and 8. */
export const missingTicketError = () =>
  new ServiceError({ message: errorText('http/noTicket'), errorCode: 'noTicket' });

export interface Failure {
  code: number | string;
  message: string;
  status: number;
  transactionId: string | null;
  retryAfter: number | null;
}

export function toFailure(error: unknown): Failure {
  if (error instanceof ServiceError) {
    const { message, status, transactionId, retryAfter } = error;
    return { code: error.errorCode ?? status, message, status, transactionId, retryAfter };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { code: 'unexpected', message, status: 0, transactionId: null, retryAfter: null };
}
