import { defineEndpoint, path } from '../http/endpoint';
import {
  orNull,
  readInstant,
  readLink,
  readList,
  readNumber,
  readObject,
  readOptionalInstant,
  readFlag,
  readOptionalText,
  readString,
  readText,
} from '../http/parse';
import { type RarityId, readRarityId } from './rarities';

/** How a claim can be taken back. Dates are ISO instants. */
export interface ClaimUndo {
  until: string;
  /**
   * The lots that its Units return to, soonest to expire first; null for Units that never expire. Expired Units come back
   * for some days, unless their lot got this grace before.
   */
  lots: { units: number; expiresAt: string | null; hasGrace: boolean }[];
}

const readClaimUndo = readObject<ClaimUndo>((field) => ({
  until: field('until', readInstant),
  lots: field(
    'lots',
    readList(
      readObject((lot) => ({
        units: lot('units', readNumber),
        expiresAt: lot('expiresAt', readOptionalInstant),
        hasGrace: lot('hasGrace', readFlag),
      })),
    ),
  ),
}));

export interface Claim {
  claimId: string;
  claimDate: string;
  /** The price paid, in Units. */
  units: number;
  /** Null for a claim that was not refunded. */
  refundDate: string | null;
  /** When the game delivered it; null until then. */
  deliveryDate: string | null;
  /** The entry of the Units ledger that paid; null where the services do not name it. */
  transactionId: string | null;
  /** Null for a claim that the player cannot take back any more. */
  undo: ClaimUndo | null;
  /** The code of the claim; null once it is refunded. */
  code: string | null;
  rewardId: string;
  spaceId: string;
  gameSlug: string;
  gameTitle: string;
  name: string;
  kind: string | null;
  imageUrl: string | null;
  rarityId: RarityId;
  rewardLocation: string | null;
  instruction: string;
}

const readClaim = readObject<Claim>((field) => ({
  claimId: field('claimId', readString),
  claimDate: field('claimDate', readInstant),
  units: field('units', readNumber),
  refundDate: field('refundDate', readOptionalInstant),
  deliveryDate: field('deliveryDate', readOptionalInstant),
  transactionId: field('transactionId', readOptionalText),
  undo: field('undo', orNull(readClaimUndo)),
  code: field('code', readOptionalText),
  rewardId: field('rewardId', readString),
  spaceId: field('spaceId', readString),
  gameSlug: field('gameSlug', readText),
  gameTitle: field('gameTitle', readText),
  name: field('name', readString),
  kind: field('kind', readOptionalText),
  imageUrl: field('imageUrl', readLink),
  rarityId: field('rarityId', readRarityId),
  rewardLocation: field('rewardLocation', readOptionalText),
  instruction: field('instruction', readText),
}));

export interface ClaimsPage {
  claims: Claim[];
  /** The number on all pages. */
  total: number;
}

export const readClaims = readObject<ClaimsPage>((field) => ({
  claims: field('claims', readList(readClaim)),
  total: field('total', readNumber),
}));

interface ClaimsQuery {
  spaceId?: string;
  /** Only claims that can be taken back. */
  undoable?: true;
  offset: number;
  limit: number;
}

/** A page of the player's claims including refunded ones, newest first; of one game, or of all without a `spaceId`. */
export const getClaims = defineEndpoint<ClaimsQuery, ClaimsPage>({
  name: 'club.getClaims',
  method: 'GET',
  path: () => '/v1/profiles/me/club/rewards/claims',
  query: ({ spaceId, undoable, offset, limit }) => ({ spaceId, undoable, offset, limit }),
  auth: 'ticket',
  parse: readClaims,
});

/** What taking a claim back returned. */
export interface UndoneClaim {
  claimId: string;
  units: number;
  /** Until when the Units of expired lots are valid; null without any. */
  renewedUntil: string | null;
  /** Units afterwards. */
  unitBalance: number;
}

export const readUndoneClaim = readObject<UndoneClaim>((field) => ({
  claimId: field('claimId', readString),
  units: field('units', readNumber),
  renewedUntil: field('renewedUntil', readOptionalInstant),
  unitBalance: field('unitBalance', readNumber),
}));

/** Takes a claim back, once; rejected with `claimDelivered` or `undoOver` where it is too late. */
export const undoClaim = defineEndpoint<{ claimId: string }, UndoneClaim>({
  name: 'club.undoClaim',
  method: 'POST',
  path: ({ claimId }) => path`/v1/profiles/me/club/rewards/claims/${claimId}/undo`,
  auth: 'ticket',
  parse: readUndoneClaim,
  honorsIdempotencyKey: true,
});
