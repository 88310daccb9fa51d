import type { Counted } from '../db/stores/accounts/attemptStore';
import { isOfAccount } from '../domain/accounts/attempts';
import type { Problem } from '../domain/accounts/creation';
import type { ErrorName } from './errorTable';

/** A rule rejects the operation. Its transaction is rolled back, so nothing changes; HTTP responds with the error of that name. */
export class Rejection extends Error {
  constructor(
    readonly reason: ErrorName,
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
