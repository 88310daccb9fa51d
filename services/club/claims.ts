import { defineAddition, path, pick, type PageInput } from '../http/endpoint';
import * as read from '../http/parse';
import { readRarityId } from './rarities';

const readClaimUndo = read.object({
  until: read.instant,
  /**
   * The lots that its Units return to, soonest to expire first; null for Units that never expire. Expired Units come back
   * for some days, unless their lot got this grace before.
   */
  lots: read.list(
    read.object({
      units: read.number,
      expiresAt: read.optionalInstant,
      hasGrace: read.flag,
    }),
  ),
});

/** Dates are ISO instants. */
export type ClaimUndo = ReturnType<typeof readClaimUndo>;

const readClaim = read.object({
  claimId: read.string,
  claimDate: read.instant,
  units: read.number,
  refundDate: read.optionalInstant,
  /** The entry of the Units ledger that paid; null if the services do not name it. */
  transactionId: read.optionalText,
  undo: read.orNull(readClaimUndo),
  /** The friend whose gift it was; null for the player's own claims. */
  giverName: read.optionalText,
  /** Null once it is refunded. */
  code: read.optionalText,
  rewardId: read.string,
  gameTitle: read.text,
  name: read.string,
  imageUrl: read.link,
  rarityId: readRarityId,
  rewardLocation: read.optionalText,
  instruction: read.text,
});
export type Claim = ReturnType<typeof readClaim>;

export const readClaims = read.object({
  claims: read.list(readClaim),
  /** On all pages. */
  total: read.number,
});

/** Including refunded ones, newest first; of one game, or of all without a `spaceId`. */
export const getClaims = defineAddition('club.getClaims', 'GET', {
  path: '/v1/profiles/me/club/rewards/claims',
  query: pick<PageInput & { spaceId?: string; undoable?: true }>('spaceId', 'undoable', 'offset', 'limit'),
  parse: readClaims,
});

export const readUndoneClaim = read.object({
  claimId: read.string,
  units: read.number,
  /** Until when the Units of expired lots are valid; null without any. */
  renewedUntil: read.optionalInstant,
  unitBalance: read.number,
});
export type UndoneClaim = ReturnType<typeof readUndoneClaim>;

/** Rejected with `claimDelivered` or `undoOver` if it is too late. */
export const undoClaim = defineAddition('club.undoClaim', 'POST', {
  path: ({ claimId }: { claimId: string }) => path`/v1/profiles/me/club/rewards/claims/${claimId}/undo`,
  parse: readUndoneClaim,
  honorsIdempotencyKey: true,
});
