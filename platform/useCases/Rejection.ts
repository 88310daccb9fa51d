/** The rules that reject an operation. HTTP responds with the error of the same name. */
export type RejectionReason =
  | 'malformed'
  | 'notFound'
  | 'unknownReward'
  | 'rewardLocked'
  | 'quantityLimitReached'
  | 'insufficientUnits'
  | 'challengeNotCompleted'
  | 'challengeAlreadyBanked'
  | 'challengeExpired'
  | 'staleRevision'
  | 'policiesNotAccepted'
  | 'notFromGame'
  | 'notSigned'
  | 'emailNotVerified'
  | 'claimDelivered'
  | 'claimTakenBack'
  | 'undoOver'
  | 'claimNeeded';

/** A rule rejects the operation. Its transaction is rolled back, so nothing changes. */
export class Rejection extends Error {
  constructor(
    readonly reason: RejectionReason,
    readonly details: { message?: string; moreInfo?: string } = {},
  ) {
    super(details.message ?? reason);
  }
}
