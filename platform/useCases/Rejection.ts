import type { Counted } from '../db/stores/accounts/attemptStore';
import { isOfAccount } from '../domain/accounts/attempts';
import type { Problem } from '../domain/accounts/creation';

/** The rules that reject an operation. HTTP responds with the error of the same name. */
export type RejectionReason =
  | 'malformed'
  | 'invalidCredentials'
  | 'ticketExpired'
  | 'forbidden'
  | 'notFound'
  | 'tooManyCalls'
  | 'unknownReward'
  | 'rewardLocked'
  | 'quantityLimitReached'
  | 'insufficientUnits'
  | 'challengeNotCompleted'
  | 'challengeAlreadyBanked'
  | 'challengeExpired'
  | 'staleRevision'
  | 'linkedElsewhere'
  | 'platformTaken'
  | 'alreadyFriends'
  | 'playerBlocked'
  | 'policiesNotAccepted'
  | 'notFromGame'
  | 'notSigned'
  | 'emailNotVerified'
  | 'wrongPassword'
  | 'wrongCode'
  | 'setupOver'
  | 'claimDelivered'
  | 'claimTakenBack'
  | 'undoOver'
  | 'claimNeeded'
  | 'friendTooNew'
  | 'friendCannotReceive'
  | 'giftOver';

/** A rule rejects the operation. Its transaction is rolled back, so nothing changes. */
export class Rejection extends Error {
  constructor(
    readonly reason: RejectionReason,
    readonly details: { message?: string; moreInfo?: string } = {},
  ) {
    super(details.message ?? reason);
  }
}

/** The seconds from one instant to another, rounded up. */
export const secondsUntil = (end: Date, now: Date): number => Math.ceil((end.getTime() - now.getTime()) / 1000);

export class TooManyCalls extends Rejection {
  constructor(
    readonly seconds: number,
    by: Counted | { profileId: string },
  ) {
    const profileId = 'profileId' in by ? by.profileId : isOfAccount(by.kind) ? by.subject : null;
    super('tooManyCalls', {
      message: profileId === null ? 'Too many calls per IP address' : `Too many calls per profile id: ${profileId}`,
    });
  }
}

/** Fields break rules; the message of each depends on the reader's language. */
export class InvalidFields extends Rejection {
  constructor(readonly problems: readonly Problem[]) {
    super('malformed');
  }
}
